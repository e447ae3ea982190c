// A mouse and a finger, moved event by event: the speed is the test's to say.
import type { CDPSession, Page } from '@playwright/test';
import { drawn } from './fixtures';

/** A mouse or a finger; `at` is the event's time, in seconds since 1970. */
export interface Pointer {
  readonly down: (x: number, y: number, at?: number) => Promise<void>;
  readonly move: (x: number, y: number, at?: number) => Promise<void>;
  readonly up: (x: number, y: number, at?: number) => Promise<void>;
}

export function mouseOf(client: CDPSession): Pointer {
  const send =
    (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased') =>
    async (x: number, y: number, timestamp?: number) => {
      await client.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, button: 'left', clickCount: 1 },
        buttons: type === 'mouseReleased' ? 0 : 1,
        ...(timestamp !== undefined && { timestamp }),
      });
    };
  return {
    down: send('mousePressed'),
    move: send('mouseMoved'),
    up: send('mouseReleased'),
  };
}

export function fingerOf(client: CDPSession): Pointer {
  const send =
    (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    async (x: number, y: number, timestamp?: number) => {
      await client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        ...(timestamp !== undefined && { timestamp }),
      });
    };
  return {
    down: send('touchStart'),
    move: send('touchMove'),
    up: send('touchEnd'),
  };
}

/**
 * Drags from a point and comes to rest.
 *
 * @returns what lets go
 */
export async function pull(
  page: Page,
  pointer: Pointer,
  { x, y }: { x: number; y: number },
  by: number,
): Promise<() => Promise<void>> {
  await pointer.down(x, y);
  for (let step = 1; step <= 10; step += 1) {
    await pointer.move(x, y + (by * step) / 10);
    await drawn(page, 1);
  }
  // A finger at rest still trembles: only then has it no speed.
  for (const tremble of [1, 0, 1, 0]) {
    await drawn(page, 5);
    await pointer.move(x, y + by + tremble);
  }
  return () => pointer.up(x, y + by);
}

/**
 * Drags and lets go while moving, 10 px each 8 ms, or `step` px. The events say
 * when they were, so that the speed is the same on a machine that is busy.
 */
export async function fling(
  pointer: Pointer,
  { x, y }: { x: number; y: number },
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
