// Ejected for its weight: the theme's part loads a highlighter for blocks, which
// the `code-highlight` plugin has highlighted by then.
import type { ComponentProps, ReactNode } from 'react';

/** Code within a sentence. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
