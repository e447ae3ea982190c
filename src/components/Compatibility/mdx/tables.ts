import type { PhrasingContent } from 'mdast';
import { safetyTable } from '../../../shared/releases/issues';
import {
  expoRelease,
  reanimatedSupport,
} from '../../../shared/releases/published';
import type {
  Compatibility,
  CompatibilityStatus,
} from '../../../shared/releases/compatibilityRows';

/** What stands in a cell: a text, or text with links and code. */
export type Cell = string | { readonly nodes: readonly PhrasingContent[] };

/** One table: a caption, column heads, and rows whose first cell heads them. */
export interface CompatibilityTable {
  readonly name: TableName;
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** What `<Compatibility table="…" />` may ask for, in the order shown. */
export const TABLE_NAMES = [
  'expo',
  'reanimated',
  'ranges',
  'releases',
] as const;

/** The name of one table. */
export type TableName = (typeof TABLE_NAMES)[number];

const STATUS: Readonly<Record<CompatibilityStatus, string>> = {
  tested: 'Tested',
  declared: 'In range',
  outdated: 'Outdated',
};

const NOT_USED = 'none';

/** Which 5.2 releases are safe for what. */
function releasesTable(): CompatibilityTable {
  const { columns, rows } = safetyTable();
  return {
    name: 'releases',
    caption: 'What works in which 5.2 release',
    columns: ['Task', ...columns],
    rows: rows.map(({ task, cells }) => [{ nodes: task }, ...cells]),
  };
}

/**
 * Lays the compatibility data out as tables.
 *
 * @param only - the table to make; all of them when left out
 */
export function compatibilityTables(
  data: Compatibility,
  only?: TableName,
): CompatibilityTable[] {
  const tables: CompatibilityTable[] = [
    {
      name: 'expo',
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
      rows: data.expo.map(({ sdk, library, status, alsoReactNative }) => {
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
      }),
    },
    {
      name: 'reanimated',
      caption: 'Reanimated releases and what they accept',
      columns: [
        'Reanimated',
        'Worklets',
        'React Native',
        'Architecture',
        'Bottom sheet',
      ],
      rows: data.reanimated.map(({ version, library }) => {
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
    {
      name: 'ranges',
      caption: 'Bottom sheet releases and the versions they work with',
      columns: ['Bottom sheet', 'Reanimated', 'Gesture Handler'],
      rows: data.declaredRanges.map((row) => [
        row.library,
        row.reanimated,
        row.gestureHandler,
      ]),
    },
    releasesTable(),
  ];
  return tables.filter(({ name }) => only === undefined || name === only);
}
