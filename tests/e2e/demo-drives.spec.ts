// The sheet in the page under fingers and mouse: where it goes, and what it
// leaves behind.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import {
  demoOf,
  drag,
  expectTop,
  handleOf,
  middleOf,
  pageOf,
  run,
  start,
  topOf,
} from './liveDemo';

test.use({ viewport: { width: 1440, height: 900 } });

/** Moves what is touched away from the page's bar. */
const center = (screen: Locator) =>
  screen.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/** A mouse or a finger; `at` is the event's time, in seconds since 1970. */
interface Pointer {
  readonly down: (x: number, y: number, at?: number) => Promise<void>;
  readonly move: (x: number, y: number, at?: number) => Promise<void>;
  readonly up: (x: number, y: number, at?: number) => Promise<void>;
}

function mouseOf(client: CDPSession): Pointer {
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

function fingerOf(client: CDPSession): Pointer {
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
async function pull(
  page: Page,
  pointer: Pointer,
  { x, y }: { x: number; y: number },
  by: number,
): Promise<() => Promise<void>> {
  await pointer.down(x, y);
  for (let step = 1; step <= 10; step += 1) {
    await pointer.move(x, y + (by * step) / 10);
    await page.waitForTimeout(16);
  }
  // A finger at rest still trembles: only then has it no speed.
  for (const tremble of [1, 0, 1, 0]) {
    await page.waitForTimeout(80);
    await pointer.move(x, y + by + tremble);
  }
  return () => pointer.up(x, y + by);
}

/**
 * Drags and lets go while moving, 10 px each 8 ms. The events say when they
 * were, so that the speed is the same on a machine that is busy.
 */
async function fling(
  pointer: Pointer,
  { x, y }: { x: number; y: number },
  by: number,
): Promise<void> {
  const steps = Math.abs(by) / 10;
  const start = Date.now() / 1000;
  const at = (step: number) => start + step * 0.008;
  await pointer.down(x, y, at(0));
  for (let step = 1; step <= steps; step += 1) {
    await pointer.move(x, y + (by * step) / steps, at(step));
  }
  await pointer.up(x, y + by, at(steps + 1));
}

/** Waits until the sheet rests, and gives its distance from the top. */
async function restingTop(screen: Locator): Promise<number> {
  let last = NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await topOf(screen);
        return last === before;
      },
      { intervals: [300] },
    )
    .toBe(true);
  return last;
}

for (const kind of ['mouse', 'touch'] as const) {
  test.describe(`with ${kind}`, () => {
    test.use({ hasTouch: kind === 'touch' });

    const pointerOf = async (page: Page): Promise<Pointer> => {
      const client = await page.context().newCDPSession(page);
      return kind === 'mouse' ? mouseOf(client) : fingerOf(client);
    };

    test('a fling goes where its speed carries it, a rest to the nearest', async ({
      page,
    }) => {
      const screen = await run(page, 'snap-points');
      const pointer = await pointerOf(page);
      await center(screen);
      await expectTop(screen, 440);
      await (
        await pull(page, pointer, await middleOf(handleOf(screen)), -70)
      )();
      await expectTop(screen, 440);
      await fling(pointer, await middleOf(handleOf(screen)), -70);
      await expectTop(screen, 56);
      await (
        await pull(page, pointer, await middleOf(handleOf(screen)), 70)
      )();
      await expectTop(screen, 56);
      await fling(pointer, await middleOf(handleOf(screen)), 70);
      await expectTop(screen, 280);
    });

    test('over the edges the sheet resists, and comes back', async ({
      page,
    }) => {
      const screen = await run(page, 'snap-points');
      const pointer = await pointerOf(page);
      await center(screen);
      await screen.getByRole('button', { name: '90%' }).click();
      await expectTop(screen, 56);
      const letGoAbove = await pull(
        page,
        pointer,
        await middleOf(handleOf(screen)),
        -150,
      );
      const above = await topOf(screen);
      // The root of what lies over the edge, times the factor of 2.5.
      expect(above).toBeGreaterThan(56 - 2.5 * Math.sqrt(160) - 1);
      expect(above).toBeLessThan(56 - 2.5 * Math.sqrt(90));
      await letGoAbove();
      await expectTop(screen, 56);

      await screen.getByRole('button', { name: '120' }).click();
      await expectTop(screen, 440);
      const letGoBelow = await pull(
        page,
        pointer,
        await middleOf(handleOf(screen)),
        90,
      );
      const below = await topOf(screen);
      expect(below).toBeGreaterThan(440 + 2.5 * Math.sqrt(40));
      expect(below).toBeLessThan(440 + 2.5 * Math.sqrt(100) + 1);
      await letGoBelow();
      await expectTop(screen, 440);
    });
  });
}

