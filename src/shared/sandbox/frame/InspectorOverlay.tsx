import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import {
  KEYBOARD_STATUS,
  SCROLLABLE_STATUS,
  SCROLLABLE_TYPE,
} from '@gorhom/bottom-sheet';
import { State } from 'react-native-gesture-handler';
import type { SheetReading } from '../messages';
import { send } from './transport';
import {
  detentsOf,
  sheetLabel,
  round,
  topSheet,
  type Internal,
  type Sheet,
} from './sheetRegistry';

/** What the inspector shows for the keyboard; nothing before its first event. */
const KEYBOARD: Readonly<Partial<Record<KEYBOARD_STATUS, string>>> = {
  [KEYBOARD_STATUS.SHOWN]: 'shown',
  [KEYBOARD_STATUS.HIDDEN]: 'hidden',
};

/** A gesture that has begun already moves the sheet. */
const isDragged = (state: State) =>
  state === State.BEGAN || state === State.ACTIVE;

/** Describes what a sheet does. Lengths are in CSS pixels. */
function describeSheet(
  sheet: Sheet,
  internal: Internal['current'],
  isScrolling: boolean,
): SheetReading[] {
  const { containerHeight } = internal.animatedLayoutState.get();
  const position = internal.animatedPosition.get();
  const height = containerHeight - position;
  const share = round((100 * height) / containerHeight, 0);
  const heights = detentsOf(internal).map((one) =>
    Math.round(containerHeight - one),
  );
  const hasList =
    internal.animatedScrollableState.get().type >= SCROLLABLE_TYPE.FLATLIST;
  const isUnlocked =
    internal.animatedScrollableStatus.get() === SCROLLABLE_STATUS.UNLOCKED;
  let gesture = isScrolling ? 'the list' : 'none';
  if (isDragged(internal.animatedHandleGestureState.get())) {
    gesture = 'the sheet';
  } else if (isDragged(internal.animatedContentGestureState.get())) {
    gesture = hasList && isUnlocked ? 'the list' : 'the sheet';
  }
  const list = isUnlocked ? 'scrolls' : 'locked';
  const rows: [string, string | undefined][] = [
    ['Sheet', sheetLabel(sheet)],
    ['Index', round(internal.animatedIndex.get(), 2)],
    ['Top', `${round(position, 1)} px`],
    ['Height', `${round(height, 0)} px (${share} %)`],
    ['Gesture', gesture],
    ['List', hasList ? list : undefined],
    ['Keyboard', KEYBOARD[internal.animatedKeyboardState.get().status]],
    // The longest is last: the others are two in a row.
    ['Snap points', `${heights.join(', ')} px`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** How long after its last scroll event a list counts as scrolling, in ms. */
const SCROLL_END_DELAY_MS = 400;

/**
 * Draws a line for each snap point of the topmost sheet over an app that is inspected,
 * and sends the readings of that sheet to the page.
 */
export default function InspectorOverlay(): ReactNode {
  const [lines, setLines] = useState<readonly number[]>([]);
  useEffect(() => {
    // The browser scrolls lists itself, and takes the gesture away from the sheet.
    let scrolled = -SCROLL_END_DELAY_MS;
    const onScroll = () => {
      scrolled = performance.now();
    };
    // Scroll events do not bubble.
    addEventListener('scroll', onScroll, true);
    let before = '';
    const readSheetState = () => {
      frame = requestAnimationFrame(readSheetState);
      const sheet = topSheet();
      const internal = sheet?.internal?.current;
      const isScrolling = performance.now() - scrolled < SCROLL_END_DELAY_MS;
      const readings = internal
        ? describeSheet(sheet, internal, isScrolling)
        : [];
      const detents = internal ? detentsOf(internal) : [];
      const now = JSON.stringify([readings, detents]);
      if (now === before) return;
      before = now;
      send({ type: 'readings', readings });
      setLines(detents);
    };
    let frame = requestAnimationFrame(readSheetState);
    return () => {
      removeEventListener('scroll', onScroll, true);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <div className="lines" aria-hidden="true" data-snap-lines>
      {lines.map((position, index) => (
        <div
          key={index}
          style={{ '--position': `${position}px` } as CSSProperties}
        >
          <span>{index}</span>
        </div>
      ))}
    </div>
  );
}
