import { send } from './port';

/** Who follows the finger. */
export type GestureOwner = 'none' | 'sheet' | 'list';

/** What a sheet says about itself. Lengths are in CSS pixels. */
export interface SheetReading {
  /** Between two snap points it is a fraction. */
  readonly index: number;
  /** Distance of the sheet's top from the top of its container. */
  readonly position: number;
  /** The position of each snap point, from the lowest sheet up. */
  readonly detents: readonly number[];
  readonly containerHeight: number;
  readonly gesture: GestureOwner;
  /** Whether a list inside may scroll; undefined where there is no list. */
  readonly listScrolls: boolean | undefined;
  /** As the sheet names it. */
  readonly keyboard: string;
}

interface Sheet {
  readonly id: number;
  readonly name: string | undefined;
  readonly reading: SheetReading | undefined;
}

/** What the arguments of the callbacks are called. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['index', 'position', 'type'],
  onAnimate: ['fromIndex', 'toIndex', 'fromPosition', 'toPosition'],
};

/** The names of `SNAP_POINT_TYPE`. */
const TYPES: readonly string[] = ['PROVIDED', 'DYNAMIC'];

/** A number as readers see it. */
export const round = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)));

function show(name: string, args: readonly unknown[]): string {
  const named = args.map((value, index) => {
    const label = ARGUMENTS[name]?.[index];
    const text =
      typeof value === 'number'
        ? ((label === 'type' ? TYPES[value] : undefined) ?? round(value, 1))
        : String(value);
    return label === undefined ? text : `${label}: ${text}`;
  });
  return `${name}(${named.join(', ')})`;
}

/** Collects what the sheets report, and tells the page what they call. */
export class Inspection {
  /** The mounted sheets, the last one being the topmost. */
  private sheets: readonly Sheet[] = [];
  private readonly watchers = new Set<() => void>();
  private frame: number | undefined;
  private count = 0;
  /** What a sheet was last called: some callbacks come after it is gone. */
  private readonly labels = new Map<number, string | undefined>();

  readonly getTop = (): Sheet | undefined => this.sheets.at(-1);

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => {
      this.watchers.delete(watcher);
    };
  };

  /**
   * Adds a sheet.
   *
   * @param name - its own, where it has one
   * @returns its id, and what takes it away
   */
  readonly add = (name?: string): { id: number; remove: () => void } => {
    this.count += 1;
    const id = this.count;
    this.change([...this.sheets, { id, name, reading: undefined }]);
    return {
      id,
      remove: () => {
        this.change(this.sheets.filter((one) => one.id !== id));
      },
    };
  };

  readonly report = (id: number, reading: SheetReading): void => {
    this.change(
      this.sheets.map((one) => (one.id === id ? { ...one, reading } : one)),
    );
  };

  /**
   * What tells a sheet from the others that are mounted: its name or its place,
   * the lowest being 1. Undefined where it is the only one.
   */
  readonly labelOf = (id: number): string | undefined => {
    const place = this.sheets.findIndex((one) => one.id === id);
    if (place !== -1) {
      const label = this.sheets[place]?.name ?? String(place + 1);
      this.labels.set(id, this.sheets.length < 2 ? undefined : label);
    }
    return this.labels.get(id);
  };

  readonly log = (id: number, name: string, args: readonly unknown[]): void => {
    send({ is: 'call', text: show(name, args), label: this.labelOf(id) });
  };

  /** A moving sheet reports often: its watchers hear of it once a frame. */
  private change(sheets: readonly Sheet[]): void {
    this.sheets = sheets;
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.watchers.forEach((watcher) => {
        watcher();
      });
    });
  }
}
