import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import callTables from '../../components/Calls';
import codeHighlight from '../../components/Code/mdx';
import compatibility from '../../components/Compatibility/mdx';
import demoSource from '../../components/Demo/source';
import figures from '../../components/Figure/mdx';
import installCommands from '../../components/Install/mdx';
import apiFacts from '../../components/Member';
import memberFilter from '../../components/MemberFilter/mdx';
import releaseHistory from '../../components/ReleaseHistory';

type RemarkPlugin = () => (tree: Root, file: VFile) => void | Promise<void>;

/** A component, a fence, or a field of a fence's data, see `CodeData`. */
type PagePart = '<Demo>' | '<Member>' | 'fence' | 'folds' | 'run';

/**
 * A remark plugin, and the parts of a page by which it depends on others. One that names
 * none changes its own component alone, and may run at any time.
 */
export interface Stage {
  readonly plugin: RemarkPlugin;
  /** Parts that the stages before have added, and that none has removed. */
  readonly reads?: readonly PagePart[];
  readonly adds?: readonly PagePart[];
  /** Parts of those it reads that are gone afterwards. */
  readonly removes?: readonly PagePart[];
}

/** The stages that put data of `src/` into pages, in the order in which they run. */
export const dataStages: readonly Stage[] = [
  {
    plugin: demoSource,
    reads: ['<Demo>'],
    adds: ['fence', 'folds'],
  },
  { plugin: installCommands },
  { plugin: memberFilter, reads: ['<Member>'] },
  { plugin: apiFacts, reads: ['<Member>'], removes: ['<Member>'] },
  { plugin: compatibility },
  { plugin: releaseHistory },
  { plugin: callTables },
  { plugin: figures },
];

/**
 * The stages after them, which compile and highlight fences.
 *
 * @param compileSamples - from `runnableSamples()`
 */
export const codeStages = (compileSamples: RemarkPlugin): Stage[] => [
  { plugin: compileSamples, reads: ['fence', 'folds'], adds: ['run'] },
  {
    plugin: codeHighlight,
    reads: ['fence', 'folds', 'run'],
    removes: ['fence'],
  },
];
