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

/** A callback as it was called. */
export interface Call {
  readonly id: number;
  /** What the sheet was called, where it was one of many. */
  readonly sheet: string | undefined;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Sheet {
  readonly id: number;
  readonly name: string | undefined;
  readonly reading: SheetReading | undefined;
}

/** What the inspector shows. */
export interface Findings {
  /** The mounted sheets, the last one being the topmost. */
  readonly sheets: readonly Sheet[];
  /** The latest calls, the last one first. */
  readonly calls: readonly Call[];
}

/** Calls that are kept. */
const KEPT = 50;

const NOTHING: Findings = { sheets: [], calls: [] };

/** Collects what the sheets of one frame report, for the inspector to show. */
export class Inspection {
  private findings = NOTHING;
  private readonly watchers = new Set<() => void>();
  private frame: number | undefined;
  private sheetCount = 0;
  private callCount = 0;
  /** What a sheet was last called: some callbacks come after it is gone. */
  private readonly labels = new Map<number, string | undefined>();

  readonly get = (): Findings => this.findings;

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
    this.sheetCount += 1;
    const id = this.sheetCount;
    const { sheets } = this.findings;
    this.change({ sheets: [...sheets, { id, name, reading: undefined }] });
    return {
      id,
      remove: () => {
        this.change({
          sheets: this.findings.sheets.filter((one) => one.id !== id),
        });
      },
    };
  };

  readonly report = (id: number, reading: SheetReading): void => {
    this.change({
      sheets: this.findings.sheets.map((one) =>
        one.id === id ? { ...one, reading } : one,
      ),
    });
  };

  /**
   * What tells a sheet from the others that are mounted: its name or its place,
   * the lowest being 1. Undefined where it is the only one.
   */
  readonly labelOf = (id: number): string | undefined => {
    const { sheets } = this.findings;
    const place = sheets.findIndex((one) => one.id === id);
    if (place !== -1) {
      const label = sheets[place]?.name ?? String(place + 1);
      this.labels.set(id, sheets.length < 2 ? undefined : label);
    }
    return this.labels.get(id);
  };

  readonly log = (id: number, name: string, args: readonly unknown[]): void => {
    this.callCount += 1;
    const call = { id: this.callCount, sheet: this.labelOf(id), name, args };
    this.change({ calls: [call, ...this.findings.calls].slice(0, KEPT) });
  };

  readonly clear = (): void => {
    this.change({ calls: [] });
  };

  /** A moving sheet reports often: its watchers hear of it once a frame. */
  private change(part: Partial<Findings>): void {
    this.findings = { ...this.findings, ...part };
    this.frame ??= requestAnimationFrame(() => {
      this.frame = undefined;
      this.watchers.forEach((watcher) => {
        watcher();
      });
    });
  }
}
