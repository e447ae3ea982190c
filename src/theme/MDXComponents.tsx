// Adds the components that authors use in MDX without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import Platform from '@site/src/components/Platform';

export default {
  ...MDXComponents,
  Platform,
};
