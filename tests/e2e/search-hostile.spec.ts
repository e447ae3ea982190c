import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hit, hits, modal, options, provider, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const ATTACK = '<img src=x onerror="window.attacked=1">';
const LISTS = [
  '__DOCSEARCH_RECENT_SEARCHES__react-native-bottom-sheet',
  '__DOCSEARCH_FAVORITE_SEARCHES__react-native-bottom-sheet',
];

const hostile = hit({
  objectID: ATTACK,
  hierarchy: { lvl0: ATTACK, lvl1: ATTACK, lvl2: ATTACK },
  type: 'lvl2',
  content: ATTACK,
  _highlightResult: {
    hierarchy: {
      lvl0: { value: `<mark>${ATTACK}</mark>` },
      lvl1: { value: ATTACK },
    },
  },
  _snippetResult: {
    hierarchy: {
      lvl1: { value: `<mark onmouseover="window.attacked=1">x</mark>` },
      lvl2: { value: `<mark>snap</mark>${ATTACK}<script>window.attacked=1` },
    },
    content: { value: ATTACK },
  },
});

async function expectHarmless(page: Page): Promise<void> {
  await drawn(page);
  expect(
    await page.evaluate<unknown>(() => Reflect.get(window, 'attacked')),
  ).toBe(undefined);
  await expect(page.locator('[role=dialog] img, main ol img')).toHaveCount(0);
  await expect(
    page.locator('[role=dialog] script, main ol script'),
  ).toHaveCount(0);
}

test('markup in an answer is text, in the modal and on the search page', async ({
  page,
}) => {
  await provider(page, () => hits(hostile));
  await open(page, `${HOSTED_URL}usage`);
  await search(page, 'snap');
  const title = options(page).first().locator('.DocSearch-Hit-title');
  await expect(title).toHaveText(`snap${ATTACK}<script>window.attacked=1`);
  await expect(title.locator('*')).toHaveCount(1);
  await expect(title.locator('mark')).toHaveText('snap');
  await expect(modal(page).locator('.DocSearch-Hit-source:visible')).toHaveText(
    ATTACK,
  );
  await expectHarmless(page);
  await options(page).first().click();
  await expect(page).toHaveURL(/\/props$/);
  await search(page);
  await expect(options(page).first()).toContainText(ATTACK);
  await expectHarmless(page);

  await open(page, `${HOSTED_URL}search?q=snap`);
  await expect(page.locator('main ol li')).toContainText(ATTACK);
  await expectHarmless(page);
});

test('markup in stored searches is text', async ({ page }) => {
  await page.addInitScript(
    ([key, value]) => {
      localStorage.setItem(key ?? '', value ?? '');
    },
    [
      LISTS[0],
      JSON.stringify([
        hit({ hierarchy: { lvl0: 'Guides', lvl1: ATTACK }, content: ATTACK }),
      ]),
    ],
  );
  await open(page, 'usage');
  await search(page);
  await expect(options(page).first()).toContainText('window.attacked=1');
  await expectHarmless(page);
});
