// cspell:ignore snaxpoantzz
import type { Page, Response } from '@playwright/test';
import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';
import { button, field, modal, options, search } from './search';
import { BASE_PATH } from './sites';
import { makeUnusual } from './unusualBrowser';

/** Opens a page and its search. */
async function begin(page: Page, query = '', route = 'usage'): Promise<void> {
  await open(page, route);
  await search(page, query);
}

test.describe('section 2, the search modal', () => {
  // @spec 2.54 2.55 2.58 4.30 9.9
  test('holds an input, a clear button, a cancel button and a footer with key hints; groups results by lvl0 title, at most 5 per group and 2 of a page; keeps the focus inside and the page out of reach', async ({
    page,
  }) => {
    await begin(page, 'sheet');
    const groups = modal(page).locator('.DocSearch-Hits');
    await expect(groups.nth(1)).toBeVisible();
    const titles = await groups
      .locator('.DocSearch-Hit-source')
      .allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    for (const group of await groups.all()) {
      const count = await group.getByRole('treeitem').count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(5);
    }
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('#__docusaurus') !== null,
      );
      expect(isOutside && press > 0).toBe(false);
    }
    const site = page.locator('#__docusaurus');
    await expect(site).toHaveJSProperty('inert', true);
    const footer = modal(page).locator('footer');
    for (const key of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      await expect(footer.getByLabel(key)).toBeVisible();
    }
    await modal(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(modal(page)).toContainText('No recent searches');
    await page.keyboard.type('keyboard');
    await expect(options(page).nth(3)).toBeVisible();
    const paths = await options(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    for (const path of paths) {
      expect(paths.filter((other) => other === path).length).toBeLessThan(3);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(site).toHaveJSProperty('inert', false);
    expect(page.url()).toMatch(new RegExp(`${BASE_PATH}usage$`));
  });

  // @spec 2.59
  test("shows the text that answers best, its words marked, the type and the default of a member, and a 'See all {count} results' link", async ({
    page,
  }) => {
    await begin(page, 'present does nothing after dismiss');
    const answer = options(page).first().locator('.DocSearch-Hit-path');
    await expect(answer.locator('mark').first()).toBeVisible();
    await expect(answer).toContainText(/dismiss/i);
    await field(page).fill('enableOverDrag');
    await expect(answer).toHaveText('Type: boolean · Default: true');
    await field(page).fill('backdrop');
    await expect(options(page).first()).toContainText(/backdrop/i);
    const link = modal(page).getByRole('link', {
      name: /^See all \d+ results$/,
    });
    const count = /\d+/.exec(await link.innerText())?.[0] ?? '';
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=backdrop$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(
      page.getByText(`${count} results`, { exact: true }),
    ).toBeVisible();
  });

  // @spec 2.55 2.56 10.7
  test("selecting a hit navigates to the hit's url: arrows and Enter, or a click, also on the same page", async ({
    page,
  }) => {
    await makeUnusual(page);
    await begin(page, 'snapPoints');
    const [first, second] = [options(page).first(), options(page).nth(1)];
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('#snappoints')).toBeInViewport();
    await search(page, 'onAnimate');
    await first.click();
    await expect(page).toHaveURL(/\/props#onanimate$/);
    await expect(page.locator('#onanimate')).toBeInViewport();
    await expect(button(page)).toBeFocused();
  });

  // @spec 7.5
  test('searches the version of the docs that the reader is in', async ({
    page,
  }) => {
    await begin(page, 'snapTo', 'v2/usage');
    // On a slow machine the hits of the first letters are still there.
    await expect(options(page).first()).toContainText('snapTo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v2\/(?:modal\/)?methods#snapto$/);
  });
});

test('the modal has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, '', 'blog/tags');
  /** What differs from width to width are the hits. */
  const check = async (...widths: readonly number[]): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await axeFaultsInBothModes(page, { include: '[role=dialog]' }),
        `${width} px`,
      ).toEqual([]);
    }
  };
  await check(390);
  await field(page).fill('snapPoints');
  await expect(options(page).first()).toBeVisible();
  await check(390);
  await field(page).fill('zzzzqqqq');
  await expect(modal(page).getByText('No results for')).toBeVisible();
  await check(390);
  await field(page).fill('snapPoints');
  await options(page).first().click();
  await search(page);
  await expect(modal(page).getByText('Recent')).toBeVisible();
  await check(1280);
});

