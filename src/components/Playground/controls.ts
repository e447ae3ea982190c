/** A prop that the reader sets with a switch. */
interface Switch {
  readonly type: 'switch';
  readonly initial: boolean;
  /** What the sheet takes when the prop is not given. */
  readonly fallback: boolean;
}

/** A prop that the reader sets with a slider. */
interface Amount {
  readonly type: 'number';
  readonly initial: number;
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A prop, or a part of the program, that the reader chooses from a list. */
interface Choice {
  readonly type: 'choice';
  readonly initial: string;
  /** What the list shows, by the name that the choice has in an address. */
  readonly options: Readonly<Record<string, string>>;
}

interface Common {
  /** Takes effect only when the sheet is mounted anew. */
  readonly onMount?: true;
}

/** What the reader may change, and how. */
export type Control = (Switch | Amount | Choice) & Common;

const OFF = { type: 'switch', initial: false, fallback: false } as const;
const ON = { type: 'switch', initial: true, fallback: true } as const;

/** Snap points by the name of their choice. */
export const SNAP_POINTS = {
  '25-50-90': ['25%', '50%', '90%'],
  '120-60': [120, '60%'],
  '100': ['100%'],
  none: undefined,
  empty: [],
  '0-50': [0, '50%'],
} satisfies Record<string, (number | string)[] | undefined>;

/**
 * The controls of the playground, by the prop that they set, in the order in
 * which the code gives them. `content` and `backdrop` stand for a part of the
 * program. Preview, code, Snack and address follow from this table.
 */
export const CONTROLS = {
  content: {
    type: 'choice',
    initial: 'view',
    options: { view: 'BottomSheetView', list: 'BottomSheetFlatList' },
  },
  index: {
    type: 'number',
    initial: 1,
    fallback: 0,
    min: -1,
    max: 9,
    step: 1,
  },
  snapPoints: {
    type: 'choice',
    initial: '25-50-90',
    options: {
      '25-50-90': "['25%', '50%', '90%']",
      '120-60': "[120, '60%']",
      '100': "['100%']",
      none: 'not given',
      empty: '[], an error',
      '0-50': "[0, '50%'], an error",
    },
  },
  enableDynamicSizing: { type: 'switch', initial: false, fallback: true },
  enablePanDownToClose: { type: 'switch', initial: true, fallback: false },
  enableHandlePanningGesture: ON,
  enableContentPanningGesture: ON,
  enableOverDrag: ON,
  overDragResistanceFactor: {
    type: 'number',
    initial: 2.5,
    fallback: 2.5,
    min: 0,
    max: 10,
    step: 0.5,
  },
  detached: OFF,
  bottomInset: {
    type: 'number',
    initial: 0,
    fallback: 0,
    min: 0,
    max: 120,
    step: 10,
  },
  animateOnMount: { ...ON, onMount: true },
  backdrop: OFF,
} as const satisfies Record<string, Control>;

type Controls = typeof CONTROLS;

/** The name of a control. */
export type ControlName = keyof Controls;

/** What the controls are set to. */
export type Values = {
  readonly [Name in ControlName]: Controls[Name] extends Switch
    ? boolean
    : Controls[Name] extends Amount
      ? number
      : Controls[Name] extends { readonly options: infer Options }
        ? keyof Options
        : never;
};

/** All controls, with their names. */
export const CONTROL_LIST = Object.entries(CONTROLS) as readonly (readonly [
  ControlName,
  Control,
])[];

/** What the controls are set to at first. */
export const INITIAL = Object.fromEntries(
  CONTROL_LIST.map(([name, { initial }]) => [name, initial]),
) as Values;
