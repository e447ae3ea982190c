// URLs without a page, and other forms of the URL of a page.
import { expectInteractive } from './faults';
import { expect, open, test } from './fixtures';
import {
  addLink,
  expectHeading,
  heading,
  markDocument,
  buttonIn,
  linkIn,
} from './siteLayout';
import { BASE_PATH } from './sites';

// The console reports the status.
test.use({ allowedThroughout: [/status of 404/] });

test('the not-found page offers similar pages and a search', async ({
  page,
}) => {
  const response = await page.goto('v4/detached-modal');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Not Found/);
  await expect(buttonIn(page, 'v4 (Reanimated v2)')).toBeVisible();
  const main = page.getByRole('main');
  await expectHeading(page, 'Page Not Found');
  await expect(main).toContainText('There is nothing at /v4/detached-modal.');
  await main.getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/v4\/detach-modal$/);
  await expect(heading(page)).not.toHaveText('Page Not Found');

  await open(page, 'docs/customHandle');
  await expect(
    page.getByRole('searchbox', { name: 'Search the docs' }),
  ).toHaveValue('custom handle');
  await buttonIn(main, 'Search').click();
  await expect(page).toHaveURL(/\/search\?q=custom\+handle$/);
});

test('the router resolves unusual forms of a URL', async ({ page }) => {
  await open(page, 'usage%');
  await expectHeading(page, 'Page Not Found');

  await open(page, 'Usage');
  await expectHeading(page, 'Install and first sheet');

  await open(page, 'usage/?a=b');
  await expectInteractive(page);
  const isSame = await markDocument(page);
  await heading(page).evaluate((one) => {
    one.dataset.kept = '';
  });
  await (await addLink(page, `${BASE_PATH}usage#compatibility`)).click();
  await expect(page).toHaveURL(/\/usage#compatibility$/);
  await expect(page.locator('#compatibility')).toBeInViewport();
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  await linkIn(page, 'Blog').first().click();
  await expectHeading(page, 'Blog');
  expect(await isSame()).toBe(true);
});
