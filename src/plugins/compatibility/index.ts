import type { Link, Root, RootContent, Text } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { compatibility } from '../../data/compatibilityRows';
import { authorError } from '../shared/fail';
import { readStringAttributes } from '../shared/jsxAttributes';
import {
  compatibilityTables,
  TABLE_NAMES,
  type Cell,
  type CellPart,
  type CompatibilityTable,
  type TableName,
} from './tables';

type Child = MdxJsxFlowElement['children'][number];

function element(
  name: string,
  children: readonly (Child | Text | Link)[],
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

function partContent(part: CellPart): Text | Link {
  return typeof part === 'string'
    ? { type: 'text', value: part }
    : {
        type: 'link',
        url: part.href,
        children: [{ type: 'text', value: part.text }],
      };
}

function content(cell: Cell): (Text | Link)[] {
  return typeof cell === 'string' || 'text' in cell
    ? [partContent(cell)]
    : cell.map(partContent);
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

function tableName(
  file: VFile,
  node: MdxJsxFlowElement,
): TableName | undefined {
  const { table } = readStringAttributes(file, node, ['table']);
  if (table === undefined) {
    return undefined;
  }
  const name = TABLE_NAMES.find((candidate) => candidate === table);
  if (name === undefined) {
    throw authorError(
      file,
      node,
      `<Compatibility> has no table "${table}"; there are ${TABLE_NAMES.join(', ')}.`,
    );
  }
  return name;
}

/**
 * Remark plugin: gives each `<Compatibility />` the tables of
 * `src/data/compatibility.json` as its children, so that they are in the
 * page's HTML and the data is in no other page.
 *
 * `<Compatibility table="expo" />` shows one table.
 *
 * @throws Error naming file, line and cure on a malformed `<Compatibility>`
 */
export default function compatibilityPlugin() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node: Root | RootContent) => {
      if (node.type === 'mdxJsxTextElement' && node.name === 'Compatibility') {
        throw authorError(
          file,
          node,
          'put <Compatibility> on a line of its own.',
        );
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Compatibility') {
        if (node.children.length > 0) {
          throw authorError(file, node, '<Compatibility> takes no children.');
        }
        node.children = compatibilityTables(
          compatibility,
          tableName(file, node),
        ).map(tableElement);
        node.attributes = [];
      }
    });
  };
}
