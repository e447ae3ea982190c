// What the demos of modals, keyboard and motion do as their pages say.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  run,
  screenOf,
  scrollTo,
  topOf,
} from './liveDemo';
import { drag } from './pointer';
import { boxOf } from './shell';

test.use({ viewport: { width: 1440, height: 900 } });

/** Restarts a demo: its app is the one before until a message has come. */
async function restart(page: Page, name: string): Promise<void> {
  const demo = demoOf(page, name);
  await screenOf(demo).evaluate((screen) => {
    screen.setAttribute('data-before', '');
  });
  await demo.getByRole('button', { name: 'Restart' }).click();
  await expect(screenOf(demo)).not.toHaveAttribute('data-before');
}

test('modals: with push the first one stays, with switch and replace it goes, also afterwards', async ({
  page,
}) => {
  test.slow();
  const screen = await run(page, 'modal-stack');
  /** Whether a text is inside the frame; read at once, as it may unmount. */
  const shows = (text: string): Promise<boolean> =>
    screen
      .getByText(text, { exact: true })
      .evaluateAll((all) =>
        all.some((one) => one.getBoundingClientRect().bottom <= innerHeight),
      );
  // With switch the release that runs here loses the first, as the page says.
  for (const [name, stays] of [
    ['switch', false],
    ['push', true],
    ['replace', false],
  ] as const) {
    await restart(page, 'modal-stack');
    await center(screen);
    // It is chosen at first.
    if (name !== 'switch') {
      await screen.getByRole('button', { name, exact: true }).click();
    }
    await expect.poll(() => shows('First modal')).toBe(true);
    await expectRest(screen);
    // By a key: a pointer on a modal can stop its dismissal, as /modal/methods says.
    await screen
      .getByRole('button', { name: `Present the second with ${name}` })
      .press('Enter');
    await expect.poll(() => shows('Second modal')).toBe(true);
    await expect.poll(() => shows('First modal'), name).toBe(stays);
    await drawn(page, 30);
    expect(await shows('First modal'), name).toBe(stays);
    await screen.getByRole('button', { name: 'Dismiss the second' }).click();
    await expect(screen.getByText('Second modal')).toHaveCount(0);
    await expect.poll(() => shows('First modal'), name).toBe(stays);
    if (!stays) await expect(handleOf(screen)).toHaveCount(0);
  }
});

