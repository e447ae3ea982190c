/** A prop that the reader sets with a switch. */
interface Switch {
  readonly initial: boolean;
}

/** A prop that the reader sets with a slider. */
interface SliderControl {
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A prop, or a part of the program, that the reader chooses from a list. */
interface Choice {
  readonly initial: string;
  /** What the list shows, by the name that the choice has in an address. */
  readonly options: Readonly<Record<string, string>>;
}

interface Common {
  /** What the sheet takes when the prop is not given, if not the initial value. */
  readonly fallback?: boolean | number | string;
  /** Takes effect only when the sheet is mounted again. */
  readonly onMount?: true;
}

/** What the reader may change, and how. */
export type Control = (Switch | SliderControl | Choice) & Common;

const OFF = { initial: false } as const;
const ON = { initial: true } as const;

/** Snap points by the name of their choice. */
export const SNAP_POINTS = {
  '25-50-80': ['25%', '50%', '80%'],
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
    initial: 'view',
    options: { view: 'BottomSheetView', list: 'BottomSheetFlatList' },
  },
  index: { initial: 1, fallback: 0, min: -1, max: 2, step: 1 },
  snapPoints: {
    initial: '25-50-80',
    fallback: 'none',
    options: {
      '25-50-80': "['25%', '50%', '80%']",
      '120-60': "[120, '60%']",
      '100': "['100%']",
      none: 'not given',
      empty: '[]',
      '0-50': "[0, '50%']",
    },
  },
  enableDynamicSizing: { initial: false, fallback: true, onMount: true },
  enablePanDownToClose: { initial: true, fallback: false },
  enableHandlePanningGesture: ON,
  enableContentPanningGesture: ON,
  enableOverDrag: ON,
  overDragResistanceFactor: { initial: 2.5, min: 0, max: 10, step: 0.5 },
  detached: OFF,
  bottomInset: { initial: 0, min: 0, max: 120, step: 10 },
  animateOnMount: { initial: true, onMount: true },
  backdrop: OFF,
} as const satisfies Record<string, Control>;

type Controls = typeof CONTROLS;
/** The name of a control. */
export type ControlName = keyof Controls;

/** A value of each control. */
export type Values = {
  readonly [Name in ControlName]: Controls[Name] extends Switch
    ? boolean
    : Controls[Name] extends SliderControl
      ? number
      : Controls[Name] extends { readonly options: infer Options }
        ? keyof Options
        : never;
};

/** The controls with their names, in order. */
export const CONTROL_LIST = Object.entries(CONTROLS) as readonly (readonly [
  ControlName,
  Control,
])[];

/** The values that the controls start with. */
export const INITIAL_VALUES = Object.fromEntries(
  CONTROL_LIST.map(([name, { initial }]) => [name, initial]),
) as Values;

/** Lists the options of a control that the sheet refuses with the other values. */
export function invalidOptions(
  name: ControlName,
  { enableDynamicSizing }: Values,
): readonly string[] {
  if (name !== 'snapPoints') {
    return [];
  }
  // With dynamic sizing the content's height is a point.
  return enableDynamicSizing ? ['0-50'] : ['empty', '0-50'];
}

/** Returns the index of the highest snap point. */
export function lastIndex({ snapPoints }: Values): number {
  return Math.max((SNAP_POINTS[snapPoints]?.length ?? 0) - 1, 0);
}

/**
 * Whether a sheet that is mounted with these values may stay closed: where the
 * package places a sheet without animation, it skips position 0, the top of the
 * container. Which way it takes depends on whether the container and the handle
 * are measured together, so the same values open the sheet one time and not the
 * next.
 */
export function mayStayClosed(values: Values): boolean {
  return (
    !values.animateOnMount &&
    !values.enableDynamicSizing &&
    values.snapPoints === '100' &&
    values.index === 0
  );
}

/** How far above the bottom edge a sheet floats once it is detached. */
const DETACHED_BOTTOM_INSET = 40;

/**
 * Corrects values that conflict, so that the sheet throws only for the options listed
 * as mistakes: it needs snap points or dynamic sizing, and an index within range.
 *
 * @param values - what the controls are to be set to
 * @param changed - the control that was set last: the others follow it
 */
export function normalizeValues(values: Values, changed?: ControlName): Values {
  if (values.snapPoints === 'none' && !values.enableDynamicSizing) {
    return normalizeValues(
      changed === 'enableDynamicSizing'
        ? { ...values, snapPoints: INITIAL_VALUES.snapPoints }
        : { ...values, enableDynamicSizing: true },
    );
  }
  const index = Math.min(values.index, lastIndex(values));
  if (changed !== 'detached') {
    return { ...values, index };
  }
  if (!values.detached) {
    return { ...values, index, bottomInset: 0 };
  }
  // At the bottom edge, and below its highest snap point, a detached sheet is
  // only narrower.
  const bottomInset = values.bottomInset || DETACHED_BOTTOM_INSET;
  return { ...values, index: lastIndex(values), bottomInset };
}
