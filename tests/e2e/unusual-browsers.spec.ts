// The site in a browser as old as `browserslist` allows, which also translates it.
// `makeUnusual` makes the browser of further tests such a one: of the playground, the
// search, "Check my project", copying, the versions and the install commands.
import { expect, open, test } from './fixtures';
import { demoOf, expectRest, pageOf, screenOf } from './liveDemo';
import { menu, menuButton } from './shell';
import { makeUnusual } from './unusualBrowser';

test.beforeEach(({ page }) => makeUnusual(page));

test('a demo runs, is inspected, and fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, pageOf('flat-list'));
  const demo = demoOf(page, 'flat-list');
  const press = (name: string) =>
    demo.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('main font').first()).toBeVisible();
  expect(await page.evaluate(() => 'ClipboardItem' in window)).toBe(false);
  await demo.locator('[data-screen]').scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-state=running]')).toBeVisible();
  await press('Inspect');
  const inspector = demo.getByRole('group', { name: 'Inspector' });
  await expect(inspector).toContainText('px');
  await expectRest(screenOf(demo));
  await press('Clear');
  await expect(inspector).toContainText('Drag the sheet');
  await press('Restart');
  await expect(inspector.getByRole('log')).toContainText('onChange(');
  await press('On your phone');
  await expect(demo.getByRole('img', { name: 'QR code' })).toBeVisible();
  await press('On your phone');
  await press('Full screen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Leave full screen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the menus of a phone lead on, and the members are filtered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'props');
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('.theme-doc-toc-mobile a[href="#snappoints"]').click();
  await expect(page).toHaveURL(/#snappoints$/);
  const status = page.getByRole('search').getByRole('status');
  await page.getByRole('searchbox', { name: 'Filter' }).fill('zzz');
  await expect(status).toHaveText(/^No member/);
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
  await menu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});
