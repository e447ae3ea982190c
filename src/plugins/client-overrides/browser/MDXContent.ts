// Overrides the theme's MDXContent, without the provider of components for MDX:
// a text that comes with its page has none left.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';

/**
 * Never called. The bundler puts the styles of what is imported into the style
 * sheet, and those of the components are needed.
 *
 * @public
 */
export const loadStyles = () =>
  import(/* webpackChunkName: "mdx-components" */ '@theme/MDXComponents');

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
