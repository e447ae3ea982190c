// A mouse that acts as a finger on a sheet: the browser scrolls a list under a
// finger, but not under the pressed button of a mouse. And a wheel that moves
// the sheet before its list.

/** What of a sheet a finger needs. Distances are in CSS pixels, downward. */
export interface Grip {
  /** Whether the sheet keeps its list from scrolling: it moves in its place. */
  readonly isListLocked: () => boolean;
  /** Moves the sheet between its snap points, and returns whether it did. */
  readonly moveBy: (distance: number) => boolean;
  /** Sends the sheet to the next snap point; up where the sign is negative. */
  readonly settle: (sign: number) => void;
}

/** How far a press moves before it is a drag, as in the gesture handler. */
const SLOP = 15;
/** A list's speed after one millisecond: `decelerationRate` "normal" of iOS. */
const FRICTION = 0.998;
/** Below this speed a list stands still, in pixels per millisecond. */
const REST = 0.03;
/** How far back a list's speed is measured, in ms. */
const MEMORY = 40;
/** A pointer that has not moved for this time throws nothing, in ms. */
const STALE = 60;
/** How long after its last turn a wheel has stopped, in ms. */
const WHEEL_STOP = 160;
/** Pixels of a line, where the wheel counts lines. */
const LINE = 16;

const TEXT_FIELD = 'input:not([type="checkbox"]), textarea, select';

/**
 * The list that an element is in.
 *
 * @param body - the sheet's element
 * @param withShort - whether lists that are too short to scroll count too
 */
export function listAround(
  target: Element,
  body: Element,
  withShort = false,
): Element | undefined {
  let element: Element | null = target;
  while (element !== null && element !== body) {
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
  const taken = distance > 0 ? Math.min(distance, list.scrollTop) : distance;
  list.scrollTop -= taken;
  return taken;
}

interface Drag {
  readonly list: Element | undefined;
  readonly startX: number;
  readonly startY: number;
  y: number;
  time: number;
  isDrag: boolean;
  /** What the list has taken of the way: the sheet is not to see it. */
  taken: number;
  /** How far the list has been pulled down at its top. */
  over: number;
  /** The list's speed, in pixels per millisecond. */
  speed: number;
}

/**
 * Has a mouse drag lists in a sheet, and the wheel move the sheet first. The
 * list scrolls while the sheet has unlocked it, and the sheet's own gesture
 * goes on where the list stops: it sees a pointer that has moved less far.
 *
 * @param body - the sheet's element
 * @param grip - the sheet
 * @returns what lets go
 */
export function actAsFinger(body: HTMLElement, grip: Grip): () => void {
  const all = new AbortController();
  let drag: Drag | undefined;
  let dragEvents: AbortController | undefined;
  let frame = 0;
  let wheelTimer: number | undefined;

  const coast = (list: Element, start: number) => {
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
      if (Math.abs(speed) > REST && !isAtEnd) {
        frame = requestAnimationFrame(step);
      }
    };
    frame = requestAnimationFrame(step);
  };

  /** Lets the sheet's gesture see the pointer where it is without the list. */
  const pass = (event: PointerEvent, taken: number) => {
    if (taken === 0) return;
    event.stopImmediatePropagation();
    const { type, pointerId, pointerType, button, buttons, clientX } = event;
    event.target?.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId, pointerType, button, buttons, clientX },
        clientY: event.clientY - taken,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  };

  const onMove = (event: PointerEvent) => {
    if (drag === undefined || !event.isTrusted) return;
    const { list, startX, startY } = drag;
    const distance = event.clientY - drag.y;
    const passed = Math.max(1, event.timeStamp - drag.time);
    drag.y = event.clientY;
    drag.time = event.timeStamp;
    if (!drag.isDrag) {
      const way = Math.hypot(event.clientX - startX, event.clientY - startY);
      drag.isDrag = way >= SLOP;
      body.toggleAttribute('data-held', drag.isDrag);
    } else if (list !== undefined && !grip.isListLocked()) {
      // What the list did not take of the way down is given back first.
      const back = distance < 0 ? Math.min(drag.over, -distance) : 0;
      const taken = pullList(list, distance + back);
      drag.over += Math.max(0, distance - taken) - back;
      drag.taken += taken;
      const weight = Math.min(1, passed / MEMORY);
      drag.speed += weight * (taken / passed - drag.speed);
    } else {
      drag.speed = 0;
      drag.over = 0;
    }
    pass(event, drag.taken);
  };

  const onEnd = (event: PointerEvent) => {
    if (drag === undefined || !event.isTrusted) return;
    const { list, isDrag, taken, speed, time } = drag;
    drag = undefined;
    dragEvents?.abort();
    body.removeAttribute('data-held');
    pass(event, taken);
    if (!isDrag) return;
    // The browser makes a click of it, which no finger does after a drag.
    const onClick = (click: MouseEvent) => {
      click.preventDefault();
      click.stopImmediatePropagation();
    };
    addEventListener('click', onClick, true);
    setTimeout(() => {
      removeEventListener('click', onClick, true);
    });
    if (list === undefined) return;
    if (grip.isListLocked()) {
      list.scrollTop = 0;
    } else if (
      event.timeStamp - time < STALE &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      coast(list, speed);
    }
  };

  const onDown = (event: PointerEvent) => {
    cancelAnimationFrame(frame);
    const { target, clientX, clientY } = event;
    if (
      event.pointerType !== 'mouse' ||
      event.button !== 0 ||
      !(target instanceof Element) ||
      target.closest(TEXT_FIELD) !== null
    ) {
      return;
    }
    drag = {
      list: listAround(target, body),
      startX: clientX,
      startY: clientY,
      y: clientY,
      time: event.timeStamp,
      isDrag: false,
      taken: 0,
      over: 0,
      speed: 0,
    };
    // The pointer may leave the sheet, and is to be met before the sheet does.
    dragEvents = new AbortController();
    const options = { capture: true, signal: dragEvents.signal };
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onEnd, options);
    addEventListener('pointercancel', onEnd, options);
  };

  const onWheel = (event: WheelEvent) => {
    const { target, deltaX, deltaY, deltaMode } = event;
    const list =
      target instanceof Element ? listAround(target, body) : undefined;
    if (
      list === undefined ||
      // The page is scrolling already.
      !event.cancelable ||
      event.ctrlKey ||
      Math.abs(deltaX) > Math.abs(deltaY)
    ) {
      return;
    }
    cancelAnimationFrame(frame);
    const distance =
      -deltaY * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const isSheets =
      grip.isListLocked() || (distance > 0 && list.scrollTop <= 0);
    if (isSheets && grip.moveBy(distance)) {
      event.preventDefault();
      clearTimeout(wheelTimer);
      wheelTimer = window.setTimeout(() => {
        grip.settle(distance);
      }, WHEEL_STOP);
    }
  };

  const { signal } = all;
  body.addEventListener('pointerdown', onDown, { capture: true, signal });
  body.addEventListener('wheel', onWheel, { passive: false, signal });
  return () => {
    all.abort();
    dragEvents?.abort();
    cancelAnimationFrame(frame);
    clearTimeout(wheelTimer);
  };
}
