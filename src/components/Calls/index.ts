// `<Calls>`: the table of callbacks that each event causes.
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { authorError } from '../../shared/authorError';
import { findComponents } from '../../shared/mdxComponents';
import { parseMdx } from '../../site/mdx';
import { sampleVersionOfFile } from '../../site/versions';
import data from './calls.json';

/** The callbacks that an event causes, separated by spaces. */
export interface Calls {
  what: string;
  atRest: string;
  /** `null` for an event that cannot happen during an animation. */
  moving: string | null;
  /** `null` for an event that starts no animation. */
  interrupted: string | null;
}

/** By version of the docs and by component. */
export type CallTables = Record<string, Record<string, Calls[]>>;

const tables: CallTables = data;
const HEAD = ['What happens', 'At rest', 'While it moves', 'Interrupted'];

/**
 * Remark plugin: replaces `<Calls of="BottomSheet" />` by the table of the callbacks that
 * the component calls in the page's version, from `calls.json`, which
 * `tests/lab/calls.test.ts` writes from runs of the published packages.
 *
 * @throws Error naming file and line when there is no such table
 */
export default function callTables() {
  return (tree: Root, file: VFile): void => {
    const { name } = sampleVersionOfFile(file.path);
    for (const each of findComponents(tree, file, 'Calls', ['of'])) {
      const { of = '' } = each.attributes;
      const rows = tables[name]?.[of];
      if (!rows) {
        const known = Object.keys(tables[name] ?? {}).join(', ');
        throw authorError(
          file,
          each.node,
          `<Calls> has no table of "${of}" in ${name}; there are ${known}.`,
        );
      }
      each.replace(...parseMdx(file.path, tableOf(rows)).tree.children);
    }
  };
}

/** Writes a table in Markdown. */
const tableOf = (rows: readonly Calls[]): string =>
  [
    HEAD,
    HEAD.map(() => '---'),
    ...rows.map(({ what, atRest, moving, interrupted }) => [
      what,
      ...[atRest, moving, interrupted].map(formatCalls),
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

function formatCalls(calls: string | null): string {
  if (calls === null) return 'does not apply';
  if (calls === '') return 'nothing';
  return calls.replaceAll(/\w+\([^)]*\)/g, '`$&`').replaceAll('` `', '`, `');
}
