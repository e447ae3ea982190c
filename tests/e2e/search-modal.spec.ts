import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';
import { button, field, modal, options, search } from './search';
import { BASE_PATH } from './sites';

test.describe('section 2, the search modal', () => {
  // @spec 2.54 2.55
  test('holds an input, a clear button, a cancel button and a footer with key hints', async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'sheet');
    const footer = modal(page).locator('footer');
    await expect(footer).toContainText('to select');
    await expect(footer).toContainText('to navigate');
    await expect(footer).toContainText('to close');
    for (const key of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      await expect(footer.getByLabel(key)).toBeVisible();
    }
    await page.setViewportSize({ width: 390, height: 800 });
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  // @spec 2.58 9.9
  test('groups results by lvl0 title, at most 5 per group', async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'sheet');
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
  });

  // @spec 2.59
  test("offers a 'See all {count} results' link", async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'backdrop');
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
  test("selecting a hit navigates to the hit's url: arrows and Enter", async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'snapPoints');
    await expect(options(page).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).nth(1).getAttribute('id')) ?? 'none',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await expect(modal(page)).toHaveCount(0);
    await expect(page.locator('#snappoints')).toBeInViewport();
  });

  // @spec 2.56
  test("selecting a hit navigates to the hit's url: click, also on the same page", async ({
    page,
  }) => {
    await open(page, 'props');
    await search(page, 'onAnimate');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/props#onanimate$/);
    await expect(page.locator('#onanimate')).toBeInViewport();
    await expect(button(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });

  // @spec 7.5
  test('searches the version of the docs that the reader is in', async ({
    page,
  }) => {
    await open(page, 'v2/usage');
    await search(page, 'snapTo');
    // On a slow machine the hits of the first letters are still there.
    await expect(options(page).first()).toContainText('snapTo');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v2\/(?:modal\/)?methods#snapto$/);
  });

  test('keeps the focus inside and the page out of reach', async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'sheet');
    await expect(options(page).first()).toBeVisible();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('#__docusaurus') !== null,
      );
      expect(isOutside && press > 0).toBe(false);
    }
    await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', true);
    await page.keyboard.press('Escape');
    await expect(page.locator('#__docusaurus')).toHaveJSProperty(
      'inert',
      false,
    );
  });
});

test('the modal has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'usage');
  const check = async (): Promise<void> => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await axeFaultsInBothModes(page, { include: '[role=dialog]' }),
        `${width} px`,
      ).toEqual([]);
    }
  };
  await search(page);
  await check();
  await field(page).fill('snapPoints');
  await expect(options(page).first()).toBeVisible();
  await check();
  await field(page).fill('zzzzqqqq');
  await expect(modal(page).getByText('No results for')).toBeVisible();
  await check();
  await field(page).fill('snapPoints');
  await options(page).first().click();
  await search(page);
  await expect(modal(page).getByText('Recent')).toBeVisible();
  await check();
});

test.describe('section 5, validation', () => {
  // @spec 5.1 9.15
  test('the search input accepts at most 64 characters', async ({ page }) => {
    await open(page, 'usage');
    await search(page);
    await field(page).pressSequentially('a'.repeat(70));
    await expect(field(page)).toHaveValue('a'.repeat(64));
  });

  // @spec 5.2 5.3
  test('the initial query is the text the visitor has selected on the page, cut to 64 characters', async ({
    page,
  }) => {
    await open(page, 'usage');
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('.markdown p');
      if (paragraph !== null)
        window.getSelection()?.selectAllChildren(paragraph);
      return window.getSelection()?.toString() ?? '';
    });
    expect(selected.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(selected.slice(0, 64));
  });
});

test.describe('section 9, limits', () => {
  for (const [width, words] of [
    [1280, 10],
    [760, 5],
  ] as const) {
    // @spec 9.7 9.8
    test(`a snippet has ${words} words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, 'usage');
      await search(page, 'heights');
      // A hit may be found by its heading, and one of the first letters was asked
      // before the modal knew its width.
      const snippet = modal(page)
        .locator('.DocSearch-Hit-path', { hasText: '…' })
        .filter({ hasText: /heights/i });
      const text = (await snippet.first().innerText()).match(/[\p{L}\p{N}]+/gu);
      expect(text).toHaveLength(words);
    });
  }

  // @spec 8.2 8.4
  test("'No results for' the query, and 'Let us know.' leads to a prefilled issue", async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'zzzz & qqqq');
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
  });

  // @spec 8.3 9.14
  test("'Try searching for' with up to 3 suggestions", async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'sheet');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('zzzzqqqq');
    await expect(modal(page)).toContainText('Try searching for');
    const suggestions = modal(page).locator('.DocSearch-Prefill');
    const count = await suggestions.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(3);
    const name = await suggestions.first().innerText();
    await suggestions.first().click();
    await expect(field(page)).toHaveValue(`${name.toLowerCase()} `);
    await expect(options(page).first()).toBeVisible();
  });
});

// @spec 2.54 4.30
test('section 4: Reset clears the query, and the results with it', async ({
  page,
}) => {
  await open(page, 'usage');
  await search(page, 'backdrop');
  await expect(options(page).first()).toBeVisible();
  await modal(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(modal(page)).toContainText('No recent searches');
  await page.keyboard.type('modal');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page);
  await expect(field(page)).toHaveValue('');
  expect(page.url()).toMatch(new RegExp(`${BASE_PATH}usage$`));
});
