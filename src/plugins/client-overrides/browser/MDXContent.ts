// Overrides `src/theme/MDXContent`, without the provider of components for MDX:
// a text that comes with its page has none left, and marks itself.
import type { ReactNode } from 'react';
import type { Props } from '@theme/MDXContent';

export default function MDXContent({ children }: Props): ReactNode {
  return children;
}
