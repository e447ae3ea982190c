import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from './fixtures';

// The status is reported by the console.
test.use({ allowedThroughout: [/status of 404/] });

const SCRIPTS = join(__dirname, '../../build/assets/js');

test.describe('the not-found page helps', () => {
  // @spec 2.14
  test('says what was asked, offers the nearest pages, also by old names, and searches for the words of the address', async ({
    page,
  }) => {
    const response = await page.goto('v4/detached-modal');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Not Found/);
    await expect(
      page.getByRole('button', { name: 'v4 (Reanimated v2)' }),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'Page Not Found' }),
    ).toBeVisible();
    await expect(main).toContainText('There is nothing at /v4/detached-modal.');
    const guesses = main.getByRole('list').getByRole('link');
    await expect(guesses.first()).toHaveAttribute(
      'href',
      '/react-native-bottom-sheet/v4/detach-modal',
    );
    expect(await guesses.count()).toBeLessThanOrEqual(5);
    await guesses.first().click();
    await expect(page).toHaveURL(/\/v4\/detach-modal$/);
    await expect(page.locator('h1')).not.toHaveText('Page Not Found');

    await open(page, 'useBottomSheetDynamicSnapPoints');
    await expect(guesses.first()).toHaveAttribute(
      'href',
      '/react-native-bottom-sheet/dynamic-sizing',
    );
    await open(page, 'docs/customHandle');
    await expect(
      page.getByRole('searchbox', { name: 'Search the docs' }),
    ).toHaveValue('custom handle');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=custom\+handle$/);
  });

  test('without the list of pages it still says so and searches', async ({
    page,
    context,
    allowedProblems,
  }) => {
    allowedProblems.push(/ERR_FAILED/);
    const names = readdirSync(SCRIPTS).filter((name) =>
      /"v1":\s*"\/v2"/.test(readFileSync(join(SCRIPTS, name), 'utf8')),
    );
    expect(names).toHaveLength(1);
    await context.route(`**/${String(names)}`, (route) => route.abort());
    await page.goto('no/such-page');
    await expect(page.getByRole('main')).toContainText(
      'There is nothing at this address.',
    );
    await expect(
      page.getByRole('searchbox', { name: 'Search the docs' }),
    ).toBeVisible();
  });
});
