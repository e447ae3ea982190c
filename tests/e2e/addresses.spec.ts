// The site's host answers each page at four addresses, with or without a slash
// or an ending. Whichever a link uses, the page is there and works.
import { load } from 'cheerio';
import { ROUTES } from '../../src/site/routes';
import { PAGE_KINDS } from '../../src/site/pageKinds';
import { expectInteractive } from './interactive';
import { FORMS } from './addressForms';
import { expect, open, test } from './fixtures';
import { field } from './search';
import { BASE_PATH, EMBEDDED_PORT } from './sites';

const SITE = `http://127.0.0.1:${EMBEDDED_PORT}${BASE_PATH}`;

test('every page is answered at each form of its address, and names the one without a slash', async ({
  request,
}) => {
  for (const route of ROUTES) {
    const answers: string[] = [];
    for (const [name, addressOf] of Object.entries(FORMS)) {
      const response = await request.get(SITE + addressOf(route));
      expect(response.status(), `${route} ${name}`).toBe(200);
      expect(response.url(), `${route} ${name}`).toBe(SITE + addressOf(route));
      answers.push(await response.text());
    }
    for (const text of new Set(answers)) {
      const $ = load(text);
      expect($('link[rel=canonical]').attr('href'), route).toMatch(
        new RegExp(`${BASE_PATH}${route}$`),
      );
      expect($('h1'), route).toHaveLength(1);
    }
  }
});

/** The forms of an address that other tests do not open. */
const OTHER_FORMS = Object.values(FORMS).slice(1);

for (const [index, [kind, route]] of Object.entries(PAGE_KINDS).entries()) {
  if (kind === 'not found') continue;
  test(`search, color mode, menu and links work at the other addresses of a page: ${kind}`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const [place, addressOf] of OTHER_FORMS.entries()) {
      await open(page, `${addressOf(route)}?a=b`);
      // All that stands around a text is tried in one form for each kind.
      if (place === index % OTHER_FORMS.length) await expectInteractive(page);
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
