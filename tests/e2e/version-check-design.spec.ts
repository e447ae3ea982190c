// "Check my versions" on the usage page: accessible, and still.
import { axeFaults } from './axe';
import { expect, test } from './fixtures';
import {
  check,
  field,
  openCheck,
  problem,
  project,
  summary,
} from './versionCheck';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`is accessible, ${colorScheme} at ${String(width)} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await openCheck(page);
      await check(page).click();
      await expect(problem(page)).not.toBeEmpty();
      const include = '[data-assistant]';
      expect(await axeFaults(page, { include })).toEqual([]);
      for (const name of ['bare-0.81.json', 'odd-specifiers.json']) {
        await field(page).fill(project(name));
        await check(page).click();
        await expect(summary(page)).not.toBeEmpty();
        expect(await axeFaults(page, { include })).toEqual([]);
      }
      const overflow = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}

test('nothing above it moves', async ({ page }) => {
  await openCheck(page);
  const heading = page.locator('#check-my-versions');
  const top = () =>
    heading.evaluate((each) => each.getBoundingClientRect().top);
  await field(page).fill(project('bare-0.81.json'));
  const before = await top();
  // Not Playwright's click, which scrolls.
  await check(page).dispatchEvent('click');
  await expect(summary(page)).not.toBeEmpty();
  expect(await top()).toBe(before);
});
