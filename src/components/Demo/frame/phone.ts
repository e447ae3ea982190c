import { createContext } from 'react';
import { FirstStart } from './firstStart';
import { Inspection } from './inspection';
import { DrawnKeyboardEvents } from './keyboard';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a running app and its sheets share with the phone that they are in. */
export interface PhoneData {
  /** The size of its screen, in CSS pixels. */
  readonly size: Size;
  readonly keyboard: DrawnKeyboardEvents;
  /** While the poster lies over the app. */
  readonly firstStart?: FirstStart | undefined;
  /** Collects for the inspector; undefined until the reader asks for it. */
  readonly inspection?: Inspection | undefined;
}

/** The phone that an app runs in. */
export const PhoneContext = createContext<PhoneData | undefined>(undefined);

let latest: Size = { width: 320, height: 560 };

/**
 * The size of the screen that was measured last. All phones of a page have the
 * same, apart from a full one, next to which no other is seen.
 */
export const latestSize = (): Size => latest;

/**
 * Prepares a start of an app.
 *
 * @param screen - the phone's screen, before the app is mounted in it
 * @param isFirst - whether the poster lies over it
 */
export function createPhone(screen: Element, isFirst: boolean) {
  latest = { width: screen.clientWidth, height: screen.clientHeight };
  return {
    size: latest,
    keyboard: new DrawnKeyboardEvents(latest),
    firstStart: isFirst ? new FirstStart() : undefined,
    inspection: new Inspection(),
  };
}
