import type {
  BreakageRow,
  Compatibility,
  CompatibilityStatus,
  Evidence,
} from '../../data/compatibilityRows';

/** A text, or a text with the address that it links to. */
export type CellPart =
  string | { readonly text: string; readonly href: string };

/** What stands in a cell, in order. */
export type Cell = CellPart | readonly CellPart[];

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
  'breakages',
] as const;

/** The name of one table. */
export type TableName = (typeof TABLE_NAMES)[number];

const STATUS: Readonly<Record<CompatibilityStatus, string>> = {
  tested: 'Tested',
  declared: 'In range',
  outdated: 'Outdated',
};

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  source: 'Seen in the source',
  report: 'Reported',
};

const NOT_USED = 'none';

function cureCell({ cure, evidence, source }: BreakageRow): Cell {
  const known = EVIDENCE[evidence];
  return source === undefined
    ? `${cure} ${known}.`
    : [`${cure} `, { text: known, href: source }, '.'];
}

/**
 * Lays the compatibility data out as tables.
 *
 * @param data - the data
 * @param only - the table to make; all of them when left out
 * @returns the tables in reading order
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
      rows: data.expo.map((row) => [
        row.sdk,
        row.reactNative,
        row.reanimated,
        row.worklets ?? NOT_USED,
        row.gestureHandler,
        row.library,
        STATUS[row.status],
      ]),
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
      rows: data.reanimated.map((row) => [
        row.version,
        row.worklets ?? NOT_USED,
        row.reactNative,
        row.newArchitectureOnly ? 'New only' : 'New and legacy',
        row.library,
      ]),
    },
    {
      name: 'ranges',
      caption: 'Bottom sheet releases and the ranges that they declare',
      columns: ['Bottom sheet', 'Reanimated', 'Gesture Handler'],
      rows: data.declaredRanges.map((row) => [
        row.library,
        row.reanimated,
        row.gestureHandler,
      ]),
    },
    {
      name: 'breakages',
      caption: 'Known breakages',
      columns: ['Bottom sheet', 'Together with', 'What happens', 'What to do'],
      rows: data.breakages.map((row) => [
        row.library,
        row.with,
        row.symptom,
        cureCell(row),
      ]),
    },
  ];
  return tables.filter(({ name }) => only === undefined || name === only);
}
