import type { PhrasingContent } from 'mdast';
import {
  compatibility,
  type CompatibilityStatus,
} from '../../../shared/releases/compatibilityRows';
import { safetyTable } from '../../../shared/releases/issues';
import {
  expoRelease,
  reanimatedSupport,
} from '../../../shared/releases/published';

/** What stands in a cell: a text, or text with links and code. */
export type Cell = string | { readonly nodes: readonly PhrasingContent[] };

/** A caption, column heads, and rows whose first cell heads them. */
export interface CompatibilityTable {
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

const safety = safetyTable();

/** The compatibility data laid out, by what `<Compatibility table="…" />` asks for. */
export const TABLES = {
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
    rows: safety.rows.map(({ task, cells }) => [{ nodes: task }, ...cells]),
  },
} satisfies Readonly<Record<string, CompatibilityTable>>;

export type TableName = keyof typeof TABLES;
