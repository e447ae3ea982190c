// A mouse on a sheet in the page acts as a finger would.
import type { Locator } from '@playwright/test';
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
import { dragBy, fling, glide, pointerOf } from './pointer';
import { boxOf, scrollY } from './shell';

test.use({ viewport: { width: 1440, height: 900 } });

/** What scrolls in a frame, and how far it has been scrolled. */
const scrollTop = (screen: Locator) =>
  screen.evaluate((frame) => {
    const list = [...frame.querySelectorAll('*')].find((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    return Math.round(list?.scrollTop ?? NaN);
  });

/** What of an element is selected once the mouse has passed over it. */
async function selected(element: Locator): Promise<string> {
  const { mouse } = element.page();
  const { left, top, height } = await boxOf(element);
  await mouse.move(left + 14, top + height / 2);
  await mouse.down();
  await mouse.move(left + 274, top + height / 2, { steps: 10 });
  await mouse.up();
  return element.evaluate(() => String(window.getSelection()));
}

test('one drag moves the sheet up, then the list, and both back', async ({
  page,
}) => {
  const screen = await run(page, 'section-list');
  await center(screen);
  await expectTop(screen, 364);
  const box = await boxOf(screen);
  const mouse = await pointerOf(page, 'mouse');
  const [x, start] = [box.left + 160, box.top + 540];
  /** Moves between two distances from the start. */
  const move = (from: number, to: number) =>
    glide(page, mouse, { x, y: start + from }, to - from);
  await mouse.down(x, start);
  await move(0, -312);
  expect(await topOf(screen)).toBe(112);
  await move(-312, -502);
  expect(await topOf(screen)).toBe(112);
  const scrolled = await scrollTop(screen);
  expect(scrolled).toBeGreaterThan(150);
  expect(scrolled).toBeLessThanOrEqual(205);

  // Back by as much: the list first, and not a pixel of the sheet before.
  await move(-502, scrolled - 522);
  expect(await topOf(screen)).toBe(112);
  expect(await scrollTop(screen)).toBeCloseTo(20, -1);
  await move(scrolled - 522, scrolled - 402);
  expect(await scrollTop(screen)).toBe(0);
  expect(await topOf(screen)).toBeGreaterThan(178);
  expect(await topOf(screen)).toBeLessThan(218);
  await move(scrolled - 402, 0);
  await mouse.up(x, start);
  await expectTop(screen, 364);
  expect(await scrollTop(screen)).toBe(0);
});

test('wheel, mouse and keyboard on a list: the wheel moves its sheet first; one that is let go while it moves scrolls on, a press stops it, and so does less motion', async ({
  page,
}) => {
  const screen = await run(page, 'flat-list');
  await center(screen);
  await expectTop(screen, 364);
  const demo = demoOf(page, 'flat-list');
  await demo.getByRole('button', { name: 'Inspect' }).click();
  const log = demo.getByRole('log');
  const before = await scrollY(page);
  const { left, top } = await boxOf(screen);
  await page.mouse.move(left + 160, top + 500);

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
  expect(await scrollY(page)).toBe(before);

  // Below the lowest point it is the page's.
  await drawn(page);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollY(page)).toBeLessThan(before);
  await expectTop(screen, 364);

  const mouse = await pointerOf(page, 'mouse');
  await screen.getByRole('button', { name: 'Up' }).click();
  await expectTop(screen, 112);
  const middle = await middleOf(screen);
  /** Throws the list's content up, and tells how far it is at once. */
  const throwList = async () => {
    await fling(mouse, middle, -120);
    return scrollTop(screen);
  };
  const atOnce = await throwList();
  await expect.poll(() => scrollTop(screen)).toBeGreaterThan(atOnce + 30);
  await mouse.down(middle.x, middle.y);
  const held = await scrollTop(screen);
  await drawn(page);
  expect(await scrollTop(screen)).toBe(held);
  await mouse.up(middle.x, middle.y);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await throwList();
  expect(still).toBeGreaterThan(held + 60);
  await drawn(page);
  expect(await scrollTop(screen)).toBe(still);

  await screen.getByRole('button', { name: 'Up' }).focus();
  await page.keyboard.press('Tab');
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('ArrowDown');
    await drawn(page);
    if ((await scrollTop(screen)) !== still) break;
    await page.keyboard.press('Tab');
  }
  expect(await scrollTop(screen)).not.toBe(still);
  expect(await topOf(screen)).toBe(112);
});

