import type { Page } from '@playwright/test';
import { waitForFrames, expect, open, test } from './fixtures';
import { hit, hits, modal, options, mockAlgolia, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const ATTACK = '<img src=x onerror="window.attacked=1">';
const TITLE = `${ATTACK}<script>window.attacked=1<MARK>&lt;b&gt;`;

const hostile = hit({
  objectID: ATTACK,
  hierarchy: { lvl0: ATTACK, lvl1: ATTACK, lvl2: ATTACK },
  type: 'content',
  content: ATTACK,
  _highlightResult: {
    hierarchy: { lvl0: { value: `<mark>${ATTACK}</mark>` } },
  },
  _snippetResult: {
    hierarchy: {
      lvl2: { value: `<mark>snap</mark>${TITLE}` },
    },
    content: { value: `<mark onmouseover="window.attacked=1">x</mark>` },
  },
});

async function expectHarmless(page: Page): Promise<void> {
  await waitForFrames(page);
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  const written = page.locator(':is(img, script, [onmouseover])');
  await expect(
    page.locator('[role=dialog], main ol').locator(written),
  ).toHaveCount(0);
}

test('markup in hits and in stored searches is shown as text', async ({
  page,
}) => {
  await mockAlgolia(page, () => hits(hostile));
  await open(page, `${HOSTED_URL}usage`);
  await page.evaluate(
    (list) => {
      for (const name of ['RECENT', 'FAVORITE']) {
        localStorage.setItem(
          `__DOCSEARCH_${name}_SEARCHES__react-native-bottom-sheet`,
          list,
        );
      }
    },
    JSON.stringify([hostile]),
  );
  await search(page);
  const first = options(page).first();
  await expect(first).toContainText('window.attacked=1');
  await expectHarmless(page);
  await page.keyboard.type('snap');
  const title = first.locator('.DocSearch-Hit-title');
  await expect(title).toHaveText(`snap${TITLE}`);
  await expect(title.locator('*')).toHaveText('snap');
  const text = first.locator('.DocSearch-Hit-path');
  await expect(text).toHaveText(/^<mark onmouseover=/);
  await expect(text.locator('*')).toHaveCount(0);
  await expect(modal(page).locator('.DocSearch-Hit-source:visible')).toHaveText(
    ATTACK,
  );
  await expectHarmless(page);
  await first.click();
  await expect(page).toHaveURL(/\/props$/);
  await search(page);
  await expect(first).toContainText(ATTACK);
  await expectHarmless(page);

  await open(page, `${HOSTED_URL}search?q=snap`);
  await expect(page.locator('main ol li')).toContainText(ATTACK);
  await expectHarmless(page);
});
