import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from '@playwright/test';
import { expect, open, test } from './fixtures';

// The status is reported by the console.
test.use({ allowedThroughout: [/status of 404/] });

const SCRIPTS = join(__dirname, '../../build/assets/js');

/** Is this script the list of old names? */
const isListOfNames = (script: string) => /"v1":\s*"\/v2"/.test(script);

test.describe('the not-found page helps', () => {
  // @spec 2.14
  test('says what was asked and offers the nearest pages', async ({ page }) => {
    await open(page, 'v4/detached-modal');
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
  });

  test('knows old names', async ({ page }) => {
    await open(page, 'useBottomSheetDynamicSnapPoints');
    await expect(
      page.getByRole('main').getByRole('list').getByRole('link').first(),
    ).toHaveAttribute('href', '/react-native-bottom-sheet/dynamic-sizing');
  });

  test('the search field holds the words of the address', async ({ page }) => {
    await open(page, 'docs/customHandle');
    const field = page.getByRole('searchbox', { name: 'Search the docs' });
    await expect(field).toHaveValue('custom handle');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Search' })
      .click();
    await expect(page).toHaveURL(/\/search\?q=custom\+handle$/);
  });

  test('an address like no page gets no guesses, only the search', async ({
    page,
  }) => {
    await open(page, 'unfindable/1234');
    await expect(page.getByRole('main')).toContainText('/unfindable/1234');
    await expect(page.getByText('Did you mean')).toHaveCount(0);
    await expect(
      page.getByRole('searchbox', { name: 'Search the docs' }),
    ).toHaveValue('unfindable 1234');
  });

  test('without the list of pages it still says so and searches', async ({
    page,
    context,
    allowedProblems,
  }) => {
    allowedProblems.push(/ERR_FAILED/);
    const lists = readdirSync(SCRIPTS).filter((name) =>
      isListOfNames(readFileSync(join(SCRIPTS, name), 'utf8')),
    );
    // One script has all that it guesses with: the names and the pages.
    expect(lists).toHaveLength(1);
    const [name = ''] = lists;
    expect(readFileSync(join(SCRIPTS, name), 'utf8')).toContain(
      '"/v4/detach-modal"',
    );
    await context.route(`**/assets/js/${name}`, (route) => route.abort());
    await page.goto('no/such-page');
    await expect(page.getByRole('main')).toContainText(
      'There is nothing at this address.',
    );
    await expect(
      page.getByRole('searchbox', { name: 'Search the docs' }),
    ).toBeVisible();
  });
});

test('nothing of the list is loaded by other pages', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  const take = (response: Response) => {
    if (response.url().endsWith('.js')) {
      bodies.push(response.text());
    }
  };
  page.on('response', take);
  await open(page, 'usage');
  await page.waitForLoadState('networkidle');
  page.off('response', take);
  const scripts = await Promise.all(bodies);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(isListOfNames)).toEqual([]);
});
