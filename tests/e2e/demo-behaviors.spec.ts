// What the demos of modals, keyboard and motion do as their pages say.
import type { Locator } from '@playwright/test';
import { drawn, expect, test } from './fixtures';
import {
  center,
  demoOf,
  drag,
  expectRest,
  expectTop,
  handleOf,
  run,
  topOf,
} from './liveDemo';

test.use({ viewport: { width: 1440, height: 900 } });

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
      await expectRest(screen);
      await screen
        .getByRole('button', { name: `Present the second with ${name}` })
        .click();
      await expect.poll(() => shows('Second modal')).toBe(true);
      await expect.poll(() => shows('First modal')).toBe(whileSecond);
      await drawn(page, 30);
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

test.describe('the keyboard in the frame', () => {
  const FRAME = 560;
  const KEYBOARD = 216;
  const HIGHEST = FRAME * 0.45;

  const keyboardOf = (screen: Locator) => screen.locator('[data-keyboard]');
  const keyboardTop = async (screen: Locator) => {
    const box = await keyboardOf(screen).boundingBox();
    return Math.round((box?.y ?? NaN) - ((await screen.boundingBox())?.y ?? 0));
  };

  // Where 5.2.14 sends the sheet from its lower point, as the page says.
  for (const [behavior, top] of [
    ['interactive', HIGHEST - KEYBOARD],
    ['extend', HIGHEST],
    ['fillParent', 0],
  ] as const) {
    test(`${behavior}: the sheet goes to ${top}, and restore takes it to its highest point`, async ({
      page,
    }) => {
      const screen = await run(page, 'keyboard');
      await center(screen);
      await expectTop(screen, 392);
      if (behavior !== 'interactive') {
        await screen.getByRole('button', { name: behavior }).click();
      }
      const field = screen.getByRole('textbox', { name: 'Your name' });
      await expect(keyboardOf(screen)).toBeHidden();
      await field.click();
      await expectTop(screen, top);
      await expect.poll(() => keyboardTop(screen)).toBe(FRAME - KEYBOARD);
      // The field can be seen, and takes the reader's own keys.
      const box = await field.boundingBox();
      const keys = await keyboardOf(screen).boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(
        keys?.y ?? NaN,
      );
      await page.keyboard.type('Ada');
      await expect(screen).toContainText('Hello Ada');

      await page.keyboard.press('Enter');
      await expect(keyboardOf(screen)).toBeHidden();
      await expect(field).not.toBeFocused();
      await expectTop(screen, HIGHEST);
    });
  }

  test('with none the sheet stays up when the keyboard has gone', async ({
    page,
  }) => {
    const screen = await run(page, 'keyboard');
    await center(screen);
    await expectTop(screen, 392);
    await screen.getByRole('button', { name: 'none' }).click();
    const field = screen.getByRole('textbox', { name: 'Your name' });
    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    await field.blur();
    await expect(keyboardOf(screen)).toBeHidden();
    await drawn(page, 30);
    await expectTop(screen, HIGHEST - KEYBOARD);
  });

  test('its return key and a drag downward hide it, another key does not', async ({
    page,
  }) => {
    const screen = await run(page, 'keyboard');
    await center(screen);
    await expectTop(screen, 392);
    const field = screen.getByRole('textbox', { name: 'Your name' });
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
  });

  test('the sheet finds the keyboard where the frame is cut by the window', async ({
    page,
  }) => {
    const screen = await run(page, 'keyboard');
    await screen.evaluate((frame) => {
      const { top } = frame.getBoundingClientRect();
      window.scrollBy({ top: top + 150, behavior: 'instant' });
    });
    const demo = demoOf(page, 'keyboard');
    await demo.getByRole('button', { name: 'Restart' }).click();
    await expectTop(screen, 392);
    await screen.getByRole('textbox', { name: 'Your name' }).focus();
    await expectTop(screen, HIGHEST - KEYBOARD);
  });

  test('goes with a demo that is reset', async ({ page }) => {
    const screen = await run(page, 'keyboard');
    await center(screen);
    await expectTop(screen, 392);
    await screen.getByRole('textbox', { name: 'Your name' }).click();
    await expect(keyboardOf(screen)).toBeVisible();
    const demo = demoOf(page, 'keyboard');
    await demo.getByRole('button', { name: 'Restart' }).click();
    await expect(keyboardOf(screen)).toBeHidden();
    await expectTop(screen, 392);
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
  const without = await topsAfter('80%');
  expect([without.at(0), without.at(-1)]).toEqual([440, 112]);
  // In one run of thirty it was seen between them, in one frame, near its start.
  expect(without.length).toBeLessThanOrEqual(3);
  await page.getByRole('checkbox', { name: /Motion is off/ }).check();
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

test('the accessibility demo says what a screen reader meets', async ({
  page,
}) => {
  const screen = await run(page, 'accessibility');
  await expect(screen).toContainText('3 elements: One element, switch');
  await screen.getByRole('switch').check();
  await expect(screen).toContainText('1 element: Choose a size, adjustable');
});

test('each animation goes to the other end', async ({ page }) => {
  const screen = await run(page, 'animation-configs');
  await expectTop(screen, 448);
  await screen.getByRole('button', { name: 'Slow' }).click();
  await expectTop(screen, 112);
  await screen.getByRole('button', { name: 'Spring' }).click();
  await expectTop(screen, 448);
});

for (const [behavior, top] of [
  ['close', 560],
  ['collapse', 420],
  ['none', 224],
  ['1', 336],
] as const) {
  test(`a press on the backdrop, ${behavior}: the sheet goes to ${top}`, async ({
    page,
  }) => {
    const screen = await run(page, 'backdrop');
    await center(screen);
    const open = screen.getByRole('button', { name: 'Open' });
    await open.click();
    await expectTop(screen, 224);
    if (behavior !== 'close') {
      await screen.getByRole('button', { name: behavior, exact: true }).click();
    }
    await screen.click({ position: { x: 160, y: 150 } });
    await drawn(page, 30);
    await expectTop(screen, top);
    // At the lowest point nothing lies over the app any more.
    if (behavior === 'collapse') {
      await open.click();
      await expectTop(screen, 224);
    }
  });
}
