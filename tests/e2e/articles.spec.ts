import type { Page } from '@playwright/test';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { BASE_PATH } from './sites';

/** The pages with texts that are not docs. */
const TEXTS = [
  'blog',
  'blog/bottom-sheet-v4',
  'blog/tags/release',
  'blog/bottom-sheet-v5',
  'sponsors',
];

/**
 * An article's markup without what depends on the width of the window (which
 * code and tables scroll) and on the order of rendering (generated ids).
 */
function markup(page: Page, address?: string): Promise<string> {
  return page.evaluate(async (from) => {
    const shown =
      from === undefined
        ? document
        : new DOMParser().parseFromString(
            await (await fetch(from)).text(),
            'text/html',
          );
    const article = document.createElement('div');
    for (const text of shown.querySelectorAll('div[data-text]')) {
      article.append(document.importNode(text, true));
    }
    for (const box of article.querySelectorAll('pre, [data-table]')) {
      box.removeAttribute('tabindex');
      box.removeAttribute('role');
      box.removeAttribute('aria-label');
    }
    for (const button of article.querySelectorAll('button[aria-pressed]')) {
      button.remove();
    }
    // A demo's code goes into the address when the page has hydrated.
    for (const link of article.querySelectorAll<HTMLElement>(
      'a[href^="https://snack.expo.dev/"]',
    )) {
      link.removeAttribute('href');
    }
    for (const element of article.querySelectorAll('*')) {
      for (const name of [
        'id',
        'for',
        'aria-controls',
        'aria-describedby',
        'aria-labelledby',
      ]) {
        const value = element.getAttribute(name);
        if (value !== null) {
          element.setAttribute(
            name,
            value.replace(/[«_:][rR][^»:_-]*[»_:]/g, ''),
          );
        }
      }
      const names = element.getAttributeNames().sort();
      const values = names.map((name) => element.getAttribute(name) ?? '');
      names.forEach((name) => {
        element.removeAttribute(name);
      });
      names.forEach((name, index) => {
        element.setAttribute(name, values[index] ?? '');
      });
      // React leaves an empty class behind, the minifier does not.
      if (element.getAttribute('class')?.trim() === '') {
        element.removeAttribute('class');
      }
    }
    article.normalize();
    return article.innerHTML.replaceAll('<!-- -->', '').replaceAll('>', '>\n');
  }, address);
}

for (const [version, routes, start] of [
  ['v5', V5_ROUTES, 'usage'],
  ['v4', V4_ROUTES, 'v4/usage'],
  ['v2', V2_ROUTES, 'v2/usage'],
  ['blog or sponsors', TEXTS, 'blog'],
] as const) {
  test(`a ${version} page that is navigated to is the page as it was built`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await open(page, start);
    for (const route of [...routes.filter((route) => route !== start), start]) {
      const address = (BASE_PATH + route).replace(/(.)\/$/, '$1/');
      await page.evaluate((to) => {
        // As a link in an article does.
        const link = document.createElement('a');
        link.href = to;
        document.querySelector('div[data-text]')?.append(link);
        link.click();
        link.remove();
      }, address);
      const built = await markup(page, address);
      expect(built).not.toBe('');
      await expect.poll(() => markup(page), { message: route }).toBe(built);
    }
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')),
    ).toHaveLength(1);
  });
}
