// The site's host answers each page at four addresses, with or without a slash
// or an ending. Whichever a link uses, the page is there and works.
import { load } from 'cheerio';
import { ROUTES } from '../../src/site/routes';
import { PAGE_KINDS } from '../../src/site/pageKinds';
import { expectInteractive } from './interactive';
import { expectAsBuilt } from './asBuilt';
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
}

/** The forms of an address that `sweep/walk.spec.ts` does not open. */
const OTHER_FORMS = Object.entries(FORMS).slice(1);

// What an address does to a page does not depend on which page it is, but for
// the kinds of pages, which are opened in each form below: so each page is
// opened in one of the forms, and each form has a third of the pages.
for (const [index, [name, addressOf]] of OTHER_FORMS.entries()) {
  test(`a third of the pages becomes interactive ${name}, with a query and a hash`, async ({
    page,
    request,
  }) => {
    test.setTimeout(150_000);
    const routes = ROUTES.filter(
      (_, place) => place % OTHER_FORMS.length === index,
    );
    expect(routes.length).toBeGreaterThan(25);
    for (const route of routes) {
      const $ = load(await (await request.get(SITE + route)).text());
      await open(page, `${addressOf(route)}?from=test#no-such-place`);
      await expectAsBuilt(page, $, route);
      expect(new URL(page.url()).search + new URL(page.url()).hash).toBe(
        '?from=test#no-such-place',
      );
    }
  });
}

for (const [index, [kind, route]] of Object.entries(PAGE_KINDS).entries()) {
  if (kind === 'not found') continue;
  const forms = Object.values(FORMS);
  test(`search, color mode, menu and links work at every address of a page: ${kind}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const [place, addressOf] of forms.entries()) {
      await open(page, `${addressOf(route)}?a=b`);
      // All that stands around a text is tried in one form for each kind.
      if (place === index % forms.length) await expectInteractive(page);
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
