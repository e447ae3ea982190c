import { expect, open, test } from './fixtures';
import { heading } from './shell';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

test.describe('sections 4 and 8, page crash', () => {
  // @spec 2.40 4.20 4.21 8.6 8.7
  test("shows 'This page crashed.', the cause chain, and 'Try again' clears the error; back, forward and links show their pages", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/The outer failure/, /The inner failure/);
    const crash = async () => {
      await page.getByRole('button', { name: 'Crash' }).click();
      await expect(heading(page)).toHaveText('This page crashed.');
    };
    await open(page, `${HOSTED_URL}usage`);
    // No link leads to the page that crashes.
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `${HOSTED_URL}crash`);
    await crash();
    await page.goBack();
    await expect(heading(page)).toHaveText('Install and first sheet');
    await page.goForward();
    await crash();
    await page.locator('.navbar__brand').click();
    await expect(heading(page)).toHaveText('React Native Bottom Sheet');
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await page.goBack();
    await crash();
    await expect(page.locator('main')).toContainText('The outer failure');
    await expect(page.locator('main')).toContainText('Cause:');
    await expect(page.locator('main')).toContainText('The inner failure');
    await expect(page.locator('.navbar')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('mend')));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Mended')).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });

  // @spec 2.40 8.5 8.6 8.7
  test("a crash of the whole layout shows the page titled 'Page Error' with 'This page crashed'", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/The layout failed/);
    await open(page, `${HOSTED_URL}layout-crash`);
    await page.getByRole('button', { name: 'Crash the layout' }).click();
    await expect(page).toHaveTitle('Page Error');
    await expect(heading(page)).toHaveText('This page crashed');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(heading(page)).toHaveText('Blog');
  });
});

test.describe('section 5, navbar', () => {
  // @spec 5.8
  test('a navbar item that fails to render is a config error naming the item', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/navbar item failed/, /any doc with id "absent"/);
    await open(page, `${HOSTED_URL}navbar-item`);
    await page.getByRole('button', { name: 'Add a broken item' }).click();
    await expect(heading(page)).toHaveText(/This page crashed/);
    await expect(page.locator('body')).toContainText(
      'A theme navbar item failed to render.',
    );
    await expect(page.locator('body')).toContainText('"docId": "absent"');
    await expect(page.locator('body')).toContainText(
      'Couldn\'t find any doc with id "absent"',
    );
  });
});

test.describe('sections 4 and 8, route loading', () => {
  // @spec 4.18 4.19 8.8
  test('a spinner shows while code loads; on failure the error text and Retry', async ({
    page,
  }) => {
    await open(page, `${HOSTED_URL}loading`);
    await page.getByRole('button', { name: 'Load' }).click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('The chunk is gone');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The chunk is here')).toBeVisible();
  });
});

test.describe('section 8, wrong base URL', () => {
  // @spec 8.9
  test("shows the banner 'Your Docusaurus site did not load properly', and none when it loads", async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    await page.route('**/assets/**', (route) => route.abort());
    // The framework puts the banner on the home page alone.
    await page.goto('');
    const banner = page.getByText('Your Docusaurus site did not load properly');
    await expect(banner).toBeVisible();
    await page.unroute('**/assets/**');
    await open(page, '');
    await expect(banner).toHaveCount(0);
  });
});
