// Loads every page once, for all that is asked of each; those of a test share
// what the browser keeps.
import type { Page, Request } from '@playwright/test';
import { PAGE_OF_EACH_KIND } from '../../../src/site/pageKinds';
import {
  ROUTES,
  V2_ROUTES,
  V4_ROUTES,
  V5_ROUTES,
} from '../../../src/site/routes';
import { axeFaults, LOOK_RULES, setMode } from '../axe';
import {
  waitForFrames,
  expect,
  expectNoSidewaysScroll,
  open,
  test,
} from '../fixtures';
import { overlaps } from '../overlaps';
import {
  MAX_HEIGHT_ON_PHONES,
  openSections,
  pageHeight,
  scrollY,
  sidebar,
} from '../siteLayout';

// The not-found page is answered with status 404, which the console reports.
test.use({ allowedThroughout: [/status of 404/] });

/** The forms in which the site's host answers the address of a page. */
const FORMS = [
  (route: string) => route,
  (route: string) => (route === '' ? '' : `${route}/`),
  (route: string) => `${route === '' ? 'index' : route}.html`,
  (route: string) => `${route}${route === '' ? '' : '/'}index.html`,
] as const;
/** What a link may add, to which nothing on the page answers. */
const EXTRA = '?from=test#no-such-place';

const NOT_FOUND = PAGE_OF_EACH_KIND['not found'];
const PAGES = [...ROUTES, NOT_FOUND];
const KINDS = new Set<string>(Object.values(PAGE_OF_EACH_KIND));
const DOCS = new Set([...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES]);

/** At each, half of the pages are audited by axe. */
const AUDITED = [1280, 390];
/** With the narrowest phone, a tablet, both sides of 996, the widest screen. */
const WIDTHS = [1280, 390, 320, 600, 996, 997, 2560];

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
    if (response.status() >= 400 && !response.url().includes(NOT_FOUND)) {
      failed.push(`${response.status()} ${response.url()}`);
    }
  });
  return { failed, pending };
}

declare global {
  interface Window {
    /** What the page was before React took it over. */
    built: string[] | undefined;
    noteOfPage: () => string[];
  }
}

/** The pieces of a page's text. */
const PIECES = '[data-page-content] > *';

/**
 * Runs in a page before it is opened: has it note its title, its main heading, the
 * marked entries of its sidebar, how high each piece of its text is, and where it begins.
 */
function noteBuilt(pieces: string): void {
  window.noteOfPage = () => [
    document.title,
    ...[
      ...document.querySelectorAll(
        `h1, .theme-doc-sidebar-menu [aria-current], ${pieces}`,
      ),
    ].map((piece) => {
      const { height, top } = piece.getBoundingClientRect();
      const name = piece.closest('h1, a')?.textContent ?? piece.id;
      const place =
        piece.tagName === 'H1' ? Math.round(top + window.scrollY) : '';
      return [piece.tagName, name, Math.round(height), place].join(' ');
    }),
  ];
  document.addEventListener('DOMContentLoaded', () => {
    if (document.documentElement.dataset.hasHydrated === 'false') {
      window.built = window.noteOfPage();
    }
  });
}

/**
 * Asserts that a page shows what was built, and in the same room, since what grows
 * or shrinks moves all below it; at its top, with its entry in sight.
 */
async function expectOpened(page: Page, route: string): Promise<void> {
  const [before, now] = await page.evaluate(() => [
    window.built,
    window.noteOfPage(),
  ]);
  expect(before, 'the page before React').toBeDefined();
  expect(now).toEqual(before);
  await expect(
    page.locator('link:is([rel=preconnect], [rel=dns-prefetch])'),
  ).toHaveCount(0);
  const { search, hash } = new URL(page.url());
  expect(search + hash).toBe(EXTRA);
  expect(await scrollY(page)).toBe(0);
  // Wherever a reader comes in, the sidebar shows the entry of the page.
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(DOCS.has(route) ? 1 : 0);
  if (DOCS.has(route)) await expect(current).toBeInViewport({ ratio: 1 });
}

/** Runs in a page: how many blocks of code scroll that the Tab key passes over. */
const countUnreached = () =>
  [...document.querySelectorAll('pre:not([tabindex])')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  ).length;

/** Asserts that all of the page is in its place, at every width, and passes axe. */
async function expectGoodLooks(page: Page, index: number, route: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await pageHeight(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES);
  await openSections(page);
  const isKind = KINDS.has(route);
  // One page of each kind is audited at both widths. Others look like them but for
  // their figures: each page of v5 that has one is audited at one width, in one mode.
  // The HTML of all, also of old versions, `tests/built/html.test.ts` judges.
  const hasOwn = !/^v\d/.test(route) && (await page.locator('figure').count());
  const audited = AUDITED.filter(
    (_, nth) => isKind || (nth === index % 2 && hasOwn),
  );
  for (const width of isKind ? WIDTHS : new Set([1280, ...audited, 320])) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(overlaps)).toEqual([]);
    if (!audited.includes(width)) continue;
    // Code that has got wider than the page takes the Tab key a moment later.
    await expect.poll(() => page.evaluate(countUnreached)).toBe(0);
    const nth = Math.floor(index / 2) + AUDITED.indexOf(width);
    const mode = nth % 2 === 0 ? 'light' : 'dark';
    await setMode(page, mode);
    const rules = isKind && width === audited[0] ? {} : { only: LOOK_RULES };
    const faults = await axeFaults(page, rules);
    expect(faults, `${mode}, ${width} px`).toEqual([]);
  }
}

for (let at = 0; at < PAGES.length; at += IN_A_TEST) {
  const pages = [...PAGES.entries()].slice(at, at + IN_A_TEST);
  const names = pages.map(([, route]) => `/${route}`).join(' ');
  test(`pages load without problems and pass axe: ${names}`, async ({
    page,
    outsideRequests,
  }) => {
    const { failed, pending } = noteRequests(page);
    await page.addInitScript(noteBuilt, PIECES);
    for (const [index, route] of pages) {
      await test.step(`/${route}`, async () => {
        // What a form does to a page does not depend on which page it is: each
        // page is opened in one, and each form has a quarter of the pages.
        const formOf = FORMS[index % FORMS.length] ?? FORMS[0];
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, formOf(route) + EXTRA);
        await expectOpened(page, route);
        await expectGoodLooks(page, index, route);
        await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
        });
        // What the end of the page brings is asked for in the frames after it.
        await waitForFrames(page, 3);
        await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
        expect([...failed, ...outsideRequests()]).toEqual([]);
      });
    }
  });
}
