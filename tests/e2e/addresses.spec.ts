// The site's host answers each page at four addresses, with or without a slash
// or an ending. Whichever a link uses, the page is there and works.
import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { ROUTES } from '../../src/site/routes';
import { PAGE_KINDS } from '../../src/site/pageKinds';
import { expectAlive } from './alive';
import { expect, open, test } from './fixtures';
import { field } from './search';
import { BASE_PATH, EMBEDDED_PORT } from './sites';

const SITE = `http://127.0.0.1:${EMBEDDED_PORT}${BASE_PATH}`;

/** The addresses of a route, below the base path. */
const FORMS = {
  'as it is': (route: string) => route,
  'with a slash': (route: string) => (route === '' ? '' : `${route}/`),
  'with .html': (route: string) => `${route === '' ? 'index' : route}.html`,
  'with /index.html': (route: string) =>
    `${route}${route === '' ? '' : '/'}index.html`,
} as const;

/** Pages that have passed, by the form of their addresses. */
const figures = new Map<string, number>();

test.afterAll(() => {
  for (const [name, passed] of figures) {
    console.log(`${passed} of ${ROUTES.length} pages come to life ${name}`);
  }
});

interface Seen {
  readonly title: string;
  readonly heading: string;
  readonly marked: readonly string[];
}

/** What of a page its sidebar and its head tell. */
function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    marked: [
      ...document.querySelectorAll('.theme-doc-sidebar-menu [aria-current]'),
    ].map((link) => link.getAttribute('href') ?? ''),
  }));
}

for (const [name, addressOf] of Object.entries(FORMS)) {
  test(`every page is answered ${name}, and names its address without a slash`, async ({
    request,
  }) => {
    for (const route of ROUTES) {
      const response = await request.get(SITE + addressOf(route));
      expect(response.status(), route).toBe(200);
      expect(response.url(), route).toBe(SITE + addressOf(route));
      const $ = load(await response.text());
      expect($('link[rel=canonical]').attr('href'), route).toMatch(
        new RegExp(`${BASE_PATH}${route}$`),
      );
      expect($('h1'), route).toHaveLength(1);
    }
  });

  test(`every page comes to life ${name}, with a query and a hash`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    let passed = 0;
    for (const route of ROUTES) {
      const $ = load(await (await request.get(SITE + route)).text());
      await open(page, `${addressOf(route)}?from=test#no-such-place`);
      const { title, heading, marked } = await look(page);
      expect(title, route).toBe($('title').text());
      expect(heading, route).toBe($('h1').text());
      const expected = $('.theme-doc-sidebar-menu [aria-current]')
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
      expect(marked, route).toEqual(expected);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(
        '?from=test#no-such-place',
      );
      passed += 1;
      figures.set(name, passed);
    }
  });
}

for (const [kind, route] of Object.entries(PAGE_KINDS)) {
  if (kind === 'not found') continue;
  test(`search, color mode, menu and links work at every address of a page: ${kind}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const addressOf of Object.values(FORMS)) {
      await open(page, `${addressOf(route)}?a=b`);
      await expectAlive(page);
      await page.evaluate(() => {
        Reflect.set(window, 'isSame', true);
      });
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await expect(page).toHaveURL(/\/blog$/);
      await expect(page.locator('h1')).toHaveText('Blog');
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    }
  });
}

test('a page is shown at an address in other letter case, which the host does not have', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/status of 404/);
  await open(page, 'Usage');
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await expect(page).toHaveTitle(/Install and first sheet/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('a path that cannot be decoded is the not-found page', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/status of 404/);
  await open(page, 'usage%');
  await expect(page).toHaveTitle(/Not Found/);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});
