// The playground's examples, which are whole screens of an app.
import type { Locator, Page } from '@playwright/test';
import { EXAMPLES, type Example } from '../../src/shared/playground/examples';
import { axeFaults } from './axe';
import { attached, expect, open, test } from './fixtures';
import {
  demoOf,
  expectRest,
  expectTop,
  frameOf,
  handleOf,
  routeOfDemo,
  start,
  topOf,
} from './liveDemo';
import { buttonIn } from './siteLayout';

/** Distances of an element from the edges of its frame, and its height. */
const edgesOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, bottom, height } = one.getBoundingClientRect();
    const below = innerHeight - bottom;
    return { left, right: innerWidth - right, bottom: below, height };
  });

test.use({ viewport: { width: 1440, height: 900 } });

/** Asserts what the description of each example in `exampleTexts.json` promises. */
const PROMISES: Record<Example, (screen: Locator, page: Page) => unknown> = {
  map: async (screen) => {
    await expectTop(screen, 292);
    await screen.getByRole('textbox').focus();
    await expectTop(screen, 84);
    await screen.getByRole('textbox').fill('park');
    await expect(buttonIn(screen, /,/)).toHaveCount(1);
    await buttonIn(screen, 'Botanic Garden').press('Enter');
    await expectTop(screen, 412);
  },
  player: async (screen) => {
    await expectTop(screen, 456);
    const play = buttonIn(screen, 'Pause');
    const before = await edgesOf(play);
    await buttonIn(screen, 'Slow Tide').press('Enter');
    await expectTop(screen, 56);
    const after = await edgesOf(play);
    expect(Math.abs(after.left - after.right)).toBeLessThan(2);
    expect(before.left).toBeGreaterThan(after.left + 50);
  },
  comments: async (screen, page) => {
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    await field.focus();
    const keyboard = screen.locator('[data-keyboard]');
    await expect(keyboard).toBeVisible();
    await expectRest(screen);
    const keys = await edgesOf(keyboard);
    const keysHeight = keys.height + keys.bottom;
    expect((await edgesOf(field)).bottom).toBeGreaterThanOrEqual(keysHeight);
    await page.keyboard.type('Lovely');
    await page.keyboard.press('Enter');
    await expect(screen).toContainText('6 comments');
  },
  filter: async (screen) => {
    const before = await topOf(screen);
    await screen.getByRole('switch', { name: 'Choose a color' }).press('Space');
    await expect.poll(() => topOf(screen)).toBeLessThan(before - 40);
    await expectRest(screen);
    const shows = buttonIn(screen, /^Show 9 of 9$/);
    expect((await edgesOf(shows)).bottom).toBeGreaterThanOrEqual(36);
  },
  share: async (screen) => {
    const { left, right } = await edgesOf(handleOf(screen));
    expect(Math.min(left, right)).toBeGreaterThan(5);
    const print = buttonIn(screen, 'Print');
    expect((await edgesOf(print)).bottom).toBeGreaterThan(28);
    // The backdrop covers the photo.
    await screen.click({ position: { x: 160, y: 120 } });
    await expect(handleOf(screen)).toHaveCount(0);
  },
  onboarding: async (screen) => {
    await buttonIn(screen, 'Next').last().press('Enter');
    await expectTop(screen, 250, 1);
    await buttonIn(screen, 'Next').last().press('Enter');
    await expectTop(screen, 270, 2);
    // The sheets below stay mounted.
    await expectTop(screen, 230, 0);
    await buttonIn(screen, 'Back').last().press('Enter');
    await expect(handleOf(screen, 2)).toHaveCount(0);
    await expectTop(screen, 250, 1);
  },
};

test('each example does what its description promises', async ({ page }) => {
  await open(page, '');
  for (const name of EXAMPLES) {
    await test.step(name, async () => {
      await page.goto(routeOfDemo(name));
      const screen = await start(page, name);
      const demo = demoOf(page, name);
      // The poster has to fade out first.
      await attached(
        page,
        `[data-demo="${name}"]:not(:has([data-screen] > img))`,
      );
      const top = await topOf(screen);
      await expectRest(screen);
      expect(await topOf(screen)).toBe(top);
      // `samples.spec.ts` checks the contrast in both modes.
      const faults = await axeFaults(await frameOf(demo), {
        include: '[data-screen]',
        // On the web the published sheet is a slider without a value, also
        // around content that can be pressed.
        exclude: ['aria-required-attr', 'nested-interactive'],
      });
      expect(faults).toEqual([]);
      await PROMISES[name](screen, page);
    });
  }
});
