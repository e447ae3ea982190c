// A tab that is older than the site's last deployment, with the cache that the host
// asks browsers to keep.
import type { Locator, Page } from '@playwright/test';
import { check, field } from './projectCheck';
import { deploy } from './deployment';
import { expect, hydrated, open, saveData, test } from './fixtures';
import { demoOf, start } from './liveDemo';
import { field as searchField, options, search } from './search';
import { entry } from './shell';

let deployment: Awaited<ReturnType<typeof deploy>>;

test.beforeEach(async ({ allowedProblems }) => {
  // What the browser and the site say of files that are gone.
  allowedProblems.push(
    /Failed to load resource/,
    /ChunkLoadError|Loading chunk|Loading CSS/,
    /has been updated|worker (?:failed|could not be loaded)/,
  );
  deployment = await deploy();
});

test.afterEach(() => {
  deployment.close();
});

const note = (page: Page) => page.locator('.floating-note');

/**
 * Asserts that the reader is told, reloads the page as the note offers, and asserts
 * that an element is in the window as before. It may have moved: the heights of
 * sections above it that were never laid out are the browser's guess.
 */
async function reload(page: Page, seen: Locator): Promise<void> {
  await expect(note(page)).toContainText('The site has been updated.');
  const loaded = page.waitForEvent('load');
  await note(page).getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
  await expect(seen).toBeInViewport();
}

test('a demo that cannot be loaded runs after the reload, at the same place', async ({
  page,
}) => {
  await saveData(page);
  await open(page, `${deployment.site}usage`);
  deployment.publish();
  const demo = demoOf(page, 'first-sheet');
  await demo.getByRole('button', { name: 'Run the demo' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await reload(page, demo);
  await expect(demo.locator('[data-state]')).toHaveAttribute(
    'data-state',
    'running',
  );
});

test('the search comes back with what was typed', async ({ page }) => {
  await open(page, `${deployment.site}usage`);
  deployment.publish();
  await page.keyboard.press('Control+k');
  await expect(note(page)).toBeVisible();
  // The network is not to blame.
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  await reload(page, page.locator('h1'));
  await expect(searchField(page)).toBeFocused();
  await searchField(page).fill('snapPoints');
  await expect(options(page).first()).toContainText('snapPoints');
});

test('the index of another version is found under its new name', async ({
  page,
}) => {
  await open(page, `${deployment.site}usage`);
  await search(page, 'snapPoints');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, `${deployment.site}search?q=snapPoints`);
  await expect(page.getByRole('status')).toContainText('results');
  deployment.publish();
  await page.getByRole('combobox', { name: 'Version' }).selectOption('4');
  await expect(page.locator('main li a[href*="/v4/"]').first()).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('a check that does not start is there after the reload, with its text', async ({
  page,
}) => {
  await open(page, `${deployment.site}usage`);
  deployment.publish();
  await field(page).fill('{"dependencies":{}}');
  await check(page).click();
  await reload(page, field(page));
  await expect(field(page)).toHaveValue('{"dependencies":{}}');
});

test('a page that was kept from before is loaded again, with its filter', async ({
  page,
}) => {
  await open(page, `${deployment.site}usage`);
  // The page is in the browser's cache for ten minutes; its filter's script is not.
  await page.evaluate((address) => fetch(address), `${deployment.site}props`);
  deployment.publish();
  await entry(page, 'Props').click();
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await hydrated(page);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('snapPoints');
  await expect(page.locator('[data-island=MemberFilter]')).toContainText(
    /\d+ of \d+ members/,
  );
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await hydrated(page);
  await start(page, 'first-sheet');
});
