// Ejected because the theme renders code that contains elements as a block. Here it is in
// a sentence, with links in it, and the build highlights blocks.
import type { ComponentProps, ReactNode } from 'react';

/** Renders code within a sentence, which browsers do not translate. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
