// The site in the oldest browser of `browserslist`, with page translation on. Specs of
// the playground, the search, "Check my project", copying, the mobile menu, the
// versions and the install commands use `emulateOldBrowser` too.
import { expect, open, test } from './fixtures';
import {
  demoOf,
  expectRest,
  expectStatus,
  routeOfDemo,
  screenOf,
} from './liveDemo';
import { expectHeading, sidebarLink, resize } from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

test('a demo works in the oldest supported browser', async ({ page }) => {
  await emulateOldBrowser(page);
  await resize(page, 1440, 700);
  await open(page, routeOfDemo('flat-list'));
  const demo = demoOf(page, 'flat-list');
  const press = (name: string) =>
    demo.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('main font').first()).toBeVisible();
  expect(await page.evaluate(() => 'ClipboardItem' in window)).toBe(false);
  await press('Run the demo');
  await expectStatus(demo, 'running');
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

test('navigation works in a browser without observers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'ResizeObserver');
  });
  await open(page, 'usage');
  await sidebarLink(page, 'Props').click();
  await expectHeading(page, 'BottomSheet props');
});
