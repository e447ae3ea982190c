import { waitForFrames, expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import { expectHeading, buttonIn } from './siteLayout';
import { BASE_PATH } from './sites';
import { emulateOldBrowser } from './unusualBrowser';

test('the search page keeps its query in the URL', async ({
  page,
  outsideRequests,
}) => {
  const input = page.getByRole('searchbox');
  const results = page.locator('main ol a');

  await test.step('the query of the URL is searched', async () => {
    await open(page, 'search?q=sheet');
    await expect(input).toHaveValue('sheet');
    await expect(page).toHaveTitle(/^sheet - Search/);
    await expect(results).toHaveCount(20);
  });

  await test.step('the end of the list loads further results', async () => {
    await buttonIn(page, 'Show more results').scrollIntoViewIfNeeded();
    await expect(results).toHaveCount(40);
    const addresses = await results.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  await test.step('the URL follows the input', async () => {
    await input.fill('keybord');
    await expect(results.first()).toHaveText(/keyboard/i);
    await expect(page).toHaveURL(/\?q=keybord$/);
    await input.fill('snapPoints');
  });

  await test.step('a result that is pressed while typing opens', async () => {
    const href = `${BASE_PATH}props#snappoints`;
    await expect(results.first()).toHaveAttribute('href', href);
    // The page arrives after the pause in which the URL follows the input.
    const release = await holdRequests(page, `**${BASE_PATH}props`);
    await input.pressSequentially(' ');
    await results.first().evaluate((link: HTMLElement) => {
      link.click();
    });
    await waitForFrames(page, 40);
    await expect(page.locator('h1')).not.toHaveText('BottomSheet props');
    await release();
    await expectHeading(page, 'BottomSheet props');
    await expect(page).toHaveURL(/\/props#snappoints$/);
    expect(outsideRequests()).toEqual([]);
  });
});

test('the search page keeps its version in the URL', async ({ page }) => {
  await open(page, 'v4/usage');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('snap points');
  await page.getByText(/^See all \d+ results$/).click();
  await expect(page).toHaveURL(/\/search\?q=snap%20points&version=4$/);
  const version = page.getByLabel('Version', { exact: true });
  await expect(version).toHaveValue('4');
  await version.selectOption('2');
  await expect(page).toHaveURL(/\/search\?q=snap\+points&version=2$/);
  const first = page.locator('main ol a').first();
  await expect(first).toHaveAttribute('href', /\/v2\//);
  await first.click();
  await expect(page).toHaveURL(/\/v2\//);
  await page.goBack();
  await expect(version).toHaveValue('2');
  await expect(first).toHaveAttribute('href', /\/v2\//);

  await open(page, 'search?q=sheet&version=9');
  await expect(version).toHaveValue('current');
});

test('the search page explains empty and failed results', async ({
  page,
  allowedProblems,
}) => {
  await emulateOldBrowser(page);
  const hostile = '<img src=x onerror=alert(1)>'.repeat(4);
  await open(page, `search?q=${encodeURIComponent(hostile)}`);
  const input = page.getByRole('searchbox');
  const results = page.locator('main ol a');

  await test.step('a query is text of at most 64 characters', async () => {
    await expect(input).toHaveValue(hostile.slice(0, 64));
    await expect(results.first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  await test.step('an empty query offers popular pages', async () => {
    await input.fill('');
    await expect(page.getByText('Popular pages')).toBeVisible();
    await expect(page.locator('main ul a')).toHaveCount(6);
  });

  await test.step('a query without results says so', async () => {
    await input.fill('zzzzqqqq');
    await expect(page.getByText('No results for "zzzzqqqq"')).toBeVisible();
    await expect(page.getByText('Did you mean')).toHaveCount(0);
  });

  await test.step("a failed index offers 'Try again'", async () => {
    allowedProblems.push(/Failed to load resource/);
    await page.route('**/search/*.json', (route) => route.abort());
    await input.fill('snapPoints');
    await page.locator('main').getByLabel('Version').selectOption('4');
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(alert).toContainText(
      'You might want to check your network connection.',
    );
    await page.unroute('**/search/*.json');
    await buttonIn(page, 'Try again').click();
    await expect(results.first()).toHaveAttribute('href', /\/v4\/.*snappoints/);
  });
});
