// Adds the components that authors use in MDX without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@site/src/components/Demo';
import Install from '@site/src/components/Install';
import Platform from '@site/src/components/Platform';

export default {
  ...MDXComponents,
  Demo,
  Install,
  Platform,
};
