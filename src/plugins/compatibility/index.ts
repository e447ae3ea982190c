import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { ROOT, versionOfFile } from '../../site/versions';
import { compatibility } from '../../data/compatibilityRows';
import { authorError } from '../shared/fail';
import { readStringAttributes } from '../shared/jsxAttributes';
import { commandFences } from './commands';
import { issueEntries } from './issues';
import {
  compatibilityTables,
  TABLE_NAMES,
  type Cell,
  type CompatibilityTable,
} from './tables';

type Child = MdxJsxFlowElement['children'][number];

function element(
  name: string,
  children: readonly (Child | PhrasingContent)[],
  attributes: Readonly<Record<string, string>> = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(
      ([key, value]): MdxJsxAttribute => ({
        type: 'mdxJsxAttribute',
        name: key,
        value,
      }),
    ),
    // mdast types flow elements as holding blocks only; MDX compiles text
    // and links in them all the same, and a paragraph would add margins.
    children: children as Child[],
  };
}

function content(cell: Cell): PhrasingContent[] {
  return typeof cell === 'string'
    ? [{ type: 'text', value: cell }]
    : [...cell.nodes];
}

function tableElement(table: CompatibilityTable): MdxJsxFlowElement {
  const id = `compatibility-${table.name}`;
  const head = table.columns.map((column) =>
    element('th', content(column), { scope: 'col' }),
  );
  const rows = table.rows.map((row) =>
    element(
      'tr',
      row.map((cell, index) =>
        index === 0
          ? element('th', content(cell), { scope: 'row' })
          : element('td', content(cell)),
      ),
    ),
  );
  // A wide table scrolls in its own region, which the keyboard must reach.
  return element(
    'div',
    [
      element('table', [
        element('caption', content(table.caption), { id }),
        element('thead', [element('tr', head)]),
        element('tbody', rows),
      ]),
    ],
    { role: 'region', 'aria-labelledby': id, tabIndex: '0' },
  );
}

/** Not tables: the install commands and the entries of the known issues. */
const NAMES = ['install', 'issues', ...TABLE_NAMES] as const;

function childrenFor(file: VFile, node: MdxJsxFlowElement): Child[] {
  const { table } = readStringAttributes(file, node, ['table']);
  const name = NAMES.find((candidate) => candidate === table);
  if (table !== undefined && name === undefined) {
    throw authorError(
      file,
      node,
      `<Compatibility> has no table "${table}"; there are ${NAMES.join(', ')}.`,
    );
  }
  if (name === 'install') {
    return commandFences(versionOfFile(path.relative(ROOT, file.path)).name);
  }
  return name === 'issues'
    ? (issueEntries() as Child[])
    : compatibilityTables(compatibility, name).map(tableElement);
}

/**
 * Remark plugin: gives each `<Compatibility />` the tables of
 * `src/data/compatibility.json` as its children, so that they are in the
 * page's HTML and the data is in no other page.
 *
 * `<Compatibility table="expo" />` shows one table. `table="install"` has the
 * install commands of the version that the page belongs to, `table="issues"` an
 * entry with an anchor for every known issue.
 *
 * @throws Error naming file, line and fix on a malformed `<Compatibility>`
 */
export default function compatibilityPlugin() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node: Root | RootContent) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Compatibility') {
        throw authorError(file, node, 'put <Compatibility> on its own line.');
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Compatibility') {
        if (node.children.length > 0) {
          throw authorError(file, node, '<Compatibility> takes no children.');
        }
        node.children = childrenFor(file, node);
        node.attributes = [];
      }
    });
  };
}
