import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, modal, options, search } from './search';

const KEY = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__react-native-bottom-sheet',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__react-native-bottom-sheet',
};

const made = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) =>
    hit({
      objectID: `${name} ${at}`,
      hierarchy: { lvl0: 'Guides', lvl1: `${name} ${at}` },
    }),
  );

async function store(page: Page, key: string, list: unknown): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      if (localStorage.getItem(name ?? '') === null) {
        localStorage.setItem(name ?? '', value ?? '');
      }
    },
    [key, JSON.stringify(list)],
  );
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => {
    const list: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(list) ? list.length : -1;
  }, key);

const group = (page: Page, title: string) =>
  modal(page).locator('.DocSearch-Hits', { hasText: title });

test.describe('sections 2, 3 and 9, recent and favorite searches', () => {
  // @spec 2.60 3.8
  test('a selected hit becomes a recent search, under a key with the index name', async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page);
    await expect(modal(page)).toContainText('No recent searches');
    await page.keyboard.type('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#snappoints$/);
    expect(await stored(page, KEY.recent)).toBe(1);
    await search(page);
    const recent = group(page, 'Recent').getByRole('treeitem');
    await expect(recent).toHaveCount(1);
    await open(page, 'usage');
    await search(page);
    await recent.first().click();
    await expect(page).toHaveURL(/\/props#snappoints$/);
  });

  // @spec 2.60 3.8
  test('a recent search becomes a favorite, and both can be removed', async ({
    page,
  }) => {
    await store(page, KEY.recent, made(2, 'Seen'));
    await open(page, 'usage');
    await search(page);
    const recent = group(page, 'Recent').getByRole('treeitem');
    const favorite = group(page, 'Favorite').getByRole('treeitem');
    await expect(recent).toHaveCount(2);
    await recent.first().getByTitle('Save this search').click();
    await expect(favorite).toHaveCount(1);
    await expect(recent).toHaveCount(1);
    await recent.first().getByTitle('Remove this search from history').click();
    await expect(recent).toHaveCount(0);
    await favorite
      .first()
      .getByTitle('Remove this search from favorites')
      .click();
    await expect(favorite).toHaveCount(0);
    expect(await stored(page, KEY.favorite)).toBe(0);
  });

  // @spec 9.10
  test('recent searches are kept 7', async ({ page }) => {
    await store(page, KEY.recent, made(9, 'Seen'));
    await open(page, 'usage');
    await search(page);
    await expect(options(page)).toHaveCount(7);
    await page.keyboard.type('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#snappoints$/);
    expect(await stored(page, KEY.recent)).toBe(7);
  });

  // @spec 9.11
  test('recent searches are kept 4 when favorites exist', async ({ page }) => {
    await store(page, KEY.recent, made(7, 'Seen'));
    await store(page, KEY.favorite, made(1, 'Liked'));
    await open(page, 'usage');
    await search(page);
    await expect(group(page, 'Recent').getByRole('treeitem')).toHaveCount(4);
    await expect(group(page, 'Favorite').getByRole('treeitem')).toHaveCount(1);
  });

  // @spec 9.12
  test('favorites are kept 10', async ({ page }) => {
    await store(page, KEY.recent, made(1, 'Seen'));
    await store(page, KEY.favorite, made(12, 'Liked'));
    await open(page, 'usage');
    await search(page);
    await expect(group(page, 'Favorite').getByRole('treeitem')).toHaveCount(10);
    await group(page, 'Recent').getByTitle('Save this search').click();
    await expect(group(page, 'Recent')).toHaveCount(0);
    expect(await stored(page, KEY.favorite)).toBe(10);
  });
});

test.describe('before anything is typed', () => {
  const places = (page: Page) => modal(page).locator('[data-places] a');

  test('six pages of the version and the tools are offered, below recent searches, and no longer once a query is typed', async ({
    page,
  }) => {
    await open(page, 'v4/props');
    await search(page);
    await expect(places(page)).toHaveCount(10);
    await expect(places(page).first()).toHaveAttribute('href', /\/v4\/usage$/);
    for (const place of await places(page).all()) {
      const [path = '', anchor] = String(
        await place.getAttribute('href'),
      ).split('#');
      const html = await (await page.request.get(path)).text();
      // The playground's own script knows its address.
      expect(html).toMatch(
        anchor === undefined || anchor === 'playground'
          ? /<h1/
          : new RegExp(`id="?${anchor}[" >]`),
      );
    }
    await page.keyboard.type('snap');
    await expect(places(page).first()).toBeHidden();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await search(page);
    await expect(group(page, 'Recent').getByRole('treeitem')).toHaveCount(1);
    await expect(places(page).first()).toBeVisible();
    const recent = await group(page, 'Recent').boundingBox();
    const first = await places(page).first().boundingBox();
    expect(first?.y).toBeGreaterThan(recent?.y ?? Infinity);
  });

  test('the arrows reach them, and Enter opens one', async ({ page }) => {
    await open(page, 'usage');
    await search(page);
    await expect(places(page)).toHaveCount(10);
    await page.keyboard.press('ArrowDown');
    await expect(places(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(places(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/props$/);
    await expect(modal(page)).toHaveCount(0);
  });
});
