// A tab that is older than the site's newest deployment, with a browser cache like on
// the host.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import {
  servePages,
  type PagesServer,
} from '../../scripts/lib/githubPagesServer';
import { expectedLoadErrors } from './faults';
import { expect, hydrated, open, saveData, test } from './fixtures';
import { demoOf, expectStatus, ROOT, start } from './liveDemo';
import { ERROR, formOf } from './projectCheck';
import { field, options } from './search';
import {
  sidebarLink,
  expectHeading,
  heading,
  markDocument,
  buttonIn,
} from './siteLayout';
import { BASE_PATH } from './sites';

const BUILD = path.join(ROOT, 'build');
/** Folder of a deployment in which every script and stylesheet has a new URL. */
let release: string;
let server: PagesServer;

test.use({ allowedThroughout: expectedLoadErrors() });

test.beforeAll(() => {
  release = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  cpSync(BUILD, release, { recursive: true });
  renameSync(path.join(release, 'assets'), path.join(release, 'release-2'));
  const names = readdirSync(release, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /\.(?:html|js|css)$/.test(one))) {
    const file = path.join(release, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('assets/', 'release-2/'));
  }
});

test.afterAll(() => {
  rmSync(release, { recursive: true });
});

test.beforeEach(async () => {
  server = await servePages(BUILD, BASE_PATH);
});

test.afterEach(() => {
  server.close();
});

const openSite = (page: Page, route: string) =>
  open(page, server.origin + BASE_PATH + route);

/** Replaces the site with the new deployment. */
async function publish(): Promise<void> {
  const { port } = new URL(server.origin);
  server.close();
  server = await servePages(release, BASE_PATH, Number(port));
}

const note = (page: Page) => page.locator('.floating-note');

/**
 * Reloads the page by the button of the notice, and asserts that an element is
 * still in the window. It may have moved: the browser guesses the heights of
 * sections that it never laid out.
 */
async function reload(page: Page, seen: Locator): Promise<void> {
  await expect(note(page)).toContainText('The site has been updated.');
  const loaded = page.waitForEvent('load');
  await buttonIn(note(page), 'Reload the page').click();
  await loaded;
  await hydrated(page);
  await expect(note(page)).toHaveCount(0);
  await expect(seen).toBeInViewport();
}

test('a demo runs at the same place after the offered reload', async ({
  page,
}) => {
  await saveData(page);
  await openSite(page, 'usage');
  await publish();
  const demo = demoOf(page, 'first-sheet');
  await buttonIn(demo, 'Run the demo').click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await reload(page, demo);
  await expectStatus(demo, 'running');
});

test('a demo of a page that was left does not run after the offered reload', async ({
  page,
}) => {
  await saveData(page);
  await openSite(page, 'usage');
  await sidebarLink(page, 'Props').click();
  await expectHeading(page, 'BottomSheet props');
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await publish();
  const demo = demoOf(page, 'first-sheet');
  await demo.getByRole('button', { name: 'Run the demo' }).click();
  await expect(note(page)).toBeVisible();
  // Both pages are cached, so no navigation before the reload loads the document again.
  await page.goForward();
  await expectHeading(page, 'BottomSheet props');
  await reload(page, heading(page));
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await hydrated(page);
  await expect(demo).toBeVisible();
  await expectStatus(demo, 'idle');
});

test('a failed check for a new deployment is repeated', async ({ page }) => {
  await saveData(page);
  await openSite(page, 'usage');
  // Without a network there is no sign of a new deployment.
  await page.route('**/*', (route) => route.abort());
  const demo = demoOf(page, 'first-sheet');
  await buttonIn(demo, 'Run the demo').click();
  await expect(demo.getByRole('alert')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await page.unroute('**/*');
  await publish();
  await buttonIn(demo, 'Try again').click();
  await expect(note(page)).toContainText('The site has been updated.');
});

test('the search opens after the offered reload', async ({ page }) => {
  await openSite(page, 'usage');
  await publish();
  await page.keyboard.press('Control+k');
  await expect(note(page)).toBeVisible();
  // The network is not to blame.
  await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
  await reload(page, heading(page));
  await expect(field(page)).toBeFocused();
  await field(page).fill('snapPoints');
  await expect(options(page).first()).toContainText('snapPoints');
});

test('a check is repeated with its text after the offered reload', async ({
  page,
}) => {
  await openSite(page, 'troubleshooting');
  await publish();
  const form = formOf(page);
  await form.checkText(ERROR);
  await reload(page, form.field);
  await form.expectSummary('explain this message');
  await expect(form.field).toHaveValue(ERROR);
});

test('navigation after a deployment loads the whole page', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await saveData(tab);
    await openSite(tab, 'usage');
  }
  const isSame = await markDocument(other);
  // The browser caches the page for ten minutes, but not the script of its filter.
  await page.evaluate(async () => (await fetch('props')).text());
  await publish();
  await sidebarLink(page, 'Props').click();
  await expectHeading(page, 'BottomSheet props');
  await hydrated(page);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('snapPoints');
  await expect(page.locator('[data-island=MemberFilter]')).toContainText(
    /\d+ of \d+ members/,
  );
  await page.goBack();
  await expectHeading(page, 'Install and first sheet');
  await hydrated(page);
  await start(page, 'first-sheet');

  await other.bringToFront();
  await sidebarLink(other, 'Methods').click();
  await expectHeading(other, 'BottomSheet methods');
  await hydrated(other);
  await start(other, 'snap-points');
  expect(await isSame()).toBe(false);
});

test('a cached page whose files are gone reloads once', async ({ page }) => {
  const file = path.join(BUILD, 'usage.html');
  const old = readFileSync(file, 'utf8').replace(
    /\/assets\/(js|css)\//g,
    '/assets/$1/old-',
  );
  await page.route(
    '**/usage',
    (route) => route.fulfill({ body: old, contentType: 'text/html' }),
    { times: 1 },
  );
  await openSite(page, 'usage');
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});

test('a truncated page is loaded again', async ({ page, allowedProblems }) => {
  allowedProblems.push(/came without its end/);
  await openSite(page, 'usage');
  const body = readFileSync(path.join(BUILD, 'props.html'), 'utf8');
  await page.route(
    '**/props',
    (route) =>
      route.fulfill({
        body: body.slice(0, body.length / 2),
        contentType: 'text/html',
      }),
    { times: 1 },
  );
  await sidebarLink(page, 'Props').click();
  await expectHeading(page, 'BottomSheet props');
  await expect(page.locator('.footer')).toBeVisible();
  await expect(page.locator('#onclose')).toBeAttached();
});