// @spec 5.1 5.2 5.3 9.15
test('section 5: the input takes at most 64 characters, and begins with those that are selected on the page', async ({
  page,
}) => {
  await open(page, 'usage');
  const selected = await page.evaluate(() => {
    const [paragraph] = document.querySelectorAll('.markdown p');
    if (paragraph) getSelection()?.selectAllChildren(paragraph);
    return String(getSelection());
  });
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(selected.slice(0, 64));
  await field(page).fill('');
  await field(page).pressSequentially('a'.repeat(70));
  await expect(field(page)).toHaveValue('a'.repeat(64));
});

// @spec 9.7 9.8
test('section 9: a snippet has 10 words, and 5 on small screens', async ({
  page,
}) => {
  for (const [width, words] of [
    [1280, 10],
    [760, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await begin(page, 'heights');
    // A hit may be found by its heading, and one of the first letters was asked
    // before the modal knew its width.
    const snippet = modal(page)
      .locator('.DocSearch-Hit-path', { hasText: '…' })
      .filter({ hasText: /heights/i });
    const text = (await snippet.first().innerText()).match(/[\p{L}\p{N}]+/gu);
    expect(text, `${width} px`).toHaveLength(words);
  }
});

// @spec 8.2 8.3 8.4 9.14
test("section 8: 'No results for' the query, up to 3 suggestions, the nearest known word, and 'Let us know.' leads to a prefilled issue", async ({
  page,
}) => {
  await makeUnusual(page);
  await begin(page, 'zzzz & qqqq');
  await expect(modal(page)).toContainText('No results for "zzzz & qqqq"');
  await expect(modal(page)).toContainText(
    'Believe this query should return results?',
  );
  const link = modal(page).getByRole('link', { name: 'Let us know.' });
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe(
    'https://github.com/gorhom/react-native-bottom-sheet/issues/new',
  );
  expect(href.searchParams.get('title')).toContain('"zzzz & qqqq"');

  await field(page).fill('sheet');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('zzzzqqqq');
  await expect(modal(page)).toContainText('Try searching for');
  const suggestions = modal(page).locator('.DocSearch-Prefill');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  const word = (await suggestions.first().innerText()).toLowerCase();
  await suggestions.first().click();
  await expect(field(page)).toHaveValue(`${word.replace('\u200B', '')} `);
  await expect(options(page).first()).toBeVisible();

  await field(page).fill('snaxpoantzz');
  await expect(modal(page)).toContainText('Did you mean snapPoints?');
  await modal(page)
    .getByRole('button', { name: 'snapPoints', exact: true })
    .click();
  await expect(field(page)).toHaveValue('snapPoints');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText('snapPoints');
  await expect(modal(page)).not.toContainText('Did you mean');
});

// @spec 7.11
test('a reader who never searches loads nothing of DocSearch, of the provider or of the index', async ({
  page,
  outsideRequests,
}) => {
  /** What stands in the code of DocSearch, of the provider and of the engine. */
  const CODE = /DocSearch-Modal|algolia\.net|MiniSearch:/;
  const loaded: string[] = [];
  const reads: Promise<unknown>[] = [];
  const read = (response: Response) => {
    if (/\.(?:js|css|json)$/.test(new URL(response.url()).pathname)) {
      reads.push(
        response.text().then((text) => loaded.push(response.url(), text)),
      );
    }
  };
  page.on('response', read);
  await open(page, 'usage');
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(6);
  expect(loaded.join('\n')).not.toMatch(CODE);
  expect(loaded.join('\n')).not.toMatch(/\/search\/[^"'\s]*\.json/);
  await search(page, 'props');
  await expect(options(page).first()).toBeVisible();
  expect(outsideRequests()).toEqual([]);
  await expect.poll(() => loaded.join('\n')).toMatch(CODE);
  await expect
    .poll(() => loaded.join('\n'))
    .toMatch(/\/search\/docs-default-current\.[0-9a-f]+\.json/);
  // What is still on its way must not outlive the test.
  page.off('response', read);
  await Promise.all(reads);
});
