import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  fillComponents,
  jsxElement,
  type JsxChild,
} from '../../../shared/mdxComponents';
import {
  compatibility,
  type CompatibilityStatus,
} from '../../../shared/releases/compatibilityRows';
import { dataDate } from '../../../shared/releases/dataDate';
import {
  issueEntries,
  taskSupportTable,
} from '../../../shared/releases/issueMarkdown';
import {
  expoRelease,
  reanimatedSupport,
} from '../../../shared/releases/registryQueries';

/** The content of a cell: a text, or a text with links and code. */
type Cell = string | readonly PhrasingContent[];

/** A caption, column heads, and rows whose first cell heads them. */
interface CompatibilityTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const STATUS: Readonly<Record<CompatibilityStatus, string>> = {
  tested: 'Tested',
  declared: 'In range',
  outdated: 'Outdated',
};

const NOT_USED = 'none';

const safety = taskSupportTable();

/**
 * The tables of the compatibility data, by their name in `<Compatibility table="…" />`.
 */
const TABLES: Readonly<Record<string, CompatibilityTable>> = {
  expo: {
    caption: 'Expo SDKs and the versions that they pin',
    columns: [
      'Expo SDK',
      'React Native',
      'Reanimated',
      'Worklets',
      'Gesture Handler',
      'Bottom sheet',
      'State',
    ],
    rows: compatibility.expo.map(
      ({ sdk, library, status, alsoReactNative }) => {
        const release = expoRelease(sdk);
        return [
          sdk,
          [release.reactNative, alsoReactNative].filter(Boolean).join(' or '),
          release.reanimated ?? NOT_USED,
          release.worklets ?? NOT_USED,
          release.gestureHandler ?? NOT_USED,
          library,
          STATUS[status],
        ];
      },
    ),
  },
  reanimated: {
    caption: 'Reanimated releases and what they accept',
    columns: [
      'Reanimated',
      'Worklets',
      'React Native',
      'Architecture',
      'Bottom sheet',
    ],
    rows: compatibility.reanimated.map(({ version, library }) => {
      const support = reanimatedSupport(version);
      return [
        version,
        support.worklets ?? NOT_USED,
        support.reactNative,
        support.newArchitectureOnly ? 'New only' : 'New and legacy',
        library,
      ];
    }),
  },
  ranges: {
    caption: 'Bottom sheet releases and the versions they work with',
    columns: ['Bottom sheet', 'Reanimated', 'Gesture Handler'],
    rows: compatibility.declaredRanges.map((row) => [
      row.library,
      row.reanimated,
      row.gestureHandler,
    ]),
  },
  releases: {
    caption: 'What works in which 5.2 release',
    columns: ['Task', ...safety.columns],
    rows: safety.rows.map(({ task, cells }) => [task, ...cells]),
  },
};

const content = (cell: Cell): readonly PhrasingContent[] =>
  typeof cell === 'string' ? [{ type: 'text', value: cell }] : [...cell];

function tableElement(
  name: string,
  table: CompatibilityTable,
): MdxJsxFlowElement {
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
        jsxElement(
          'caption',
          content(`${table.caption}, as of ${dataDate(new Date())}`),
          { id },
        ),
        jsxElement('thead', [jsxElement('tr', head)]),
        jsxElement('tbody', rows),
      ]),
    ],
    { role: 'region', 'aria-labelledby': id, tabIndex: '0' },
  );
}

/**
 * Remark plugin: gives each `<Compatibility table="…" />` a table of
 * `src/shared/releases/compatibility.json` as its children, so that scripts need no data.
 * `table="issues"` gives it an entry with an anchor for every known issue.
 *
 * @throws Error naming file, line and fix on a malformed `<Compatibility>`
 */
export default function compatibilityPlugin() {
  return (tree: Root, file: VFile): void => {
    fillComponents(tree, file, 'Compatibility', ['table'], ({ table = '' }) => {
      if (table === 'issues') {
        return { children: issueEntries() as JsxChild[] };
      }
      const known = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined;
      if (known === undefined) {
        throw new Error(
          `there is no table "${table}"; use one of issues, ${Object.keys(TABLES).join(', ')}.`,
        );
      }
      return { children: [tableElement(table, known)] };
    });
  };
}
