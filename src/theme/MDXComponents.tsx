// Adds the components that authors use in MDX without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeCheck from '@site/src/components/CodeCheck';
import Compatibility from '@site/src/components/Compatibility';
import Figure from '@site/src/components/Figure';
import Platform from '@site/src/components/Platform';
import Table from '@site/src/components/Table';
import islands from '@site/src/islands/inMdx';
import VersionCheck from '@site/src/components/VersionCheck';
import CodeBlock from '@site/src/components/CodeBlock';

export default {
  ...MDXComponents,
  ...islands,
  Compatibility,
  CodeBlock,
  CodeCheck,
  Figure,
  Platform,
  VersionCheck,
  table: Table,
};
