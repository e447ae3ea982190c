// The playground's examples: whole screens of an app, in each color mode.
import type { Locator, Page } from '@playwright/test';
import { anchorOf, EXAMPLES } from '../../src/data/examples';
import { axeFaultsInBothModes } from './axe';
import { drawn, expect, open, test } from './fixtures';
import { expectRest, start } from './liveDemo';

test('the examples are accessible while they run', async ({ page }) => {
  test.slow();
  await open(page, '');
  await start(page, 'playground');
  for (const name of EXAMPLES) {
    await page.locator(`#${anchorOf(name)}`).press('Enter');
    const screen = await start(page, name);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await drawn(page, 5);
      await expectRest(screen);
      const faults = await axeFaultsInBothModes(page, {
        include: `[data-demo="${name}"]`,
        // On the web the published sheet is a slider without a value, also
        // around content that can be pressed.
        exclude: ['aria-required-attr', 'nested-interactive'],
      });
      expect(faults, `${name} at ${String(width)} px`).toEqual([]);
    }
    const unreached = await controlsWithoutTab(page, screen);
    expect(unreached, `${name}, by Tab`).toEqual([]);
  }
});

/** Presses Tab through a screen: which of its controls never get the focus. */
async function controlsWithoutTab(
  page: Page,
  screen: Locator,
): Promise<string[]> {
  const controls = screen.locator(
    ':is([role=button], [role=switch], button, input, textarea):visible',
  );
  const count = await controls.count();
  expect(count).toBeGreaterThan(0);
  await controls.evaluateAll((all) => {
    const first = all.find((one) => one.closest('[inert]') === null);
    if (first instanceof HTMLElement) first.focus();
  });
  for (let step = 0; step <= count; step += 1) {
    await page.evaluate(() =>
      document.activeElement?.setAttribute('data-reached', ''),
    );
    await page.keyboard.press('Tab');
  }
  return controls.evaluateAll((all) =>
    all
      // Under a modal sheet nothing is to be reached.
      .filter((one) => one.closest('[inert]') === null)
      .filter((one) => !one.matches('[data-reached], :has([data-reached])'))
      .map((one) => one.outerHTML.slice(0, 160)),
  );
}
