import { createContext } from 'react';

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
  /** Number of the sheet, counted as they were mounted, from 1. */
  readonly sheet: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Sheet {
  readonly number: number;
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
   * @returns its number, and what takes it away
   */
  readonly add = (): { number: number; remove: () => void } => {
    this.sheetCount += 1;
    const number = this.sheetCount;
    const { sheets } = this.findings;
    this.change({ sheets: [...sheets, { number, reading: undefined }] });
    return {
      number,
      remove: () => {
        this.change({
          sheets: this.findings.sheets.filter((one) => one.number !== number),
        });
      },
    };
  };

  readonly report = (number: number, reading: SheetReading): void => {
    this.change({
      sheets: this.findings.sheets.map((one) =>
        one.number === number ? { number, reading } : one,
      ),
    });
  };

  readonly log = (
    sheet: number,
    name: string,
    args: readonly unknown[],
  ): void => {
    this.callCount += 1;
    const call = { id: this.callCount, sheet, name, args };
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

/** The inspection of the frame that a sheet is in; undefined until asked for. */
export const InspectionContext = createContext<Inspection | undefined>(
  undefined,
);
