// The content, the components and the search do not depend on what replaces
// parts of Docusaurus' client: the site works with the original client too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { servePages, type PagesServer } from '../../scripts/lib/pagesServer';
import { expect, open, test } from './fixtures';
import { field, options, search } from './search';
import { BASE_PATH } from './sites';

/** What `npm run build:stock` makes. */
const BUILD = join(__dirname, '../../build-stock');

test.describe.configure({ mode: 'serial' });

let server: PagesServer;
const at = (route: string) => server.origin + BASE_PATH + route;

test.beforeAll(async () => {
  expect(existsSync(BUILD), 'first run `npm run build:stock`').toBe(true);
  server = await servePages(BUILD, BASE_PATH);
});

test.afterAll(() => {
  server.close();
});

test('it is the original client', async ({ page }) => {
  await open(page, at('usage'));
  // react-helmet-async, which the site's own client has a smaller equal of.
  const scripts = await page.evaluate(async () => {
    const addresses = [
      ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
    ].map(({ src }) => src);
    const texts = await Promise.all(
      addresses.map(async (src) => (await fetch(src)).text()),
    );
    return texts.join('');
  });
  expect(scripts).toContain('helmet');
});

test('pages show, links lead on, and back leads back', async ({ page }) => {
  await open(page, at('usage'));
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await page.evaluate(() => {
    Reflect.set(window, 'isSame', true);
  });
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', { name: 'Props', exact: true })
    .first()
    .click();
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__link').nth(1).click();
  await expect(page).toHaveURL(/\/v4\/usage$/);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.locator('h1')).toHaveText('Blog');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('the search answers and leads to the page', async ({ page }) => {
  await open(page, at('usage'));
  await search(page, 'snapPoints');
  await expect(options(page).first()).toContainText('snapPoints');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/props#snappoints$/);
  await expect(page.locator('h1')).toHaveText('BottomSheet props');
});

test('the color mode switches and is kept', async ({ page }) => {
  await open(page, at('usage'));
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page.locator('button[title^="Switch between"]').first().click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  const after = await html.getAttribute('data-theme');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', after ?? '');
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

test('a page at an address with a slash works', async ({ page }) => {
  await open(page, at('usage/'));
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});
