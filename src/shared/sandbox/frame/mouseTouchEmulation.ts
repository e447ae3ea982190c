// A mouse that acts as a finger on a sheet: the browser scrolls a list under a
// finger, but not under the pressed button of a mouse. And a wheel that moves
// the sheet before its list. Distances are in CSS pixels, downward.
import { ANIMATION_SOURCE, SCROLLABLE_STATUS } from '@gorhom/bottom-sheet';
import { detentsOf, type Internal } from './sheetRegistry';

/** How far a press moves before it is a drag, as in the gesture handler. */
const TOUCH_SLOP = 15;
/** A list's speed after one millisecond: `decelerationRate` "normal" of iOS. */
const FRICTION = 0.998;
/** Below this speed a list stands still, in pixels per millisecond. */
const MIN_MOMENTUM_SPEED = 0.03;
/** How far back a list's speed is measured, in ms. */
const VELOCITY_WINDOW_MS = 40;
/** A pointer that has not moved for this time throws nothing, in ms. */
const MAX_RELEASE_DELAY_MS = 60;
/** How long after its last turn a wheel has stopped, in ms. */
const WHEEL_STOP = 160;
/** Pixels of a line, where the wheel counts lines. */
const LINE = 16;

const TEXT_FIELD = 'input:not([type="checkbox"]), textarea, select';

/** The element of a sheet that moves: the nearest around its content that does. */
export function sheetElementOf(
  inside: Element | null,
): HTMLElement | undefined {
  let element = inside;
  while (element && getComputedStyle(element).transform === 'none') {
    element = element.parentElement;
  }
  return element instanceof HTMLElement && element.closest('[data-screen]')
    ? element
    : undefined;
}

/** The list in a sheet that a target is in; some are too short to scroll. */
export function closestScrollable(
  target: EventTarget | null,
  body: Element,
  withShort = false,
): Element | undefined {
  let element = target instanceof Element ? target : null;
  while (element && element !== body) {
    if (
      (withShort || element.scrollHeight > element.clientHeight) &&
      /auto|scroll/.test(getComputedStyle(element).overflowY)
    ) {
      return element;
    }
    element = element.parentElement;
  }
  return undefined;
}

/** Scrolls a list under a finger, and returns how far the list has taken it. */
function pullList(list: Element, distance: number): number {
  // At its end it takes the rest too, as nothing else could.
  const consumedByList =
    distance > 0 ? Math.min(distance, list.scrollTop) : distance;
  list.scrollTop -= consumedByList;
  return consumedByList;
}

