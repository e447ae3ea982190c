// The site in a browser as old as `browserslist` allows, which also translates it.
// `makeUnusual` makes the browser of further tests such a one: of the playground, the
// search, "Check my project", copying, the versions and the install commands.
import { expect, open, test } from './fixtures';
import { demoOf, expectRest, pageOf, screenOf } from './liveDemo';
import { heading, menu, menuButton } from './shell';
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
  await press('Inspect');
  await expect(inspector).toHaveCount(0);
});

test('an example takes the place of the playground', async ({ page }) => {
  await open(page, '');
  for (const [name, demo] of [
    ['Map', 'map'],
    ['Playground', 'playground'],
  ] as const) {
    await page.locator('[data-demo]').getByRole('link', { name }).click();
    await expect(
      demoOf(page, demo).locator('[data-state=running]'),
    ).toBeVisible();
  }
});

test('the members of a reference page are filtered', async ({ page }) => {
  await open(page, 'props');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const status = page.getByRole('search').getByRole('status');
  for (const [text, found] of [
    ['zzz', /^No member/],
    ['index', /^\d+ of \d+ members/],
  ] as const) {
    await filter.fill(text);
    await expect(status).toHaveText(found);
  }
  await filter.press('Escape');
  await expect(status).toHaveText(/members/);
});

test('the menus of a phone lead on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'usage');
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Back to main menu' }).click();
  await menu(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await open(page, 'props');
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('.theme-doc-toc-mobile a[href="#snappoints"]').click();
  await expect(page).toHaveURL(/#snappoints$/);
});

// cspell:ignore pionts
test('a page that is not there leads to what was meant, and back', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/status of 404/);
  await open(page, 'snap-pionts');
  const guess = page.getByRole('main').getByRole('listitem').first();
  await guess.getByRole('link').click();
  await expect(heading(page)).not.toHaveText('Page not found');
  await page.goBack();
  await expect(guess).toBeVisible();
});
