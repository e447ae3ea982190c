// A mouse on a sheet in the page acts as a finger would.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  middleOf,
  run,
  topOf,
} from './liveDemo';
import { fingerOf, fling, mouseOf, pull } from './pointer';

test.use({ viewport: { width: 1440, height: 900 } });

const LISTS = ['flat-list', 'section-list', 'scroll-view', 'virtualized-list'];

/** What scrolls in a frame, and how far it has been scrolled. */
const scrollTop = (screen: Locator) =>
  screen.evaluate((frame) => {
    const list = [...frame.querySelectorAll('*')].find((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    return Math.round(list?.scrollTop ?? NaN);
  });

/** Moves the pressed mouse step by step, and rests, so that it throws nothing. */
async function moveTo(
  page: Page,
  x: number,
  from: number,
  to: number,
): Promise<void> {
  const steps = Math.ceil(Math.abs(to - from) / 40);
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x, from + ((to - from) * step) / steps);
    await drawn(page, 1);
  }
  await drawn(page, 8);
  await page.mouse.move(x, to);
}

for (const name of LISTS) {
  test(`${name}: one drag moves the sheet up, then the list, and both back`, async ({
    page,
  }) => {
    const screen = await run(page, name);
    await center(screen);
    await expectTop(screen, 364);
    const box = await screen.boundingBox();
    const x = (box?.x ?? 0) + 160;
    const start = (box?.y ?? 0) + 540;
    await page.mouse.move(x, start);
    await page.mouse.down();
    await moveTo(page, x, start, start - 312);
    expect(await topOf(screen)).toBe(112);
    await moveTo(page, x, start - 312, start - 502);
    expect(await topOf(screen)).toBe(112);
    const scrolled = await scrollTop(screen);
    expect(scrolled).toBeGreaterThan(150);
    expect(scrolled).toBeLessThanOrEqual(205);

    // Back by as much: the list first, and not a pixel of the sheet before.
    await moveTo(page, x, start - 502, start - 502 + scrolled - 20);
    expect(await topOf(screen)).toBe(112);
    expect(await scrollTop(screen)).toBeCloseTo(20, -1);
    await moveTo(page, x, start - 522 + scrolled, start - 402 + scrolled);
    expect(await scrollTop(screen)).toBe(0);
    expect(await topOf(screen)).toBeGreaterThan(178);
    expect(await topOf(screen)).toBeLessThan(218);
    await moveTo(page, x, start - 402 + scrolled, start);
    await page.mouse.up();
    await expectTop(screen, 364);
    expect(await scrollTop(screen)).toBe(0);
  });
}

test.describe('let go while it moves', () => {
  /** Throws the list's content up, and tells how far it is at once. */
  const throwList = async (page: Page, screen: Locator) => {
    const mouse = mouseOf(await page.context().newCDPSession(page));
    await fling(mouse, await middleOf(screen), -120);
    return scrollTop(screen);
  };

  test('the list scrolls on, and a press stops it', async ({ page }) => {
    const screen = await run(page, 'flat-list');
    await center(screen);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 112);
    const atOnce = await throwList(page, screen);
    await expect.poll(() => scrollTop(screen)).toBeGreaterThan(atOnce + 30);
    const { x, y } = await middleOf(screen);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const held = await scrollTop(screen);
    await drawn(page);
    expect(await scrollTop(screen)).toBe(held);
    await page.mouse.up();
  });

  test('nothing scrolls on where the reader asks for less motion', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Reduced motion/i);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = await run(page, 'flat-list');
    await center(screen);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 112);
    const atOnce = await throwList(page, screen);
    expect(atOnce).toBeGreaterThan(60);
    await drawn(page);
    expect(await scrollTop(screen)).toBe(atOnce);
  });
});

test('the wheel moves the sheet, then its list, and the callbacks are called', async ({
  page,
}) => {
  const screen = await run(page, 'flat-list');
  await center(screen);
  await expectTop(screen, 364);
  const demo = demoOf(page, 'flat-list');
  await demo.getByRole('button', { name: 'Inspect' }).click();
  const log = demo.getByRole('log');
  const pageTop = () => page.evaluate(() => window.scrollY);
  const before = await pageTop();
  const box = await screen.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 160, (box?.y ?? 0) + 500);

  // A turn goes to the next point, and leaves the list where it is.
  await page.mouse.wheel(0, 100);
  await expectTop(screen, 112);
  expect(await scrollTop(screen)).toBe(0);
  await expect(log).toContainText('onChange(index: 1');
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollTop(screen)).toBeGreaterThan(100);
  expect(await topOf(screen)).toBe(112);

  await page.mouse.wheel(0, -400);
  await expect.poll(() => scrollTop(screen)).toBe(0);
  await drawn(page);
  await page.mouse.wheel(0, -500);
  await expectTop(screen, 364);
  await expect(log).toContainText('onChange(index: 0');
  expect(await pageTop()).toBe(before);

  // Below the lowest point it is the page's.
  await drawn(page);
  await page.mouse.wheel(0, -100);
  await expect.poll(pageTop).toBeLessThan(before);
  await expectTop(screen, 364);
});