/** Lets a list scroll on ever more slowly; returns a function that stops it. */
function startMomentumScroll(list: Element, start: number): () => void {
  let speed = start;
  let top = list.scrollTop;
  let before = performance.now();
  const step = (now: number) => {
    const passed = Math.max(0, now - before);
    before = now;
    top -= speed * passed;
    list.scrollTop = top;
    speed *= FRICTION ** passed;
    const isAtEnd = Math.abs(list.scrollTop - top) > 1;
    if (Math.abs(speed) > MIN_MOMENTUM_SPEED && !isAtEnd) {
      frame = requestAnimationFrame(step);
    }
  };
  let frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** Lets the sheet's gesture see the pointer where it is without the list. */
function redispatchPointerEvent(
  event: PointerEvent,
  consumedByList: number,
): void {
  if (consumedByList === 0) return;
  event.stopImmediatePropagation();
  const { type, pointerId, pointerType, button, buttons, clientX } = event;
  event.target?.dispatchEvent(
    new PointerEvent(type, {
      ...{ pointerId, pointerType, button, buttons, clientX },
      clientY: event.clientY - consumedByList,
      isPrimary: true,
      bubbles: true,
      cancelable: true,
    }),
  );
}

/** Stops the click that the browser makes of a drag, which no finger does. */
function stopClick(): void {
  const onClick = (click: MouseEvent) => {
    click.preventDefault();
    click.stopImmediatePropagation();
  };
  addEventListener('click', onClick, true);
  setTimeout(() => {
    removeEventListener('click', onClick, true);
  });
}

/** Whether a sheet keeps its list from scrolling, and moves itself. */
const isListLocked = (sheet: Internal): boolean =>
  sheet.current.animatedScrollableStatus.get() !== SCROLLABLE_STATUS.UNLOCKED;

/** Moves a sheet between its snap points, and returns whether it did. */
function dragSheetBy(sheet: Internal, distance: number): boolean {
  const { animatedPosition, animateToPosition } = sheet.current;
  const position = animatedPosition.get();
  const highest = Math.min(...detentsOf(sheet.current));
  const lowest = Math.max(...detentsOf(sheet.current));
  const next = Math.min(Math.max(position + distance, highest), lowest);
  if (
    next === position ||
    sheet.current.isInTemporaryPosition.get() ||
    // A pull at the top of such a list refreshes it.
    (position === highest &&
      sheet.current.animatedScrollableState.get().refreshable)
  ) {
    return false;
  }
  sheet.current.stopAnimation();
  if (next === highest || next === lowest) {
    // A sheet that is there already would not call `onChange`.
    animatedPosition.set(next - Math.sign(distance));
    animateToPosition(next, ANIMATION_SOURCE.GESTURE);
  } else {
    animatedPosition.set(next);
  }
  return true;
}

/** Sends a sheet to the next snap point; up where the sign is negative. */
function snapToNextPoint(sheet: Internal, sign: number): void {
  const position = sheet.current.animatedPosition.get();
  const ahead = detentsOf(sheet.current).filter((one) =>
    sign < 0 ? one <= position : one >= position,
  );
  const next = sign < 0 ? Math.max(...ahead) : Math.min(...ahead);
  if (Number.isFinite(next)) {
    sheet.current.animateToPosition(next, ANIMATION_SOURCE.GESTURE);
  }
}

/** Follows a press of the mouse on a sheet, of a list if there is one. */
function startPress(
  start: PointerEvent,
  list: Element | undefined,
  body: Element,
  sheet: Internal,
) {
  let { clientY: y, timeStamp: time } = start;
  let isDrag = false;
  /** What the list has taken of the way: the sheet is not to see it. */
  let consumedByList = 0;
  /** How far the list has been pulled down at its top. */
  let overscroll = 0;
  /** The list's speed, in pixels per millisecond. */
  let speed = 0;
  return {
    move(event: PointerEvent): void {
      const { clientX, clientY, timeStamp } = event;
      const distance = clientY - y;
      const passed = Math.max(1, timeStamp - time);
      y = clientY;
      time = timeStamp;
      if (!isDrag) {
        isDrag =
          Math.hypot(clientX - start.clientX, y - start.clientY) >= TOUCH_SLOP;
        body.toggleAttribute('data-dragging', isDrag);
      } else if (list !== undefined && !isListLocked(sheet)) {
        // Undo the overscroll before scrolling the list up.
        const back = distance < 0 ? Math.min(overscroll, -distance) : 0;
        const pulled = pullList(list, distance + back);
        overscroll += Math.max(0, distance - pulled) - back;
        consumedByList += pulled;
        const weight = Math.min(1, passed / VELOCITY_WINDOW_MS);
        speed += weight * (pulled / passed - speed);
      } else {
        speed = 0;
        overscroll = 0;
      }
      redispatchPointerEvent(event, consumedByList);
    },
    /** Ends the press; returns a function that stops a list that scrolls on. */
    end(event: PointerEvent): (() => void) | undefined {
      body.removeAttribute('data-dragging');
      redispatchPointerEvent(event, consumedByList);
      if (isDrag) stopClick();
      if (!isDrag || list === undefined) return undefined;
      if (isListLocked(sheet)) {
        list.scrollTop = 0;
        return undefined;
      }
      return event.timeStamp - time < MAX_RELEASE_DELAY_MS &&
        !matchMedia('(prefers-reduced-motion: reduce)').matches
        ? startMomentumScroll(list, speed)
        : undefined;
    },
  };
}

/**
 * Lets a mouse drag lists in a sheet, and the wheel move the sheet first. The list
 * scrolls while the sheet has unlocked it, and the sheet's own gesture goes on where the
 * list stops: it sees a pointer that has moved less far.
 *
 * @returns a function that ends it
 */
export function emulateTouchWithMouse(
  body: HTMLElement,
  sheet: Internal,
): () => void {
  const events = new AbortController();
  let press: ReturnType<typeof startPress> | undefined;
  let wheelStop: number | undefined;
  let stopCoast: (() => void) | undefined;

  const onDown = (event: PointerEvent) => {
    stopCoast?.();
    const { target } = event;
    if (
      event.pointerType === 'mouse' &&
      event.button === 0 &&
      target instanceof Element &&
      target.closest(TEXT_FIELD) === null
    ) {
      press = startPress(event, closestScrollable(target, body), body, sheet);
    }
  };
  const onMove = (event: PointerEvent) => {
    if (event.isTrusted) press?.move(event);
  };
  const onEnd = (event: PointerEvent) => {
    if (!event.isTrusted || !press) return;
    stopCoast = press.end(event);
    press = undefined;
  };
  const onWheel = (event: WheelEvent) => {
    const { target, deltaX, deltaY } = event;
    const list = closestScrollable(target, body);
    if (
      list === undefined ||
      // The page is scrolling already.
      !event.cancelable ||
      event.ctrlKey ||
      Math.abs(deltaX) > Math.abs(deltaY)
    ) {
      return;
    }
    stopCoast?.();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const distance = -deltaY * unit;
    const isSheets =
      isListLocked(sheet) || (distance > 0 && list.scrollTop <= 0);
    if (!isSheets || !dragSheetBy(sheet, distance)) return;
    event.preventDefault();
    clearTimeout(wheelStop);
    wheelStop = window.setTimeout(snapToNextPoint, WHEEL_STOP, sheet, distance);
  };

  const { signal } = events;
  const options = { capture: true, signal };
  body.addEventListener('pointerdown', onDown, options);
  body.addEventListener('wheel', onWheel, { passive: false, signal });
  // The pointer may leave the sheet, and is to be met before the sheet does.
  addEventListener('pointermove', onMove, options);
  addEventListener('pointerup', onEnd, options);
  addEventListener('pointercancel', onEnd, options);
  return () => {
    events.abort();
    stopCoast?.();
    clearTimeout(wheelStop);
  };
}
