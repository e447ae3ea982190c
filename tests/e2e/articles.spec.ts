import type { Page } from '@playwright/test';
import { V2_ROUTES, V4_ROUTES, V5_ROUTES } from '../../src/site/routes';
import { expect, open, test } from './fixtures';
import { markDocument } from './shell';
import { BASE_PATH } from './sites';

/** Every page of v5, each other kind with a text, and some pages of old versions. */
const PAGES = [
  ...V5_ROUTES,
  ...V4_ROUTES.slice(0, 4),
  ...V2_ROUTES.slice(0, 2),
  'blog',
  'blog/bottom-sheet-v4',
  'blog/tags/release',
  'blog/bottom-sheet-v5',
  'sponsors',
];

/**
 * The elements of an article with what they lead to, and its text; without
 * buttons, some of which depend on the window, and the links to Snack, which a
 * demo makes.
 */
function contentOf(page: Page, address?: string): Promise<string[]> {
  return page.evaluate(async (from) => {
    const html = from && (await (await fetch(from)).text());
    const shown = html
      ? new DOMParser().parseFromString(html, 'text/html')
      : document;
    const text = [...shown.querySelectorAll('div[data-text]')];
    const elements = text.flatMap((one) => [
      ...one.querySelectorAll(
        ':not(button, button *, [href^="https://snack.expo.dev/"])',
      ),
    ]);
    return [
      ...elements.map((element) =>
        [
          element.tagName,
          element.getAttribute('href') ?? element.getAttribute('src'),
          element.className,
        ].join(' '),
      ),
      ...text.map(({ textContent }) => textContent),
    ];
  }, address);
}

test('a page that is navigated to is the page as it was built', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await open(page, 'blog');
  const isSame = await markDocument(page);
  for (const route of PAGES) {
    const address = BASE_PATH + route;
    await page.evaluate((to) => {
      // As a link in an article does.
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('div[data-text]')?.append(link);
      link.click();
    }, address);
    const built = await contentOf(page, address);
    expect(built.length).toBeGreaterThan(2);
    await expect
      .poll(() => contentOf(page), { message: route, intervals: [20] })
      .toEqual(built);
  }
  expect(await isSame()).toBe(true);
});
