import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  fillComponents,
  jsxElement,
  type JsxChild,
} from '../../../shared/mdxComponents';
import { issueEntries } from '../../../shared/releases/issues';
import {
  TABLES,
  type Cell,
  type CompatibilityTable,
  type TableName,
} from './tables';

function content(cell: Cell): PhrasingContent[] {
  return typeof cell === 'string'
    ? [{ type: 'text', value: cell }]
    : [...cell.nodes];
}

function tableElement(name: TableName): MdxJsxFlowElement {
  const table: CompatibilityTable = TABLES[name];
  const id = `compatibility-${name}`;
  const head = table.columns.map((column) =>
    jsxElement('th', content(column), { scope: 'col' }),
  );
  const rows = table.rows.map((row) =>
    jsxElement(
      'tr',
      row.map((cell, index) =>
        index === 0
          ? jsxElement('th', content(cell), { scope: 'row' })
          : jsxElement('td', content(cell)),
      ),
    ),
  );
  // A wide table scrolls in its own region, which the keyboard must reach.
  return jsxElement(
    'div',
    [
      jsxElement('table', [
        jsxElement('caption', content(table.caption), { id }),
        jsxElement('thead', [jsxElement('tr', head)]),
        jsxElement('tbody', rows),
      ]),
    ],
    { role: 'region', 'aria-labelledby': id, tabIndex: '0' },
  );
}

const TABLE_NAMES = Object.keys(TABLES) as TableName[];

/**
 * Remark plugin: gives each `<Compatibility table="…" />` a table of
 * `src/shared/releases/compatibility.json` as its children, so that it is in the
 * page's HTML and the data is in no other page. `table="issues"` gives it an entry
 * with an anchor for every known issue.
 *
 * @throws Error naming file, line and fix on a malformed `<Compatibility>`
 */
export default function compatibilityPlugin() {
  return (tree: Root, file: VFile): void => {
    fillComponents(tree, file, 'Compatibility', ['table'], ({ table }) => {
      if (table === 'issues') {
        return { children: issueEntries() as JsxChild[] };
      }
      const name = TABLE_NAMES.find((candidate) => candidate === table);
      if (name === undefined) {
        throw new Error(
          `there is no table "${table ?? ''}"; use one of issues, ${TABLE_NAMES.join(', ')}.`,
        );
      }
      return { children: [tableElement(name)] };
    });
  };
}
