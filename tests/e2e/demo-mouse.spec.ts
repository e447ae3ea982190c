// Mouse, wheel and keyboard act on the sheet of a demo like a finger. The demos of the
// keyboard, the backdrop and dynamic sizing do what their pages say.
import type { Locator } from '@playwright/test';
import { waitForFrames, expect, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  middleOf,
  run,
  scrollTo,
  topOf,
} from './liveDemo';
import { drag, dragBy, fling, dragWithoutMomentum, pointerOf } from './pointer';
import { boxOf, scrollY, buttonIn } from './siteLayout';

test.use({ viewport: { width: 1440, height: 900 } });

/** Scroll offset of the first scrollable element in a frame. */
const scrollTop = (screen: Locator) =>
  screen.evaluate((frame) => {
    const list = [...frame.querySelectorAll('*')].find((one) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY),
    );
    return Math.round(list?.scrollTop ?? NaN);
  });

test('a mouse drag continues from the sheet into its list', async ({
  page,
}) => {
  const screen = await run(page, 'section-list');
  await center(screen);
  await expectTop(screen, 364);
  const box = await boxOf(screen);
  const mouse = await pointerOf(page, 'mouse');
  const [x, start] = [box.left + 160, box.top + 540];
  /** Moves the pressed mouse between two distances from the start. */
  const move = (from: number, to: number) =>
    dragWithoutMomentum(page, mouse, { x, y: start + from }, to - from);

  await mouse.down(x, start);
  await move(0, -312);
  expect(await topOf(screen)).toBe(112);
  await move(-312, -502);
  expect(await topOf(screen)).toBe(112);
  const scrolled = await scrollTop(screen);
  expect(scrolled).toBeGreaterThan(150);
  expect(scrolled).toBeLessThanOrEqual(205);

  // On the way back the list scrolls before the sheet moves by a pixel.
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

  await buttonIn(screen, 'Up').click();
  await expectTop(screen, 112);
  await demoOf(page, 'section-list').getByText('Restart').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => scrollTop(screen)).toBeGreaterThan(0);
});

test('a list scrolls only when its sheet is at the highest point', async ({
  page,
}) => {
  const screen = await run(page, 'flat-list');
  await center(screen);
  await expectTop(screen, 364);
  const before = await scrollY(page);
  const { left, top } = await boxOf(screen);
  await page.mouse.move(left + 160, top + 500);

  // One turn moves the sheet to the next point and not the list.
  await page.mouse.wheel(0, 100);
  await expectTop(screen, 112);
  expect(await scrollTop(screen)).toBe(0);
  // The list is locked until the spring has ended.
  await expectRest(screen);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => scrollTop(screen)).toBeGreaterThan(100);
  expect(await topOf(screen)).toBe(112);

  await page.mouse.wheel(0, -400);
  await expect.poll(() => scrollTop(screen)).toBe(0);
  await waitForFrames(page);
  await page.mouse.wheel(0, -500);
  await expectTop(screen, 364);
  expect(await scrollY(page)).toBe(before);

  // At the lowest point the wheel scrolls the page.
  await expectRest(screen);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => scrollY(page)).toBeLessThan(before);
  await expectTop(screen, 364);

  const mouse = await pointerOf(page, 'mouse');
  await buttonIn(screen, 'Up').click();
  await expectTop(screen, 112);
  const middle = await middleOf(screen);
  await fling(mouse, middle, -120);
  const atOnce = await scrollTop(screen);
  await expect.poll(() => scrollTop(screen)).toBeGreaterThan(atOnce + 30);
  await mouse.down(middle.x, middle.y);
  const held = await scrollTop(screen);
  await waitForFrames(page);
  expect(await scrollTop(screen)).toBe(held);
  await mouse.up(middle.x, middle.y);
});

