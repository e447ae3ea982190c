// Loads every page once, and asserts all that holds for each. The pages of a test share
// a browser cache.
import type { Page, Request } from '@playwright/test';
import { PAGE_OF_EACH_KIND } from '../../../src/site/pageKinds';
import {
  ROUTES,
  V2_ROUTES,
  V4_ROUTES,
  V5_ROUTES,
} from '../../../src/site/routes';
import { axeFaults, setMode } from '../axe';
import { LOW_CONTRASTS } from '../colorMeter';
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
  sidebar,
  resize,
} from '../siteLayout';

// The not-found page is answered with status 404, which the console reports.
test.use({ allowedThroughout: [/status of 404/] });

/** Forms of a page's URL that the host answers. */
const FORMS = [
  (route: string) => route,
  (route: string) => (route === '' ? '' : `${route}/`),
  (route: string) => `${route === '' ? 'index' : route}.html`,
  (route: string) => `${route}${route === '' ? '' : '/'}index.html`,
] as const;
/** A query and a fragment that mean nothing to the page. */
const EXTRA = '?from=test#no-such-place';

const NOT_FOUND = PAGE_OF_EACH_KIND['not found'];
const PAGES = [...ROUTES, NOT_FOUND];
const KINDS = new Set<string>(Object.values(PAGE_OF_EACH_KIND));
const DOCS = new Set([...V5_ROUTES, ...V4_ROUTES, ...V2_ROUTES]);

/**
 * Further widths of the layout: the narrowest phone, a tablet, both sides of 996, and
 * the widest screen.
 */
const WIDTHS = [320, 600, 996, 997, 2560];

/** Number of pages that a test opens, one after the other. */
const IN_A_TEST = 7;

/** Records the pending and the failed requests of a page. */
function noteRequests(page: Page) {
  const failed: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    // Leaving a page aborts its prefetches.
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
    /** Notes of the page before hydration. */
    built: string[] | undefined;
    noteOfPage: () => string[];
  }
}

/** Selector of the blocks of a page's text. */
const PIECES = '[data-page-content] > *';

/**
 * Notes the title, the main heading and its place, the marked entries of the
 * sidebar, and the height of each block of text before hydration. Runs in a
 * page before it loads.
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
 * Asserts that hydration changes neither text nor heights, and that the page is
 * at its top, with its sidebar entry visible.
 */
async function expectOpened(page: Page, route: string): Promise<void> {
  const { before, now, ...others } = await page.evaluate(() => ({
    before: window.built,
    now: window.noteOfPage(),
    extra: location.search + location.hash,
    top: scrollY,
    mode: document.documentElement.dataset.theme,
    hints: document.querySelectorAll(
      'link:is([rel=preconnect], [rel=dns-prefetch])',
    ).length,
  }));
  expect(before, 'the page before React').toBeDefined();
  expect(now).toEqual(before);
  expect(others).toEqual({ extra: EXTRA, top: 0, mode: 'light', hints: 0 });
  const current = sidebar(page).locator('[aria-current=page]');
  if (DOCS.has(route)) await expect(current).toBeInViewport({ ratio: 1 });
  else await expect(current).toHaveCount(0);
}

/** Counts scrolling code blocks that the Tab key skips. Runs in a page. */
const countUnreached = () =>
  [...document.querySelectorAll('pre:not([tabindex])')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  ).length;

/**
 * Asserts that a page can be read and holds at every width. Axe audits one page of
 * each kind, and `tests/built/html.test.ts` judges the HTML of all.
 */
async function expectGoodPage(page: Page, isKind: boolean): Promise<void> {
  const expectLayout = async () => {
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(overlaps)).toEqual([]);
  };
  const audit = async (only?: readonly string[]) => {
    // Code that has got wider than the page takes the Tab key a moment later.
    await expect.poll(() => page.evaluate(countUnreached)).toBe(0);
    const faults = await axeFaults(page, { only, exclude: ['color-contrast'] });
    expect(faults).toEqual([]);
  };
  // Pages open in light mode, that of the system.
  expect(await page.evaluate(LOW_CONTRASTS)).toEqual([]);
  if (isKind) await audit(['link-in-text-block']);
  await setMode(page, 'dark');
  expect(await page.evaluate(LOW_CONTRASTS)).toEqual([]);
  await expectLayout();
  if (isKind) await audit();
  await resize(page, 390, 844);
  expect(await pageHeight(page)).toBeLessThan(MAX_HEIGHT_ON_PHONES);
  await openSections(page);
  if (isKind) {
    await expectLayout();
    expect(await page.evaluate(LOW_CONTRASTS)).toEqual([]);
    await audit(['target-size', 'link-in-text-block']);
  }
  for (const width of isKind ? WIDTHS : [320]) {
    await resize(page, width);
    await expectLayout();
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
        // The effect of a form does not depend on the page: each page is opened in one,
        // and each form has a quarter of the pages.
        const formOf = FORMS[index % FORMS.length] ?? FORMS[0];
        await resize(page, 1280);
        await open(page, formOf(route) + EXTRA);
        await expectOpened(page, route);
        await expectGoodPage(page, KINDS.has(route));
        await page.evaluate(() => {
          window.scrollTo(0, document.body.scrollHeight);
        });
        // The end of the page requests files in the frames after it.
        await waitForFrames(page, 3);
        await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
        expect([...failed, ...outsideRequests()]).toEqual([]);
      });
    }
  });
}
