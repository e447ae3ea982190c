import type { ReactNode } from 'react';
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import './blog.css';

/** The theme's layout in the blog's own look. */
export default function BlogLayoutWrapper(props: Props): ReactNode {
  return <BlogLayout {...props} />;
}