test('a closed sheet leaves focus, presses and the wheel to what is below it', async ({
  page,
}) => {
  const screen = await run(page, 'start-closed');
  await center(screen);
  await expectTop(screen, 560);
  const button = buttonIn(screen, 'Open');

  await button.focus();
  await page.keyboard.press('Tab');
  await expect(screen.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => topOf(screen)).toBeLessThan(500);
  await expectRest(screen);

  const rest = await topOf(screen);
  await page.keyboard.press('Tab');
  const close = buttonIn(screen, 'Close');
  await expect(close).toBeFocused();

  await dragBy(page, await pointerOf(page, 'mouse'), close, 30);
  await waitForFrames(page);
  await expectTop(screen, rest);
  await expect(screen).toContainText('Closed 0 times');
  // A press that moves by a few pixels is still a press.
  const { x, y } = await middleOf(close);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 4);
  await page.mouse.up();
  await expect(screen).toContainText('Closed 1 times');
  await expectTop(screen, 560);
  // React Native Web must not warn about another mouse button.
  await screen.getByText('Closed 1 times').click({ button: 'right' });

  const code = demoOf(page, 'start-closed').locator('pre').first();
  for (const over of [screen, code]) {
    await center(screen);
    const before = await scrollY(page);
    const middle = await middleOf(over);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBe(before + 100);
  }
  const before = await scrollY(page);
  await code.click();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => code.evaluate((one) => one.scrollTop)).toBe(100);
  expect(await scrollY(page)).toBe(before);
});

test('the sheet moves above the keyboard until the keyboard hides', async ({
  page,
}) => {
  const frame = 560;
  const keyboardHeight = 216;
  const topInset = 44;
  const highest = Math.round(topInset + (frame - topInset) * 0.45);
  const screen = await run(page, 'keyboard');
  await center(screen);
  await expectTop(screen, 405);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  const keyboard = screen.locator('[data-keyboard]');

  await test.step('the field stays visible above the keyboard', async () => {
    await field.click();
    await expectTop(screen, highest - keyboardHeight);
    await expect(keyboard).toHaveAttribute('aria-hidden', 'true');
    const keys = await boxOf(keyboard);
    const { top: edge } = await boxOf(screen);
    expect(Math.round(keys.top - edge)).toBe(frame - keyboardHeight);
    // The field is visible and takes the reader's own keys.
    expect((await boxOf(field)).bottom).toBeLessThanOrEqual(keys.top);
    await page.keyboard.type('Ada');
    await expect(screen).toContainText('Hello Ada');
    await field.dblclick({ position: { x: 20, y: 20 } });
    expect(await field.evaluate(() => String(getSelection()))).toBe('Ada');
  });

  await test.step('only the return key hides the keyboard', async () => {
    await keyboard.getByText('q', { exact: true }).click();
    await expect(field).toBeFocused();
    await keyboard.getByText('return').click();
    await expect(keyboard).toBeHidden();
    await expect(field).not.toBeFocused();
    await expectTop(screen, highest);
  });

  await test.step('a drag down hides the keyboard', async () => {
    await field.click();
    await expectTop(screen, highest - keyboardHeight);
    await drag(page, screen, 150);
    await expect(keyboard).toBeHidden();
    await expect(field).not.toBeFocused();
  });

  await test.step('Restart hides the keyboard', async () => {
    // The window cuts the frame here.
    await field.focus();
    await expect(keyboard).toBeVisible();
    await scrollTo(screen, -150);
    await buttonIn(demoOf(page, 'keyboard'), 'Restart').click();
    await expect(keyboard).toBeHidden();
    await expectTop(screen, 405);
  });
});

test('the demo of dynamic sizing reports when the height is capped', async ({
  page,
}) => {
  const screen = await run(page, 'dynamic-sizing');
  const add = buttonIn(screen, 'Add a line');
  const state = screen.getByText(/\d lines/);
  await expect(state).toHaveText('2 lines');
  for (let lines = 3; lines < 12; lines += 1) await add.press('Enter');
  await expect(state).toHaveText('11 lines, capped at 420');
  await expectTop(screen, 140);
});

test('a press on the backdrop follows pressBehavior', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Reduced motion/i);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const screen = await run(page, 'backdrop');
  await center(screen);
  const buttonOf = (name: string) =>
    screen.getByRole('button', { name, exact: true });
  await expectTop(screen, 224);
  for (const [behavior, top] of [
    ['none', 224],
    ['1', 336],
    ['collapse', 420],
  ] as const) {
    await buttonOf(behavior).click();
    await screen.click({ position: { x: 160, y: 150 } });
    await waitForFrames(page, 10);
    await expectTop(screen, top);
    if (top < 420) await buttonOf('Open').press('Enter');
  }
  // At the lowest point the backdrop does not cover the app.
  await buttonOf('Open').click();
  await expectTop(screen, 224);
});
