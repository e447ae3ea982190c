import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { button, field, hit, modal, options, search } from './search';

type List = 'RECENT' | 'FAVORITE';

async function store(page: Page, list: List, count: number): Promise<void> {
  const made = Array.from({ length: count }, (_, at) =>
    hit({ objectID: `${list} ${at}` }),
  );
  const key = `__DOCSEARCH_${list}_SEARCHES__react-native-bottom-sheet`;
  await page.evaluate(
    (pair) => {
      localStorage.setItem(...pair);
    },
    [key, JSON.stringify(made)] as const,
  );
}

const entries = (page: Page, list: List) =>
  modal(page)
    .locator('.DocSearch-Hits', { hasText: list })
    .getByRole('treeitem');

test('an opened hit is stored as a recent search', async ({ page }) => {
  await open(page, 'usage');
  await store(page, 'RECENT', 9);
  const recent = entries(page, 'RECENT');
  const favorites = entries(page, 'FAVORITE');

  await test.step('Enter and a click open a hit', async () => {
    await search(page);
    await expect(recent).toHaveCount(7);
    await page.keyboard.type('snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('#snappoints')).toBeInViewport();
    await search(page, 'onAnimate');
    await options(page).getByText('onAnimate', { exact: true }).first().click();
    await expect(page).toHaveURL(/\/props#onanimate$/);
    await expect(page.locator('#onanimate')).toBeInViewport();
    await expect(button(page)).toBeFocused();
  });

  await test.step('favorites leave room for 4 recent searches', async () => {
    await store(page, 'FAVORITE', 12);
    await search(page);
    await expect(recent).toHaveCount(4);
    await expect(favorites).toHaveCount(10);
  });

  await test.step('a recent search becomes a favorite', async () => {
    await recent.first().getByTitle('Save this search').click();
    await expect(recent).toHaveCount(3);
    await expect(favorites).toHaveCount(10);
    await expect(favorites.first()).toContainText('onAnimate');
  });

  await test.step('entries can be removed', async () => {
    await recent
      .first()
      .getByTitle(/^Remove this search/)
      .click();
    await expect(recent).toHaveCount(2);
    await favorites
      .first()
      .getByTitle(/^Remove this search/)
      .click();
    await expect(favorites).toHaveCount(9);
    await favorites.first().click();
    await expect(page).toHaveURL(/\/props$/);
  });
});

test('an empty search offers pages of the version', async ({ page }) => {
  const places = modal(page).locator('[data-search-start] a');
  await open(page, 'v4/usage');
  await search(page);
  await expect(places).toHaveCount(9);
  for (const place of await places.all()) {
    const [path = '', id] = String(await place.getAttribute('href')).split('#');
    const answer = await page.request.get(path);
    await expect(answer).toBeOK();
    if (id !== undefined) {
      expect(await answer.text()).toMatch(new RegExp(`id="?${id}[" >]`));
    }
  }
  await page.keyboard.press('ArrowDown');
  await expect(places.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v4\/props$/);
  await expect(modal(page)).toHaveCount(0);

  await search(page, 'snap');
  await expect(options(page).first()).toContainText(/snap/i);
  await expect(places.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v4\/.*#/);
  await search(page);
  await expect(entries(page, 'RECENT')).toHaveCount(1);
  await expect(places.first()).toBeVisible();
});
