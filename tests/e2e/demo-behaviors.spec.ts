// What demos do as their pages say, with the keyboard and with less motion.
import { drawn, expect, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  run,
  scrollTo,
  topOf,
} from './liveDemo';
import { drag } from './pointer';
import { boxOf } from './shell';

test.use({ viewport: { width: 1440, height: 900 } });

test('the sheet makes room for the keyboard; its return key, a drag downward and a restart hide it, another key does not', async ({
  page,
}) => {
  const frame = 560;
  const keyboardHeight = 216;
  const highest = frame * 0.45;
  const screen = await run(page, 'keyboard');
  await center(screen);
  await expectTop(screen, 392);
  const field = screen.getByRole('textbox', { name: 'Your name' });
  const keyboard = screen.locator('[data-keyboard]');
  await field.click();
  await expectTop(screen, highest - keyboardHeight);
  await expect(keyboard).toHaveAttribute('aria-hidden', 'true');
  const keys = await boxOf(keyboard);
  const { top: edge } = await boxOf(screen);
  expect(Math.round(keys.top - edge)).toBe(frame - keyboardHeight);
  // The field can be seen, and takes the reader's own keys.
  expect((await boxOf(field)).bottom).toBeLessThanOrEqual(keys.top);
  await page.keyboard.type('Ada');
  await expect(screen).toContainText('Hello Ada');
  await field.dblclick({ position: { x: 20, y: 20 } });
  expect(await field.evaluate(() => String(getSelection()))).toBe('Ada');
  await keyboard.getByText('q', { exact: true }).click();
  await expect(field).toBeFocused();
  await keyboard.getByText('return').click();
  await expect(keyboard).toBeHidden();
  await expect(field).not.toBeFocused();
  await expectTop(screen, highest);

  await field.click();
  await expectTop(screen, highest - keyboardHeight);
  await drag(page, screen, 150);
  await expect(keyboard).toBeHidden();
  await expect(field).not.toBeFocused();

  // Also where the window cuts the frame.
  await field.focus();
  await expect(keyboard).toBeVisible();
  await scrollTo(screen, -150);
  await demoOf(page, 'keyboard')
    .getByRole('button', { name: 'Restart' })
    .click();
  await expect(keyboard).toBeHidden();
  await expectTop(screen, 392);
  await screen.getByRole('button', { name: 'fillParent' }).click();
  await field.focus();
  await expectTop(screen, 0);
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
    const add = screen.getByRole('button', { name: 'Add a line' });
    for (let lines = 2; (await topOf(screen)) !== 140; lines += 1) {
      await expect(screen).toContainText(/\d lines(?!, capped)/);
      expect(lines).toBeLessThan(20);
      await add.press('Enter');
      await expect(screen).toContainText(`${lines + 1} lines`);
      await expectRest(screen);
    }
    await expect(screen).toContainText('lines, capped at 420');
  });

  test('a press on the backdrop does what its behavior says', async ({
    page,
  }) => {
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
      await drawn(page, 10);
      await expectTop(screen, top);
      if (top < 420) await buttonOf('Open').press('Enter');
    }
    // At the lowest point nothing lies over the app any more.
    await buttonOf('Open').click();
    await expectTop(screen, 224);
    await buttonOf('close').click();
    await screen.click({ position: { x: 160, y: 150 } });
    await expectTop(screen, 560);
  });
});
