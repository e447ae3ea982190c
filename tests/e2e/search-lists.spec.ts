import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, modal, options, search } from './search';
import { makeUnusual } from './unusualBrowser';

async function begin(page: Page): Promise<void> {
  await open(page, 'usage');
  await search(page);
}

test.describe('sections 2, 3 and 9, recent and favorite searches', () => {
  const LISTS = { Recent: 'RECENT', Favorite: 'FAVORITE' } as const;
  type List = keyof typeof LISTS;
  const keyOf = (list: List) =>
    `__DOCSEARCH_${LISTS[list]}_SEARCHES__react-native-bottom-sheet`;

  async function store(page: Page, list: List, count: number): Promise<void> {
    const made = Array.from({ length: count }, (_, at) =>
      hit({
        objectID: `${list} ${at}`,
        hierarchy: { lvl0: 'Guides', lvl1: `Entry ${at}` },
      }),
    );
    await page.evaluate(
      ([name, value]) => {
        localStorage.setItem(name, value);
      },
      [keyOf(list), JSON.stringify(made)] as const,
    );
  }

  const stored = (page: Page, list: List) =>
    page.evaluate((name) => {
      const found: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
      return Array.isArray(found) ? found.length : -1;
    }, keyOf(list));

  const entries = (page: Page, list: List) =>
    modal(page)
      .locator('.DocSearch-Hits', { hasText: list })
      .getByRole('treeitem');

  // @spec 2.60 3.8
  test('a selected hit becomes a recent search, under a key with the index name, which may become a favorite; both can be removed', async ({
    page,
  }) => {
    await makeUnusual(page);
    await begin(page);
    await expect(modal(page)).toContainText('No recent searches');
    await page.keyboard.type('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#snappoints$/);
    expect(await stored(page, 'Recent')).toBe(1);
    await begin(page);
    const [recent, favorite] = [
      entries(page, 'Recent'),
      entries(page, 'Favorite'),
    ];
    await recent.first().click();
    await expect(page).toHaveURL(/\/props#snappoints$/);

    await store(page, 'Recent', 2);
    await begin(page);
    await expect(recent).toHaveCount(2);
    await recent.first().getByTitle('Save this search').click();
    await expect(favorite).toHaveCount(1);
    await expect(recent).toHaveCount(1);
    await recent.getByTitle('Remove this search from history').click();
    await expect(recent).toHaveCount(0);
    await favorite.getByTitle('Remove this search from favorites').click();
    await expect(favorite).toHaveCount(0);
    expect(await stored(page, 'Favorite')).toBe(0);
  });

  // @spec 9.10 9.11 9.12
  test('recent searches are kept 7, 4 when favorites exist, and favorites 10', async ({
    page,
  }) => {
    await open(page, 'usage');
    await store(page, 'Recent', 9);
    await begin(page);
    await expect(options(page)).toHaveCount(7);
    await page.keyboard.type('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#snappoints$/);
    expect(await stored(page, 'Recent')).toBe(7);

    await store(page, 'Favorite', 12);
    await begin(page);
    await expect(entries(page, 'Recent')).toHaveCount(4);
    await expect(entries(page, 'Favorite')).toHaveCount(10);
    await entries(page, 'Recent')
      .first()
      .getByTitle('Save this search')
      .click();
    await expect(entries(page, 'Recent')).toHaveCount(3);
    expect(await stored(page, 'Favorite')).toBe(10);
  });
});

test.describe('before anything is typed', () => {
  const places = (page: Page) => modal(page).locator('[data-places] a');

  test('six pages of the version and the tools are offered, which the arrows reach and Enter opens; below recent searches, and no longer once a query is typed', async ({
    page,
  }) => {
    await open(page, 'v4/usage');
    await search(page);
    await expect(places(page)).toHaveCount(9);
    await page.keyboard.press('ArrowDown');
    await expect(places(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(places(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v4\/props$/);
    await expect(modal(page)).toHaveCount(0);

    await search(page);
    await expect(places(page).first()).toHaveAttribute('href', /\/v4\/usage$/);
    for (const place of await places(page).all()) {
      const [path = '', anchor] = String(
        await place.getAttribute('href'),
      ).split('#');
      const html = await (await page.request.get(path)).text();
      expect(html).toMatch(
        anchor === undefined ? /<h1/ : new RegExp(`id="?${anchor}[" >]`),
      );
    }
    await page.keyboard.type('snap');
    await expect(places(page).first()).toBeHidden();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await search(page);
    const recent = modal(page).getByRole('treeitem');
    await expect(recent).toHaveCount(1);
    await expect(places(page).first()).toBeVisible();
    const above = await recent.boundingBox();
    const first = await places(page).first().boundingBox();
    expect(first?.y).toBeGreaterThan(above?.y ?? Infinity);
  });
});
