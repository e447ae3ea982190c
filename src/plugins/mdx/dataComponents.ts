import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import callTables from '../../components/Calls';
import compatibility from '../../components/Compatibility/mdx';
import demoSource from '../../components/Demo/source';
import figures from '../../components/Figure/mdx';
import installCommands from '../../components/Install/mdx';
import apiFacts from '../../components/Member';
import memberFilter from '../../components/MemberFilter/mdx';
import releaseHistory from '../../components/ReleaseHistory';

type RemarkPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

/** Remark plugins that put data of `src/` into pages, in the order in which they run. */
const dataComponents: readonly RemarkPlugin[] = [
  demoSource,
  installCommands,
  memberFilter,
  apiFacts,
  compatibility,
  releaseHistory,
  callTables,
  figures,
];

export default dataComponents;
