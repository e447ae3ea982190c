// A mouse and a finger that move event by event, at a speed that the test chooses.
import type { Locator, Page } from '@playwright/test';
import { waitForFrames } from './fixtures';
import { expectRest, handleOf, middleOf } from './liveDemo';

type Point = Awaited<ReturnType<typeof middleOf>>;

/** Sends an event of a pointer. `at` is its time, in seconds since 1970. */
type Move = (x: number, y: number, at?: number) => Promise<unknown>;

type Pointer = Awaited<ReturnType<typeof pointerOf>>;

/** Creates a mouse or a finger on a page. */
export async function pointerOf(page: Page, kind: 'mouse' | 'touch') {
  const client = await page.context().newCDPSession(page);
  const send =
    (
      mouse: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      touch: 'touchStart' | 'touchMove' | 'touchEnd',
    ): Move =>
    (x, y, at) => {
      const time = at !== undefined && { timestamp: at };
      const isUp = touch === 'touchEnd';
      return kind === 'touch'
        ? client.send('Input.dispatchTouchEvent', {
            type: touch,
            touchPoints: isUp ? [] : [{ x, y }],
            ...time,
          })
        : client.send('Input.dispatchMouseEvent', {
            ...{ type: mouse, x, y, button: 'left', clickCount: 1 },
            buttons: isUp ? 0 : 1,
            ...time,
          });
    };
  return {
    down: send('mousePressed', 'touchStart'),
    move: send('mouseMoved', 'touchMove'),
    up: send('mouseReleased', 'touchEnd'),
  };
}

/**
 * Moves a pressed pointer up or down without momentum. react-native-gesture-
 * handler takes the speed of the last movement, however long ago, and counts it
 * as none only after 40 ms without movement (its VelocityTracker). So the last
 * pixel comes after a rest.
 */
export async function dragWithoutMomentum(
  page: Page,
  pointer: Pointer,
  { x, y }: Point,
  by: number,
): Promise<void> {
  const before = by - Math.sign(by);
  for (let step = 1; step <= 10; step += 1) {
    await pointer.move(x, y + (before * step) / 10);
  }
  await waitForFrames(page, 5);
  await pointer.move(x, y + by);
}

/**
 * Drags from a point without momentum, and keeps the pointer down.
 *
 * @returns a function that releases the pointer
 */
export async function dragAndHold(
  page: Page,
  pointer: Pointer,
  from: Point,
  by: number,
): Promise<() => Promise<unknown>> {
  await pointer.down(from.x, from.y);
  await dragWithoutMomentum(page, pointer, from, by);
  return () => pointer.up(from.x, from.y + by);
}

/**
 * Drags and releases while moving, by `step` px in 8 ms. The events carry their
 * time, so that the speed is the same on a busy machine.
 */
export async function fling(
  pointer: Pointer,
  { x, y }: Point,
  by: number,
  step = 10,
): Promise<void> {
  const steps = Math.abs(by) / step;
  const start = Date.now() / 1000;
  const at = (moves: number) => start + moves * 0.008;
  await pointer.down(x, y, at(0));
  for (let moves = 1; moves <= steps; moves += 1) {
    await pointer.move(x, y + (by * moves) / steps, at(moves));
  }
  await pointer.up(x, y + by, at(steps + 1));
}

/** Drags from a point or an element's middle without momentum, and releases. */
export async function dragBy(
  page: Page,
  pointer: Pointer,
  from: Locator | Point,
  by: number,
): Promise<void> {
  const point = 'x' in from ? from : await middleOf(from);
  const letGo = await dragAndHold(page, pointer, point, by);
  await letGo();
}

/** Drags a sheet at rest by its handle with the mouse, `by` px downward. */
export async function drag(
  page: Page,
  screen: Locator,
  by: number,
): Promise<void> {
  await expectRest(screen);
  await dragBy(page, await pointerOf(page, 'mouse'), handleOf(screen), by);
}
