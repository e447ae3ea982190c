// Ejected because the theme takes code with elements in it for a block, which it
// highlights: here a build has highlighted blocks, and linked names in sentences.
import type { ComponentProps, ReactNode } from 'react';

/** Code within a sentence, which no browser translates. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
