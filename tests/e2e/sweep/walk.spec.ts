// Loads every page once, for all that is asked of each; those of a test share
// what the browser keeps.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio';
import { axeFaults, LOOK_RULES, setMode } from '../axe';
import { drawn, expect, expectNoSidewaysScroll, open, test } from '../fixtures';
import { overlaps } from '../overlaps';
import { MODES, PAGE_KINDS } from '../../../src/site/pageKinds';
import {
  expectNothingToGrow,
  expectPartsToFit,
  noteBuiltHeights,
} from '../sections';
import {
  ROUTES,
  V2_ROUTES,
  V4_ROUTES,
  V5_ROUTES,
} from '../../../src/site/routes';
import { scrollY, sidebar } from '../shell';
import { BASE_PATH } from '../sites';
import { BUILD, servedFile } from './pages';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The components of a page that wait for scripts. */
function partsOf(route: string): string {
  const file = join(BUILD, servedFile(BASE_PATH + route) ?? '404.html');
  const islands = readFileSync(file, 'utf8').match(/data-island="?\w+/g) ?? [];
  return [...new Set(islands.sort())].join();
}

/** Code that has got wider than the page takes the Tab key a moment later. */
async function expectCodeToBeReached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('pre:not([tabindex])')
        .evaluateAll(
          (blocks) =>
            blocks.filter((block) => block.scrollWidth > block.clientWidth)
              .length,
        ),
    )
    .toBe(0);
}

/**
 * Asserts that the page that is shown has the title, the main heading and the
 * mark in the sidebar that the build gave it.
 *
 * @param page - the browser's page, once React has taken it over
 * @param $ - the page as it was built
 * @param route - its route, for the message
 */
async function expectAsBuilt(
  page: Page,
  $: CheerioAPI,
  route: string,
): Promise<void> {
  const marks = '.theme-doc-sidebar-menu [aria-current]';
  const shown = await page.evaluate(
    (selector) => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent ?? '',
      marked: [...document.querySelectorAll(selector)].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }),
    marks,
  );
  expect(shown, route).toEqual({
    title: $('title').text(),
    heading: $('h1').text(),
    marked: $(marks)
      .toArray()
      .map((link) => $(link).attr('href') ?? ''),
  });
}

async function expectNothingCovered(page: Page): Promise<void> {
  expect(await page.evaluate(overlaps)).toEqual([]);
}

/** The narrowest phone, a tablet, both sides of 996, and the widest screen. */
const WIDTHS = [320, 600, 996, 997, 2560];

// The not-found page is answered with status 404, which the console reports.
test.use({ allowedThroughout: [/status of 404/] });

/** The forms in which the site's host answers the address of a page. */
const FORMS = [
  (route: string) => route,
  (route: string) => (route === '' ? '' : `${route}/`),
  (route: string) => `${route === '' ? 'index' : route}.html`,
  (route: string) => `${route}${route === '' ? '' : '/'}index.html`,
];
/** What a link may add, to which nothing on the page answers. */
const EXTRA = '?from=test#no-such-place';

const NOT_FOUND = PAGE_KINDS['not found'];

const KINDS = new Set<string>(Object.values(PAGE_KINDS));

const DOCS = new Set([...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES]);

const PAGES = [...new Set([...ROUTES, ...Object.values(PAGE_KINDS)])];

/** One page of each kind, and the first with each set of components. */
const AUDITED_TWICE = new Set([
  ...KINDS,
  ...new Map(
    PAGES.toReversed().map((route) => [partsOf(route), route]),
  ).values(),
]);

/** How many pages a test opens, one after the other. */
const IN_A_TEST = 7;

/** Notes the requests of a page that are under way, and those that failed. */
function noteRequests(page: Page) {
  const failed: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    // A prefetch is dropped when the page is done with.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      failed.push(request.url());
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().endsWith(NOT_FOUND)) {
      failed.push(`${response.status()} ${response.url()}`);
    }
  });
  return { failed, pending };
}

/**
 * Asserts that a page which is opened at one of its addresses is as it was
 * built, at its top, with its entry in the sidebar in sight.
 */
async function expectOpened(page: Page, route: string, address: string) {
  const file = servedFile(BASE_PATH + route) ?? '';
  const $ = load(readFileSync(join(BUILD, file), 'utf8'));
  await expectAsBuilt(page, $, address);
  const { search, hash } = new URL(page.url());
  expect(search + hash).toBe(EXTRA);
  expect(await scrollY(page)).toBe(0);
  // Wherever a reader comes in, the sidebar shows the entry of the page.
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(DOCS.has(route) ? 1 : 0);
  if (DOCS.has(route)) await expect(current).toBeInViewport({ ratio: 1 });
}

/** Asserts that all of the page is in its place, at every width, and passes axe. */
async function expectGoodLooks(page: Page, index: number, route: string) {
  const [first, second] = index % 4 < 2 ? MODES : MODES.toReversed();
  const looks = [
    { size: DESKTOP, mode: first },
    { size: PHONE, mode: second },
  ];
  for (const [nth, { size, mode }] of looks.entries()) {
    await page.setViewportSize(size);
    await expectPartsToFit(page);
    await expectNoSidewaysScroll(page);
    await expectCodeToBeReached(page);
    await expectNothingCovered(page);
    // Every second page is audited at a phone's width. What only one size or
    // mode shows is of a component: the first page with it is looked at in both.
    // The HTML of all, also of old versions, `tests/built/html.test.ts` judges.
    const isAudited = nth === index % 2 && !/^v\d/.test(route);
    if (!AUDITED_TWICE.has(route) && !isAudited) continue;
    await setMode(page, mode);
    const faults = await axeFaults(page, isAudited ? {} : { only: LOOK_RULES });
    expect(faults, `${mode}, ${size.width} px`).toEqual([]);
  }
  for (const width of KINDS.has(route) ? WIDTHS : WIDTHS.slice(0, 1)) {
    await page.setViewportSize({ width, height: DESKTOP.height });
    await expectNoSidewaysScroll(page);
    await expectNothingCovered(page);
  }
}

for (let at = 0; at < PAGES.length; at += IN_A_TEST) {
  const pages = [...PAGES.entries()].slice(at, at + IN_A_TEST);
  const names = pages.map(([, route]) => `/${route}`).join(' ');
  test(`without a failed request, an outside one, or a message, and by axe: ${names}`, async ({
    page,
    outsideRequests,
    problems,
  }) => {
    // The longest pages take seconds each.
    test.setTimeout(180_000);
    const { failed, pending } = noteRequests(page);
    await noteBuiltHeights(page);
    for (const [index, route] of pages) {
      await test.step(`/${route}`, async () => {
        // What a form does to a page does not depend on which page it is: each
        // page is opened in one, and each form has a quarter of the pages.
        const formOf = FORMS[index % FORMS.length];
        const isPage = ROUTES.includes(route);
        const address = isPage && formOf ? `${formOf(route)}${EXTRA}` : route;
        await page.setViewportSize(DESKTOP);
        await open(page, address);
        if (isPage) await expectOpened(page, route, address);
        await expectNothingToGrow(page);
        await expectGoodLooks(page, index, route);
        await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
        });
        // What the end of the page brings is asked for in the frames after it.
        await drawn(page, 3);
        await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
        expect(failed).toEqual([]);
        expect(outsideRequests()).toEqual([]);
        expect(problems.filter((one) => !one.includes(' 404 '))).toEqual([]);
      });
    }
  });
}