test('the wheel scrolls the page past a phone that cannot scroll and past code, and code that was pressed', async ({
  page,
}) => {
  const screen = await run(page, 'first-sheet');
  const code = demoOf(page, 'first-sheet').locator('pre');
  await center(screen);
  for (const over of [screen, code]) {
    const before = await scrollY(page);
    const { x, y } = await middleOf(over);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBe(before + 100);
    await center(screen);
  }
  const before = await scrollY(page);
  await code.click();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => code.evaluate((one) => one.scrollTop)).toBe(100);
  expect(await scrollY(page)).toBe(before);
});

test('a press on a button does not drag, and a drag from it does not press; text outside the sheet can be selected', async ({
  page,
}) => {
  const screen = await run(page, 'start-closed');
  await center(screen);
  expect(await selected(screen.getByText('Closed 0 times'))).toContain('times');
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.poll(() => topOf(screen)).toBeLessThan(500);
  await expectRest(screen);
  const top = await topOf(screen);
  const button = screen.getByRole('button', { name: 'Close' });
  const { x, y } = await middleOf(button);
  await dragBy(page, await pointerOf(page, 'mouse'), button, 30);
  await expectTop(screen, top);
  await drawn(page);
  await expect(screen).toContainText('Closed 0 times');
  // A hand that trembles presses.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 4);
  await page.mouse.up();
  await expect(screen).toContainText('Closed 1 times');
  // Of another button React Native Web would say that it was never pressed.
  await screen.getByText('Closed 1 times').click({ button: 'right' });
});

test('text in the inputs of a sheet can be selected, its other text cannot', async ({
  page,
}) => {
  const screen = await run(page, 'keyboard');
  await center(screen);
  const field = screen.getByRole('textbox').first();
  await field.fill('Grace Hopper');
  await expectRest(screen);
  expect(await selected(field)).toContain('Grace Hopper');
  const gestures = await run(page, 'gestures');
  await center(gestures);
  await gestures.getByRole('switch', { name: 'Drag the content' }).uncheck();
  await expectRest(gestures);
  expect(await selected(gestures.getByText('Drag the content'))).toBe('');
});

test.describe('a list that refreshes', () => {
  test.use({ hasTouch: true });

  test('is pulled by 64 points at its top, not by less and not below, and also while it is shorter than its sheet', async ({
    page,
  }) => {
    const screen = await run(page, 'pull-to-refresh');
    const finger = await pointerOf(page, 'touch');
    await center(screen);
    await expectTop(screen, 364);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 112);
    const row = screen.getByText('Message 8', { exact: true });
    await dragBy(page, finger, row, 55);
    await drawn(page);
    await expect(screen).toContainText('8 messages');
    const spinner = screen.locator('[data-refresh="true"]');
    // It turns for a second only.
    const turns = expect(spinner).toBeVisible();
    await dragBy(page, finger, row, 80);
    await turns;
    await expect(screen).toContainText('9 messages');
    await expect(spinner).toHaveCount(0);
    expect(await topOf(screen)).toBe(112);

    await page.setViewportSize({ width: 600, height: 1000 });
    const demo = demoOf(page, 'pull-to-refresh');
    await demo.getByRole('button', { name: 'Restart' }).click();
    await demo.getByRole('button', { name: 'Full screen' }).click();
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectRest(screen);
    const top = await topOf(screen);
    await dragBy(page, await pointerOf(page, 'mouse'), row, 80);
    await expect(screen).toContainText('9 messages');
    expect(await topOf(screen)).toBe(top);
  });
});
