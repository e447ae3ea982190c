import type { ComponentProps, ReactNode } from 'react';

/**
 * Code within a sentence. Blocks never come here: the `code-highlight` plugin
 * has turned them into `CodeBlock`s, so the theme's own block and its
 * highlighter stay out of the bundle.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