test.describe('the keyboard in the frame', () => {
  const FRAME = 560;
  const KEYBOARD = 216;
  const HIGHEST = FRAME * 0.45;

  const keyboardOf = (screen: Locator) => screen.locator('[data-keyboard]');
  const nameOf = (screen: Locator) =>
    screen.getByRole('textbox', { name: 'Your name' });

  test('the sheet goes where each behavior says, and restore takes it to its highest point', async ({
    page,
  }) => {
    test.slow();
    const screen = await run(page, 'keyboard');
    await center(screen);
    const field = nameOf(screen);
    const keyboard = keyboardOf(screen);
    // Where 5.2.14 sends the sheet from its lower point, as the page says.
    for (const [behavior, top] of [
      ['interactive', HIGHEST - KEYBOARD],
      ['extend', HIGHEST],
      ['fillParent', 0],
    ] as const) {
      await expectTop(screen, 392);
      if (behavior !== 'interactive') {
        await screen.getByRole('button', { name: behavior }).click();
      }
      await expect(keyboard).toBeHidden();
      await field.click();
      await expectTop(screen, top);
      const { top: edge } = await boxOf(screen);
      await expect
        .poll(async () => Math.round((await boxOf(keyboard)).top - edge))
        .toBe(FRAME - KEYBOARD);
      // The field can be seen, and takes the reader's own keys.
      expect((await boxOf(field)).bottom).toBeLessThanOrEqual(
        (await boxOf(keyboard)).top,
      );
      await page.keyboard.type('Ada');
      await expect(screen).toContainText('Hello Ada');
      await page.keyboard.press('Enter');
      await expect(keyboard).toBeHidden();
      await expect(field).not.toBeFocused();
      await expectTop(screen, HIGHEST);
      // The keyboard goes with a demo that is reset.
      await field.click();
      await expect(keyboard).toBeVisible();
      await restart(page, 'keyboard');
      await expect(keyboard).toBeHidden();
    }
    await expectTop(screen, 392);
    await screen.getByRole('button', { name: 'none' }).click();
    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    await field.blur();
    await expect(keyboard).toBeHidden();
    await drawn(page, 30);
    await expectTop(screen, HIGHEST - KEYBOARD);
  });

  test('its return key and a drag downward hide it, another key does not; the sheet finds it where the window cuts the frame', async ({
    page,
  }) => {
    const screen = await run(page, 'keyboard');
    await center(screen);
    await expectTop(screen, 392);
    const field = nameOf(screen);
    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    const keyboard = keyboardOf(screen);
    await expect(keyboard).toHaveAttribute('aria-hidden', 'true');
    await keyboard.getByText('q', { exact: true }).click();
    await expect(field).toBeFocused();
    await keyboard.getByText('return').click();
    await expect(keyboard).toBeHidden();
    await expectTop(screen, HIGHEST);

    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    await drag(page, screen, 150);
    await expect(keyboard).toBeHidden();
    await expect(field).not.toBeFocused();

    await scrollTo(screen, -150);
    await restart(page, 'keyboard');
    await expectTop(screen, 392);
    await field.focus();
    await expectTop(screen, HIGHEST - KEYBOARD);
  });
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
  await expectRest(screen);
  /** Tops of the sheet in the frames after a press. */
  const topsAfter = async (button: string) => {
    const tops = handleOf(screen).evaluate(async (handle) => {
      const seen: number[] = [];
      const until = performance.now() + 1500;
      while (performance.now() < until) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(handle.getBoundingClientRect().top));
      }
      return [...new Set(seen)];
    });
    await screen.getByRole('button', { name: button }).click();
    return tops;
  };
  const without = await topsAfter('80%');
  expect([without.at(0), without.at(-1)]).toEqual([440, 112]);
  // In one run of thirty it was seen between them, in one frame, near its start.
  expect(without.length).toBeLessThanOrEqual(3);
  const anyway = page.getByRole('checkbox', { name: /Motion is off/ });
  await expect(anyway).not.toBeChecked();
  await anyway.check();
  await expectTop(screen, 440);
  expect((await topsAfter('80%')).length).toBeGreaterThan(4);
  await expectTop(screen, 112);
});

test('dynamic sizing says when the sheet has reached its cap', async ({
  page,
}) => {
  const screen = await run(page, 'dynamic-sizing');
  await expect(screen).toContainText('2 lines');
  const add = screen.getByRole('button', { name: 'Add a line' });
  let lines = 2;
  let top = NaN;
  await expectRest(screen);
  do {
    await expect(screen).not.toContainText('capped');
    await add.press('Enter');
    lines += 1;
    await expect(screen).toContainText(`${lines} lines`);
    await expectRest(screen);
    top = await topOf(screen);
  } while (top > 140 && lines < 20);
  await expect(screen).toContainText(`${lines} lines, capped at 420`);
});

test('a press on the backdrop closes the sheet, or does what its behavior says', async ({
  page,
}) => {
  const screen = await run(page, 'backdrop');
  await center(screen);
  const open = screen.getByRole('button', { name: 'Open' });
  for (const [behavior, top] of [
    ['close', 560],
    ['none', 224],
    ['1', 336],
    ['collapse', 420],
  ] as const) {
    await restart(page, 'backdrop');
    await expectTop(screen, 224);
    if (behavior !== 'close') {
      await screen.getByRole('button', { name: behavior, exact: true }).click();
    }
    await screen.click({ position: { x: 160, y: 150 } });
    await drawn(page, 30);
    await expectTop(screen, top);
  }
  // At the lowest point nothing lies over the app any more.
  await open.click();
  await expectTop(screen, 224);
});
