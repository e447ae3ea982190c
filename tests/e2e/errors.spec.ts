import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { expectHeading, buttonIn, linkIn } from './siteLayout';
import { HOSTED_URL } from './sites';

test.use({
  outsideIsAnswered: true,
  allowedThroughout: [
    /The (outer|inner|layout) fail|navbar item failed|(doc|sidebar) with id|Failed to load|be linked to|translation id|docs plugin|outside the/,
  ],
});

const fail = (page: Page, part: string) =>
  page.getByRole('button', { name: part, exact: true }).click();

const mend = (page: Page) =>
  page.evaluate(() => Reflect.set(window, 'mended', true));

test('a crashed page recovers by navigation or "Try again"', async ({
  page,
}) => {
  await open(page, `${HOSTED_URL}usage`);
  // No link leads to the page that crashes.
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `${HOSTED_URL}failing`);
  await fail(page, 'Page');
  await expectHeading(page, 'This page crashed.');
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await page.goForward();
  await fail(page, 'Page');
  await page.locator('.navbar__brand').click();
  await expectHeading(page, 'React Native Bottom Sheet');
  await page.goBack();
  await fail(page, 'Page');
  await expect(page.locator('main')).toContainText(
    /The outer failure.*Cause:.*The inner failure/s,
  );
  await expect(page.locator('.navbar')).toBeVisible();
  await mend(page);
  await buttonIn(page, 'Try again').click();
  await expect(page.getByText('Mended')).toBeVisible();
  await expect(page.getByText('This page crashed')).toHaveCount(0);
});

test('a crashed layout shows an error page with links', async ({ page }) => {
  await open(page, `${HOSTED_URL}failing`);
  await fail(page, 'Layout');
  await expect(page).toHaveTitle('Page Error');
  await expectHeading(page, 'This page crashed');
  await expect(buttonIn(page, 'Try again')).toBeVisible();
  await linkIn(page, 'Blog').first().click();
  await expectHeading(page, 'Blog');
});

test('a chunk that fails to load offers "Retry"', async ({ page }) => {
  const answer = () => page.evaluate(() => dispatchEvent(new Event('answer')));
  await open(page, `${HOSTED_URL}failing`);
  await fail(page, 'Loading');
  const spinner = page.getByRole('status', { name: 'Loading' });
  await expect(spinner).toHaveCSS('animation-iteration-count', 'infinite');
  await answer();
  await expect(page.getByRole('alert')).toContainText('The chunk is gone');
  await mend(page);
  await buttonIn(page, 'Retry').click();
  await expect(page.getByRole('status')).toBeVisible();
  await answer();
  await expect(page.getByText('The chunk is here')).toBeVisible();
});

// A page without a default export stops the build instead.
test('a violated rule of Docusaurus is named on the page', async ({ page }) => {
  for (const [part, text] of [
    ['Navbar item', 'A theme navbar item failed to render.'],
    ['Navbar item', '"docId": "absent"'],
    ['Navbar item', 'Couldn\'t find any doc with id "absent"'],
    ['Absent sidebar', 'Can\'t find any sidebar with id "absent"'],
    ['Sidebar without links', "doesn't have anything to be linked to"],
    ['Translation', 'must have at least a translation id or a default'],
    ['Docs data', 'this plugin does not seem to be enabled (pluginId=absent'],
    ['Docs version', 'outside the <DocsVersionProvider>'],
  ] as const) {
    await open(page, `${HOSTED_URL}failing`);
    await fail(page, part);
    await expect(page.locator('body')).toContainText(text);
  }
});

test('a page without scripts and styles shows the base URL banner', async ({
  page,
}) => {
  await page.route('**/assets/**', (route) => route.abort());
  // The framework puts the banner on the home page alone.
  await page.goto('');
  const banner = page.getByText('Your Docusaurus site did not load properly');
  await expect(banner).toBeVisible();
  await page.unroute('**/assets/**');
  await open(page, '');
  await expect(banner).toHaveCount(0);
});
