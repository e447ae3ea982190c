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
 * The element of a sheet that moves: the nearest around its content that does.
 *
 * @param inside - an element in the sheet
 */
export function bodyOf(inside: Element | null): HTMLElement | undefined {
  let element = inside;
  while (element !== null && getComputedStyle(element).transform === 'none') {
    element = element.parentElement;
  }
  return element instanceof HTMLElement &&
    element.closest('[data-screen]') !== null
    ? element
    : undefined;
}

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

/**
 * Scrolls a list on after it was thrown, ever more slowly.
 *
 * @param start - in pixels per millisecond, downward
 * @returns what stops it
 */
function coast(list: Element, start: number): () => void {
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
  let frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** Lets the sheet's gesture see the pointer where it is without the list. */
function pass(event: PointerEvent, taken: number): void {
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

/** A press of the mouse on a sheet, until it ends. */
class Press {
  private y: number;
  private time: number;
  private isDrag = false;
  /** What the list has taken of the way: the sheet is not to see it. */
  private taken = 0;
  /** How far the list has been pulled down at its top. */
  private over = 0;
  /** The list's speed, in pixels per millisecond. */
  private speed = 0;

  constructor(
    private readonly start: PointerEvent,
    private readonly list: Element | undefined,
    private readonly body: Element,
    private readonly grip: Grip,
  ) {
    this.y = start.clientY;
    this.time = start.timeStamp;
  }

  move(event: PointerEvent): void {
    const { list, start } = this;
    const distance = event.clientY - this.y;
    const passed = Math.max(1, event.timeStamp - this.time);
    this.y = event.clientY;
    this.time = event.timeStamp;
    if (!this.isDrag) {
      const x = event.clientX - start.clientX;
      this.isDrag = Math.hypot(x, event.clientY - start.clientY) >= SLOP;
      this.body.toggleAttribute('data-held', this.isDrag);
    } else if (list !== undefined && !this.grip.isListLocked()) {
      // What the list did not take of the way down is given back first.
      const back = distance < 0 ? Math.min(this.over, -distance) : 0;
      const taken = pullList(list, distance + back);
      this.over += Math.max(0, distance - taken) - back;
      this.taken += taken;
      const weight = Math.min(1, passed / MEMORY);
      this.speed += weight * (taken / passed - this.speed);
    } else {
      this.speed = 0;
      this.over = 0;
    }
    pass(event, this.taken);
  }

  /** Ends it, and returns what stops a list that scrolls on. */
  end(event: PointerEvent): (() => void) | undefined {
    const { list } = this;
    this.body.removeAttribute('data-held');
    pass(event, this.taken);
    if (!this.isDrag) return undefined;
    stopClick();
    if (list === undefined) return undefined;
    if (this.grip.isListLocked()) {
      list.scrollTop = 0;
      return undefined;
    }
    return event.timeStamp - this.time < STALE &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
      ? coast(list, this.speed)
      : undefined;
  }
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
  let pressEvents: AbortController | undefined;
  let wheelStop: number | undefined;
  let stopCoast: (() => void) | undefined;

  const onDown = (event: PointerEvent) => {
    stopCoast?.();
    const { target } = event;
    if (
      event.pointerType !== 'mouse' ||
      event.button !== 0 ||
      !(target instanceof Element) ||
      target.closest(TEXT_FIELD) !== null
    ) {
      return;
    }
    const press = new Press(event, listAround(target, body), body, grip);
    pressEvents?.abort();
    const events = new AbortController();
    pressEvents = events;
    // The pointer may leave the sheet, and is to be met before the sheet does.
    const options = { capture: true, signal: events.signal };
    const onMove = (move: PointerEvent) => {
      if (move.isTrusted) press.move(move);
    };
    const onEnd = (end: PointerEvent) => {
      if (!end.isTrusted) return;
      events.abort();
      stopCoast = press.end(end);
    };
    addEventListener('pointermove', onMove, options);
    addEventListener('pointerup', onEnd, options);
    addEventListener('pointercancel', onEnd, options);
  };

  const onWheel = (event: WheelEvent) => {
    const { target, deltaX, deltaY } = event;
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
    stopCoast?.();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    const distance = -deltaY * unit;
    const isSheets =
      grip.isListLocked() || (distance > 0 && list.scrollTop <= 0);
    if (!isSheets || !grip.moveBy(distance)) return;
    event.preventDefault();
    clearTimeout(wheelStop);
    wheelStop = window.setTimeout(() => {
      grip.settle(distance);
    }, WHEEL_STOP);
  };

  const { signal } = all;
  body.addEventListener('pointerdown', onDown, { capture: true, signal });
  body.addEventListener('wheel', onWheel, { passive: false, signal });
  return () => {
    all.abort();
    pressEvents?.abort();
    stopCoast?.();
    clearTimeout(wheelStop);
  };
}
