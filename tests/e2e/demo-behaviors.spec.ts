// What the demos of modals, keyboard and motion do as their pages say.
import type { Page } from '@playwright/test';
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

test.describe('the keyboard in the frame', () => {
  const FRAME = 560;
  const KEYBOARD = 216;
  const HIGHEST = FRAME * 0.45;

  test('the sheet makes room for it; its return key, a drag downward and a restart hide it, another key does not', async ({
    page,
  }) => {
    const screen = await run(page, 'keyboard');
    await center(screen);
    await expectTop(screen, 392);
    const field = screen.getByRole('textbox', { name: 'Your name' });
    const keyboard = screen.locator('[data-keyboard]');
    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    await expect(keyboard).toHaveAttribute('aria-hidden', 'true');
    const { top: edge } = await boxOf(screen);
    const keys = await boxOf(keyboard);
    expect(Math.round(keys.top - edge)).toBe(FRAME - KEYBOARD);
    // The field can be seen, and takes the reader's own keys.
    expect((await boxOf(field)).bottom).toBeLessThanOrEqual(keys.top);
    await page.keyboard.type('Ada');
    await expect(screen).toContainText('Hello Ada');
    await keyboard.getByText('q', { exact: true }).click();
    await expect(field).toBeFocused();
    await keyboard.getByText('return').click();
    await expect(keyboard).toBeHidden();
    await expect(field).not.toBeFocused();
    await expectTop(screen, HIGHEST);

    await field.click();
    await expectTop(screen, HIGHEST - KEYBOARD);
    await drag(page, screen, 150);
    await expect(keyboard).toBeHidden();
    await expect(field).not.toBeFocused();

    // Also where the window cuts the frame.
    await field.focus();
    await expect(keyboard).toBeVisible();
    await scrollTo(screen, -150);
    await restart(page, 'keyboard');
    await expect(keyboard).toBeHidden();
    await expectTop(screen, 392);
    await screen.getByRole('button', { name: 'fillParent' }).click();
    await field.focus();
    await expectTop(screen, 0);
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
  /** Tops of the sheet in the frames after a press, until it rests. */
  const topsAfter = async (button: string) => {
    const tops = handleOf(screen).evaluate(async (handle) => {
      const top = () => Math.round(handle.getBoundingClientRect().top);
      const seen = [top()];
      let still = 0;
      for (let n = 0; n < 300 && (seen.length === 1 || still < 20); n += 1) {
        await new Promise(requestAnimationFrame);
        still = seen.at(-1) === top() ? still + 1 : 0;
        if (still === 0) seen.push(top());
      }
      return seen;
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

test.describe('with less motion', () => {
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    allowedThroughout: [/Reduced motion/i],
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
        await screen
          .getByRole('button', { name: behavior, exact: true })
          .click();
      }
      await screen.click({ position: { x: 160, y: 150 } });
      await drawn(page, 10);
      await expectTop(screen, top);
    }
    // At the lowest point nothing lies over the app any more.
    await open.click();
    await expectTop(screen, 224);
  });
});