test.describe('lists', () => {
  test.use({ hasTouch: true });

  test('a finger moves the sheet first, then scrolls the list, as the inspector says', async ({
    page,
  }) => {
    const screen = await run(page, 'flat-list');
    const finger = fingerOf(await page.context().newCDPSession(page));
    const demo = demoOf(page, 'flat-list');
    await demo.getByRole('button', { name: 'Inspect' }).click();
    const fact = (name: string) =>
      demo.locator('dl > div', { hasText: name }).locator('dd');
    await center(screen);
    await expectTop(screen, 364);
    await expect(fact('List')).toHaveText('locked');
    const row = screen.getByText('Row 2', { exact: true });
    const inSheet = (await row.boundingBox())?.y ?? NaN;
    const letGo = await pull(page, finger, await middleOf(row), -250);
    await expect(fact('Gesture')).toHaveText('the sheet');
    await letGo();
    await expectTop(screen, 84);
    // The sheet has carried the row with it: the list has not scrolled.
    expect(inSheet - ((await row.boundingBox())?.y ?? NaN)).toBeCloseTo(280, 0);

    await expect(fact('List')).toHaveText('scrolls');
    const letGoList = await pull(page, finger, await middleOf(screen), -200);
    await expect(fact('Gesture')).toHaveText('the list');
    await letGoList();
    await expectTop(screen, 84);
    await expect(fact('Gesture')).toHaveText('nobody');
    await expect
      .poll(async () => inSheet - ((await row.boundingBox())?.y ?? NaN))
      .toBeGreaterThan(280 + 150);
  });

  test('at the end of its list the sheet is dragged by its handle', async ({
    page,
  }) => {
    const screen = await run(page, 'flat-list');
    await center(screen);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 84);
    const { x, y } = await middleOf(screen);
    await page.mouse.move(x, y);
    const last = screen.getByText('Row 30', { exact: true });
    const frame = await screen.boundingBox();
    const isIn = async (row: Locator): Promise<boolean> => {
      const box = (await row.count()) === 0 ? null : await row.boundingBox();
      const end = (frame?.y ?? NaN) + (frame?.height ?? NaN);
      return box !== null && box.y + box.height <= end;
    };
    for (let turn = 0; turn < 20 && !(await isIn(last)); turn += 1) {
      await page.mouse.wheel(0, 150);
      await page.waitForTimeout(80);
    }
    expect(await isIn(last)).toBe(true);
    await expectTop(screen, 84);
    await drag(page, screen, 260);
    await expectTop(screen, 364);
  });
});

test.describe('modals', () => {
  const BEHAVIORS = {
    push: { whileSecond: true, after: true },
    // The release that runs here has lost the first by then, as the page says.
    switch: { whileSecond: false, after: false },
    replace: { whileSecond: false, after: false },
  } as const;

  for (const [name, { whileSecond, after }] of Object.entries(BEHAVIORS)) {
    test(`${name}: the first modal ${whileSecond ? 'stays' : 'goes'}, and is ${after ? 'there' : 'gone'} afterwards`, async ({
      page,
    }) => {
      const screen = await run(page, 'modal-stack');
      await center(screen);
      const frame = await screen.boundingBox();
      const bottom = (frame?.y ?? NaN) + (frame?.height ?? NaN);
      /** Whether a text stands inside the frame. */
      const shows = async (text: string): Promise<boolean> => {
        const element = screen.getByText(text, { exact: true });
        const box =
          (await element.count()) === 0 ? null : await element.boundingBox();
        return box !== null && box.y + box.height <= bottom;
      };
      if (name !== 'switch') {
        await screen.getByRole('button', { name, exact: true }).click();
      }
      await screen.getByRole('button', { name: 'Present' }).click();
      await expect.poll(() => shows('First modal')).toBe(true);
      await restingTop(screen);
      await screen
        .getByRole('button', { name: `Present the second with ${name}` })
        .click();
      await expect.poll(() => shows('Second modal')).toBe(true);
      await expect.poll(() => shows('First modal')).toBe(whileSecond);
      await page.waitForTimeout(500);
      expect(await shows('First modal')).toBe(whileSecond);
      await screen.getByRole('button', { name: 'Dismiss the second' }).click();
      await expect(screen.getByText('Second modal')).toHaveCount(0);
      await expect.poll(() => shows('First modal')).toBe(after);
      if (!after) {
        await expect(handleOf(screen)).toHaveCount(0);
      }
    });
  }
});

