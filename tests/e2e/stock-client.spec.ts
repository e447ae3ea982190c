// The content, the components and the search do not depend on what replaces
// parts of Docusaurus' client: the site works with the original client too.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servePages, type PagesServer } from '../../scripts/lib/pagesServer';
import { expect, open, test } from './fixtures';
import { field, options, search } from './search';
import { chooseVersion, entry, markDocument, modeSwitch } from './shell';
import { BASE_PATH } from './sites';

/** What `npm run build:stock` makes. */
const BUILD = join(__dirname, '../../build-stock');

test.describe.configure({ mode: 'serial' });

let server: PagesServer;
const at = (route: string) => server.origin + BASE_PATH + route;

test.beforeAll(async () => {
  server = await servePages(BUILD, BASE_PATH);
});

test.afterAll(() => {
  server.close();
});

test('it is the original client', () => {
  const folder = join(BUILD, 'assets/js');
  // react-helmet-async, which the site's own client has a smaller equal of.
  const scripts = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('helmet'),
  );
  expect(scripts).not.toEqual([]);
});

test('pages show, links lead on, back leads back, and the color mode is kept', async ({
  page,
}) => {
  await open(page, at('usage'));
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  const isSame = await markDocument(page);
  await entry(page, 'Props').click();
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await chooseVersion(page, 1);
  await expect(page).toHaveURL(/\/v4\/usage$/);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.locator('h1')).toHaveText('Blog');
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await modeSwitch(page).click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  expect(await isSame()).toBe(true);
  const after = await html.getAttribute('data-theme');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', after ?? '');
});

test('the search answers and leads to the page, from an address with a slash too', async ({
  page,
}) => {
  await open(page, at('usage/'));
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await search(page, 'snapPoints');
  await expect(options(page).first()).toContainText('snapPoints');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/props#snappoints$/);
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
});

test('the member filter filters, and a demo runs', async ({ page }) => {
  await open(page, at('props'));
  await page.getByRole('searchbox', { name: 'Filter' }).fill('snapPoints');
  await expect(page.locator('#snappoints')).toBeVisible();
  await expect(page.locator('#onchange')).toBeHidden();
  await open(page, at('methods'));
  const demo = page.locator('[data-demo="snap-points"]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('[data-state="running"]')).toBeVisible();
});
