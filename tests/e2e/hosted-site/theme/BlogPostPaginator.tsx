import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogPostPaginator';
import BlogPostPaginator from '@theme-init/BlogPostPaginator';
import { useCrash } from './useCrash';

export default function CrashingBlogPostPaginator(props: Props): ReactNode {
  useCrash();
  return <BlogPostPaginator {...props} />;
}
