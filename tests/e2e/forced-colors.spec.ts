// Forced colors, which drop backgrounds and shadows.
import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { demoOf, run } from './liveDemo';
import { modal, options, search } from './search';
import { buttonIn, resize } from './siteLayout';

/**
 * Asserts that an element has a pair of system colors, such as `Mark` and
 * `MarkText`.
 */
async function expectColors(element: Locator, name: string): Promise<void> {
  await expect(element).toBeVisible();
  const [now, wanted] = await element.evaluate((one, background) => {
    const probe = document.createElement('i');
    probe.style.color = `${background}Text`;
    probe.style.background = background;
    document.body.append(probe);
    const colors = [one, probe].map((each) => {
      const style = getComputedStyle(each);
      return [style.color, style.backgroundColor];
    });
    probe.remove();
    return colors;
  }, name);
  expect(now, String(element)).toEqual(wanted);
}

const expectChosen = (element: Locator) => expectColors(element, 'Highlight');
const expectMarked = (element: Locator) => expectColors(element, 'Mark');

// In dark mode, whose rules may override those for forced colors.
test('forced colors show edges, selections and matches', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await run(page, 'map');
  const demo = demoOf(page, 'map');
  const button = buttonIn(demo, 'Restart');
  await expect(button).toHaveCSS('border-top', /^1px solid/);
  await expect(page.getByTestId('phone').first()).toHaveCSS(
    'outline-style',
    'solid',
  );

  await resize(page, 1000, 800);
  await open(page, 'usage');
  await expectChosen(page.locator('input:checked + span').first());
  await expectChosen(page.locator('aside [aria-current=page]'));
  const wrap = buttonIn(page, /^Wrap/).first();
  await wrap.click();
  await expectChosen(wrap);
  await search(page, 'snap point');
  const hit = options(page).and(page.locator('[aria-selected=true]'));
  await expectChosen(hit);
  await expectMarked(modal(page).locator('mark').first());
  await expectMarked(modal(page).locator('mark').last());
  await open(page, 'search?q=snap');
  await expectMarked(page.locator('.main-wrapper mark').first());
});
