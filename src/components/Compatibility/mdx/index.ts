import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { compatibility } from '../../../shared/releases/compatibilityRows';
import {
  fillComponents,
  jsxElement,
  type JsxChild,
} from '../../../shared/mdxComponents';
import { issueEntries } from '../../../shared/releases/issues';
import {
  compatibilityTables,
  TABLE_NAMES,
  type Cell,
  type CompatibilityTable,
} from './tables';

function content(cell: Cell): PhrasingContent[] {
  return typeof cell === 'string'
    ? [{ type: 'text', value: cell }]
    : [...cell.nodes];
}

function tableElement(table: CompatibilityTable): MdxJsxFlowElement {
  const id = `compatibility-${table.name}`;
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

/** Not a table: the entries of the known issues. */
const NAMES = ['issues', ...TABLE_NAMES] as const;

/**
 * Remark plugin: gives each `<Compatibility />` the tables of
 * `src/shared/releases/compatibility.json` as its children, so that they are in the
 * page's HTML and the data is in no other page.
 *
 * `<Compatibility table="expo" />` shows one table, `table="issues"` an entry
 * with an anchor for every known issue.
 *
 * @throws Error naming file, line and fix on a malformed `<Compatibility>`
 */
export default function compatibilityPlugin() {
  return (tree: Root, file: VFile): void => {
    fillComponents(tree, file, 'Compatibility', ['table'], ({ table }) => {
      const name = NAMES.find((candidate) => candidate === table);
      if (table !== undefined && name === undefined) {
        throw new Error(
          `there is no table "${table}"; use one of ${NAMES.join(', ')}.`,
        );
      }
      return {
        children:
          name === 'issues'
            ? (issueEntries() as JsxChild[])
            : compatibilityTables(compatibility, name).map(tableElement),
      };
    });
  };
}
