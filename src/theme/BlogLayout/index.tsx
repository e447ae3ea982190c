// Wrapped to bring the blog's own styles along.
import type { ReactNode } from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import './blog.css';

/** The theme's layout. */
export default function BlogLayoutWrapper(props: Props): ReactNode {
  return <BlogLayout {...props} />;
}
