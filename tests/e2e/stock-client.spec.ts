// Content, components and search do not depend on the site's overrides of Docusaurus'
// client: the site also works with the original client, which `npm start` uses.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  servePages,
  type PagesServer,
} from '../../scripts/lib/githubPagesServer';
import { expect, open, test } from './fixtures';
import { expectStatus } from './liveDemo';
import { field, options, search } from './search';
import {
  chooseVersion,
  sidebarLink,
  expectHeading,
  markDocument,
  modeSwitch,
  linkIn,
} from './siteLayout';
import { BASE_PATH } from './sites';

/** Output of `npm run build:stock`. */
const BUILD = join(__dirname, '../../build-stock');

let server: PagesServer;
const at = (route: string) => server.origin + BASE_PATH + route;

test.beforeAll(async () => {
  server = await servePages(BUILD, BASE_PATH);
});

test.afterAll(() => {
  server.close();
});

test("the site works with Docusaurus' original client", async ({ page }) => {
  const folder = join(BUILD, 'assets/js');
  // The site's own client replaces react-helmet-async.
  const original = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('helmet'),
  );
  expect(original).not.toEqual([]);

  await open(page, at('usage/'));
  await expectHeading(page, 'Install and first sheet');
  const isSame = await markDocument(page);
  await sidebarLink(page, 'Props').click();
  await expectHeading(page, 'BottomSheet props');
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await chooseVersion(page, 1);
  await expect(page).toHaveURL(/\/v4\/usage$/);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await linkIn(page, 'Blog').first().click();
  await expectHeading(page, 'Blog');

  await test.step('the color mode is kept', async () => {
    const html = page.locator('html');
    const before = (await html.getAttribute('data-theme')) ?? '';
    await modeSwitch(page).click();
    await expect(html).not.toHaveAttribute('data-theme', before);
    expect(await isSame()).toBe(true);
    await open(page, at('methods'));
    await expect(html).not.toHaveAttribute('data-theme', before);
  });

  await test.step('a demo runs', async () => {
    const demo = page.locator('[data-demo="snap-points"]').first();
    await demo.scrollIntoViewIfNeeded();
    await expectStatus(demo, 'running');
  });

  await test.step('the search leads to a section', async () => {
    await search(page, 'snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await expectHeading(page, 'BottomSheet props');
  });

  await test.step('the member filter hides members', async () => {
    await page.getByRole('searchbox', { name: 'Filter' }).fill('snapPoints');
    await expect(page.locator('#snappoints')).toBeVisible();
    await expect(page.locator('#onchange')).toBeHidden();
  });
});