test('a press on a button does not drag, and a drag from it does not press', async ({
  page,
}) => {
  const screen = await run(page, 'start-closed');
  await center(screen);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => topOf(screen)).toBeLessThan(500);
  await expectRest(screen);
  const top = await topOf(screen);
  const button = screen.getByRole('button', { name: 'Close' });
  const { x, y } = await middleOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await moveTo(page, x, y, y + 30);
  await page.mouse.up();
  await expectTop(screen, top);
  await drawn(page);
  await expect(screen).toContainText('Closed 0 times');
  // A hand that trembles presses.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 4);
  await page.mouse.up();
  await expect(screen).toContainText('Closed 1 times');
});

test('text outside the sheet and in its inputs can be selected', async ({
  page,
}) => {
  const selected = async (element: Locator) => {
    const box = await element.boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const left = (box?.x ?? 0) + 14;
    await page.mouse.move(left, y);
    await page.mouse.down();
    await page.mouse.move(left + 260, y, { steps: 10 });
    await page.mouse.up();
    return page.evaluate(() => String(window.getSelection()));
  };
  const closed = await run(page, 'start-closed');
  await center(closed);
  expect(await selected(closed.getByText('Closed 0 times'))).toContain('times');
  const screen = await run(page, 'keyboard');
  await center(screen);
  const field = screen.getByRole('textbox').first();
  await field.fill('Grace Hopper');
  await expectRest(screen);
  expect(await selected(field)).toContain('Grace Hopper');
});

test('a list is scrolled with the keyboard', async ({ page }) => {
  const screen = await run(page, 'flat-list');
  await center(screen);
  const up = screen.getByRole('button', { name: 'Up' });
  await up.click();
  await expectTop(screen, 112);
  await page.keyboard.press('Tab');
  for (let step = 0; step < 6 && (await scrollTop(screen)) === 0; step += 1) {
    await page.keyboard.press('ArrowDown');
    await drawn(page);
    if ((await scrollTop(screen)) === 0) await page.keyboard.press('Tab');
  }
  expect(await scrollTop(screen)).toBeGreaterThan(0);
  expect(await topOf(screen)).toBe(112);
});

test('the cursor shows what can be dragged', async ({ page }) => {
  const screen = await run(page, 'gestures');
  await center(screen);
  await expectRest(screen);
  const cursorOf = (element: Locator) =>
    element.evaluate((one) => getComputedStyle(one).cursor);
  const handle = screen.getByRole('slider', { name: 'Bottom sheet handle' });
  const text = screen.getByText('Drag down to close');
  expect(await cursorOf(handle)).toBe('grab');
  expect(await cursorOf(text)).toBe('grab');
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 5 });
  expect(await cursorOf(handle)).toBe('grabbing');
  await page.mouse.up();
  expect(await cursorOf(handle)).toBe('grab');
  await screen.getByRole('switch', { name: 'Drag the content' }).uncheck();
  expect(await cursorOf(text)).not.toBe('grab');
  expect(await cursorOf(handle)).toBe('grab');
});

for (const kind of ['mouse', 'touch'] as const) {
  test.describe(`a list that refreshes, by ${kind}`, () => {
    test.use({ hasTouch: kind === 'touch' });

    test('is pulled by 64 points at its top, not by less and not below', async ({
      page,
    }) => {
      const screen = await run(page, 'pull-to-refresh');
      const client = await page.context().newCDPSession(page);
      const pointer = kind === 'mouse' ? mouseOf(client) : fingerOf(client);
      await center(screen);
      await expectTop(screen, 364);
      await screen.getByRole('button', { name: 'Up' }).click();
      await expectTop(screen, 112);
      const row = screen.getByText('Message 8', { exact: true });
      await (
        await pull(page, pointer, await middleOf(row), 55)
      )();
      await drawn(page);
      await expect(screen).toContainText('8 messages');
      const spinner = screen.locator('[data-refresh="true"]');
      // It turns for a second only.
      const turns = expect(spinner).toBeVisible();
      await (
        await pull(page, pointer, await middleOf(row), 80)
      )();
      await turns;
      await expect(screen).toContainText('9 messages');
      await expect(spinner).toHaveCount(0);
      expect(await topOf(screen)).toBe(112);
    });

    test('is pulled too while it is shorter than its sheet', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 600, height: 1000 });
      const screen = await run(page, 'pull-to-refresh');
      const demo = demoOf(page, 'pull-to-refresh');
      await demo.getByRole('button', { name: 'Full screen' }).click();
      await screen.getByRole('button', { name: 'Up' }).click();
      await expectRest(screen);
      const top = await topOf(screen);
      const client = await page.context().newCDPSession(page);
      const pointer = kind === 'mouse' ? mouseOf(client) : fingerOf(client);
      const row = screen.getByText('Message 8', { exact: true });
      await (
        await pull(page, pointer, await middleOf(row), 80)
      )();
      await expect(screen).toContainText('9 messages');
      expect(await topOf(screen)).toBe(top);
    });
  });
}
