// The sheets of the app that runs, of which a frame has one at a time.
import type { RefObject } from 'react';
import {
  ANIMATION_STATUS,
  type useBottomSheetInternal,
} from '@gorhom/bottom-sheet';
import { send } from './transport';

/** The context that a sheet shares with its parts. */
export type Internal = RefObject<
  NonNullable<ReturnType<typeof useBottomSheetInternal>>
>;

/** Lists the positions of a sheet's snap points, from the lowest up. */
export const detentsOf = (internal: Internal['current']): readonly number[] =>
  internal.animatedDetentsState.get().detents ?? [];

/** A sheet of the app. */
export interface Sheet {
  /** Its own, of a modal that has one. */
  name?: string | undefined;
  /** Whether it opens once it is mounted, and has come to rest since. */
  opensOnMount: boolean;
  hasOpened: boolean;
  internal?: Internal;
  /** What it was last called: some callbacks come after it is gone. */
  label?: string | undefined;
}

/** The last one is the topmost. */
let mounted: readonly Sheet[] = [];

/** Adds a sheet; returns a function that removes it. */
export function registerSheet(sheet: Sheet, internal: Internal): () => void {
  sheet.internal = internal;
  sheet.hasOpened = false;
  mounted = [...mounted, sheet];
  return () => {
    mounted = mounted.filter((one) => one !== sheet);
  };
}

/** Returns the topmost sheet. */
export const topSheet = (): Sheet | undefined => mounted.at(-1);

/**
 * Returns what tells a sheet from the others that are mounted: its name or its position,
 * from 1 for the lowest. Undefined where it is the only one.
 */
export function sheetLabel(sheet: Sheet): string | undefined {
  const place = mounted.indexOf(sheet);
  if (place !== -1) {
    const label = sheet.name ?? String(place + 1);
    sheet.label = mounted.length < 2 ? undefined : label;
  }
  return sheet.label;
}

/** The names of the callbacks' arguments. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['index', 'position', 'type'],
  onAnimate: ['fromIndex', 'toIndex', 'fromPosition', 'toPosition'],
};

/** The names of `SNAP_POINT_TYPE`. */
const SNAP_POINT_TYPE_NAMES: readonly string[] = ['PROVIDED', 'DYNAMIC'];

/** Rounds a number for readers. */
export const round = (value: number, digits: number): string =>
  String(Number(value.toFixed(digits)));

/** Writes a call with its arguments. */
function formatCall(name: string, args: readonly unknown[]): string {
  const named = args.map((value, index) => {
    const label = ARGUMENTS[name]?.[index];
    const text =
      typeof value === 'number'
        ? ((label === 'type' ? SNAP_POINT_TYPE_NAMES[value] : undefined) ??
          round(value, 1))
        : String(value);
    return label === undefined ? text : `${label}: ${text}`;
  });
  return `${name}(${named.join(', ')})`;
}

/** Reports a call of a sheet's callback to the page. */
export function sendCall(
  sheet: Sheet,
  name: string,
  args: readonly unknown[],
): void {
  send({
    type: 'call',
    text: formatCall(name, args),
    label: sheetLabel(sheet),
  });
}

/** A sheet that does not rest in this time is shown on its way, in ms. */
const MAX_SETTLE_MS = 2000;
/** Frames in which styles that were set before have been painted. */
const FRAMES_UNTIL_PAINTED = 2;
/** Frames in which a modal that is presented at once has its content. */
const FRAMES_UNTIL_MODAL_MOUNTED = 12;

let hasModal = false;

/**
 * Call with `true` when the app renders a modal: it may be presented on mount, so wait
 * long enough for its content.
 */
export const setHasModal = (hasOne: boolean): void => {
  hasModal = hasOne;
};

/** Whether a sheet has yet to open and come to rest. */
function isOpening(sheet: Sheet): boolean {
  const internal = sheet.internal?.current;
  sheet.hasOpened ||=
    internal !== undefined &&
    internal.animatedIndex.get() > -1 &&
    internal.animatedAnimationState.get().status !== ANIMATION_STATUS.RUNNING;
  return sheet.opensOnMount && !sheet.hasOpened;
}

/**
 * Waits until all sheets have opened. The poster shows them open, and stays until
 * then: with `animateOnMount={false}` the package reports no first position, and a
 * modal does not follow its content.
 *
 * @returns a function that stops waiting
 */
export function whenSheetsSettled(onEnd: () => void): () => void {
  // A frame out of sight draws nothing, and waits.
  let end: number | undefined;
  let frames = 0;
  const look = (now: number) => {
    end ??= now + MAX_SETTLE_MS;
    frames = mounted.filter(isOpening).length === 0 ? frames + 1 : 0;
    if (
      frames > (hasModal ? FRAMES_UNTIL_MODAL_MOUNTED : FRAMES_UNTIL_PAINTED) ||
      now > end
    ) {
      onEnd();
    } else {
      frame = requestAnimationFrame(look);
    }
  };
  let frame = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(frame);
  };
}
