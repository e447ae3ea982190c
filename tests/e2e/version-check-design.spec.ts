// "Check my versions" on the usage page: accessible, and still.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFaults } from './axe';
import { expect, open, test } from './fixtures';
import { ROOT } from './liveDemo';

const ADDRESS = 'usage#check-my-versions';

const project = (name: string) =>
  readFileSync(join(ROOT, 'tests/unit/projects', name), 'utf8');

const part = (page: Page) => page.locator('[data-assistant]');
const field = (page: Page) => part(page).getByRole('textbox');
const summary = (page: Page) => part(page).locator('p[role=status]');
const problem = (page: Page) => part(page).locator('p[role=alert]');
const check = (page: Page) =>
  part(page).getByRole('button', { name: 'Check', exact: true });

async function openCheck(page: Page): Promise<void> {
  await open(page, ADDRESS);
  await expect(field(page)).toBeVisible();
}

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