test('the input of the keyboard demo takes keys, and the sheet stays', async ({
  page,
}) => {
  const screen = await run(page, 'keyboard');
  await expect(handleOf(screen)).toBeVisible();
  await page.waitForTimeout(800);
  const before = await topOf(screen);
  await screen.getByRole('textbox', { name: 'Your name' }).click();
  await page.keyboard.type('Ada');
  await expect(screen).toContainText('Hello Ada');
  await page.waitForTimeout(500);
  expect(await topOf(screen)).toBe(before);
});

test('with less motion the sheet is where it goes at once; the switch lets it move', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Reduced motion/i);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = await run(page, 'snap-points');
  await center(screen);
  await expectTop(screen, 440);
  /** Tops of the sheet in the frames after a press. */
  const topsAfter = async (button: string) => {
    const handle = await handleOf(screen).elementHandle();
    const frame = await screen.elementHandle();
    const tops = page.evaluate(
      async ([sheet, box]) => {
        const seen: number[] = [];
        const until = performance.now() + 1500;
        while (performance.now() < until) {
          await new Promise(requestAnimationFrame);
          const top =
            (sheet?.getBoundingClientRect().top ?? NaN) -
            (box?.getBoundingClientRect().top ?? NaN);
          seen.push(Math.round(top));
        }
        return [...new Set(seen)];
      },
      [handle, frame],
    );
    await screen.getByRole('button', { name: button }).click();
    return tops;
  };
  expect(await topsAfter('90%')).toEqual([440, 56]);
  await page.getByRole('checkbox', { name: /Motion is off/ }).check();
  await expectTop(screen, 440);
  expect((await topsAfter('90%')).length).toBeGreaterThan(4);
  await expectTop(screen, 56);
});

interface Left {
  readonly listeners: number;
  readonly nodes: number;
  readonly sheets: number;
  readonly rules: number;
}

/** What the page holds after its garbage has been collected. */
async function countLeft(page: Page, client: CDPSession): Promise<Left> {
  await page.waitForTimeout(500);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) =>
    metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...(await page.evaluate(() => ({
      sheets: document.styleSheets.length,
      rules: [...document.styleSheets].reduce(
        (sum, sheet) => sum + sheet.cssRules.length,
        0,
      ),
    }))),
  };
}

const MOUNTS = 50;
/** Mounts before the first count: what is made once may stay. */
const WARM_UP = 5;
/** Less than one listener, and less than a demo's elements, for all mounts. */
const SLACK = { listeners: 20, nodes: 60 };

test.describe('fifty mounts leave nothing behind', () => {
  test.slow();

  const expectNothingLeft = (before: Left, after: Left) => {
    expect(after.sheets).toBe(before.sheets);
    expect(after.rules).toBe(before.rules);
    expect(after.listeners).toBeLessThan(before.listeners + SLACK.listeners);
    expect(after.nodes).toBeLessThan(before.nodes + SLACK.nodes);
  };

  for (const name of ['backdrop', 'modal-stack', 'flat-list']) {
    test(`${name}, by reset`, async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      const screen = await run(page, name);
      const reset = demoOf(page, name).getByRole('button', { name: 'Reset' });
      const mount = async (times: number) => {
        for (let time = 0; time < times; time += 1) {
          await reset.click();
          await expect(screen.getByRole('button').first()).toBeVisible();
          await page.waitForTimeout(60);
        }
      };
      await mount(WARM_UP);
      const before = await countLeft(page, client);
      await mount(MOUNTS);
      const after = await countLeft(page, client);
      expectNothingLeft(before, after);
    });
  }

  test('backdrop, by going to another page and back', async ({ page }) => {
    test.setTimeout(240_000);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await open(page, pageOf('backdrop'));
    const visit = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await start(page, 'backdrop');
        await page.locator('.pagination-nav__link--next').click();
        await expect(page.locator('[data-demo="backdrop"]')).toHaveCount(0);
        await page.goBack();
        await expect(demoOf(page, 'backdrop')).toBeVisible();
      }
    };
    await visit(WARM_UP);
    const before = await countLeft(page, client);
    await visit(MOUNTS);
    const after = await countLeft(page, client);
    expectNothingLeft(before, after);
  });
});
