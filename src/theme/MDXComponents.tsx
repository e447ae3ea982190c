// Wrapped to add the components that authors use in MDX without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import Compatibility from '@site/src/components/Compatibility';
import Figure from '@site/src/components/Figure';
import Install from '@site/src/components/Install';
import Platform from '@site/src/components/Platform';
import Table from '@site/src/components/Table';
import islands from '@site/src/client/islands/mdxIslands';
import CodeBlock from '@site/src/components/Code';

export default {
  ...MDXComponents,
  ...islands,
  Compatibility,
  CodeBlock,
  Figure,
  Install,
  Platform,
  table: Table,
  // The theme's works only where React renders the page's text.
  details: 'details',
};
