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
 * The elements of an article with what they lead to, and its text; without
 * buttons, some of which depend on the window, and the links to Snack, which a
 * demo makes.
 */
function contentOf(page: Page, address?: string): Promise<string[]> {
  return page.evaluate(async (from) => {
    const shown =
      from === undefined
        ? document
        : new DOMParser().parseFromString(
            await (await fetch(from)).text(),
            'text/html',
          );
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

for (const [version, routes, start] of [
  ['v5', V5_ROUTES, 'usage'],
  // What old versions are made of is the same; each is another sidebar.
  ['v4', V4_ROUTES.slice(0, 6), 'v4/usage'],
  ['v2', V2_ROUTES.slice(0, 6), 'v2/usage'],
  ['blog or sponsors', TEXTS, 'blog'],
] as const) {
  test(`a ${version} page that is navigated to is the page as it was built`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await open(page, start);
    for (const route of [...routes.filter((route) => route !== start), start]) {
      const address = BASE_PATH + route;
      await page.evaluate((to) => {
        // As a link in an article does.
        const link = document.createElement('a');
        link.href = to;
        document.querySelector('div[data-text]')?.append(link);
        link.click();
        link.remove();
      }, address);
      const built = await contentOf(page, address);
      expect(built.length).toBeGreaterThan(2);
      await expect
        .poll(() => contentOf(page), { message: route })
        .toEqual(built);
    }
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')),
    ).toHaveLength(1);
  });
}
