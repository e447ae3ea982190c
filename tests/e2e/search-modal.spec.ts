// cspell:ignore snaxpoantzz
import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';
import { button, field, modal, options, search } from './search';
import { emulateOldBrowser } from './unusualBrowser';
import { buttonIn, linkIn, resize } from './siteLayout';

test('the search modal shows results in groups', async ({
  page,
  outsideRequests,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [file] = /search-modal\.\w+\.js|search\/[\w.-]+\.json/.exec(
      request.url(),
    ) ?? [''];
    if (file !== '') loaded.add(file);
  });

  await test.step('nothing is loaded with the page', async () => {
    await open(page, 'usage');
    await page.waitForLoadState('networkidle');
    expect([...loaded]).toEqual([]);
  });

  const [first, second] = [options(page).first(), options(page).nth(1)];

  await test.step('opening loads code and index', async () => {
    await search(page, 'keyboard');
    await expect(options(page).nth(3)).toBeVisible();
    // The code, the manifest, the index of the version, and that of unversioned pages.
    expect(loaded.size).toBe(4);
    expect(outsideRequests()).toEqual([]);
  });

  await test.step('each page has at most two results', async () => {
    const groups = await modal(page)
      .locator('.DocSearch-Hits')
      .evaluateAll((lists) =>
        lists.map((list) => ({
          title: list.querySelector('.DocSearch-Hit-source')?.textContent,
          pages: Array.from(
            list.querySelectorAll('a'),
            (link) => link.pathname,
          ),
        })),
      );
    expect(new Set(groups.map(({ title }) => title)).size).toBe(groups.length);
    const pages = groups.flatMap((group) => group.pages);
    for (const one of pages) {
      expect(pages.filter((other) => other === one).length).toBeLessThan(3);
    }
  });

  await test.step('arrow keys select a result', async () => {
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      String(await second.getAttribute('id')),
    );
  });

  const site = page.locator('#__docusaurus');

  await test.step('the page is inert below the modal', async () => {
    await expect(site).toHaveJSProperty('inert', true);
    const footer = modal(page).locator('footer');
    for (const key of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key']) {
      await expect(footer.getByLabel(key)).toBeVisible();
    }
  });

  await test.step('a button clears the query', async () => {
    await buttonIn(modal(page), 'Clear the query').click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(modal(page)).toContainText('No recent searches');
  });

  await test.step('a result shows the text that answers best', async () => {
    const answer = first.locator('.DocSearch-Hit-path');
    await page.keyboard.type('present does nothing after dismiss');
    await expect(answer.locator('mark').first()).toBeVisible();
    await expect(answer).toContainText(/dismiss/i);
    await field(page).fill('enableDynamicSizing');
    await expect(answer).toHaveText('Type: boolean · Default: true');
  });

  await test.step("'Cancel' returns the focus", async () => {
    await resize(page, 390, 800);
    await buttonIn(modal(page), 'Cancel').click();
    await expect(modal(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expect(site).toHaveJSProperty('inert', false);
  });
});

test('the modal has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectNoFaults = async () => {
    expect(
      await axeFaultsInBothModes(page, { include: '[role=dialog]' }),
    ).toEqual([]);
  };
  await open(page, 'blog/tags');
  await resize(page, 390, 800);
  await search(page, 'zzzzqqqq');
  await expect(modal(page).getByText('No results for')).toBeVisible();
  await expectNoFaults();
  await field(page).fill('snapPoints');
  await expect(options(page).first()).toBeVisible();
  await expectNoFaults();
  await options(page).first().click();
  await resize(page, 1280, 800);
  await search(page);
  await expect(modal(page).getByText('Recent')).toBeVisible();
  await expectNoFaults();
});

test('a query without results gets suggestions', async ({ page }) => {
  await emulateOldBrowser(page);
  await open(page, 'usage');

  await test.step('the selected text is searched, up to 64 characters', async () => {
    const selected = await page.evaluate(() => {
      const [paragraph] = document.querySelectorAll('.markdown p');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      return String(getSelection());
    });
    expect(selected.length).toBeGreaterThan(64);
    await search(page);
    await expect(field(page)).toHaveValue(selected.slice(0, 64));
    await field(page).fill('');
    await page.keyboard.insertText('a'.repeat(70));
    await expect(field(page)).toHaveValue('a'.repeat(64));
  });

  await test.step("'Let us know.' leads to a prefilled issue", async () => {
    await field(page).fill('zzzz & qqqq');
    await expect(modal(page)).toContainText('No results for "zzzz & qqqq"');
    await expect(modal(page)).toContainText(
      'Believe this query should return results?',
    );
    const link = linkIn(modal(page), 'Let us know.');
    const href = new URL(String(await link.getAttribute('href')));
    expect(href.origin + href.pathname).toBe(
      'https://github.com/gorhom/react-native-bottom-sheet/issues/new',
    );
    expect(href.searchParams.get('title')).toContain('"zzzz & qqqq"');
  });

  const suggestions = modal(page).locator('.DocSearch-Prefill');

  await test.step('up to three earlier queries are suggested', async () => {
    await field(page).fill('sheet');
    await expect(options(page).first()).toBeVisible();
    await field(page).fill('zzzzqqqq');
    await expect(modal(page)).toContainText('Try searching for');
    expect(await suggestions.count()).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(options(page).first()).toBeVisible();
  });

  await test.step('the nearest known word is suggested', async () => {
    await field(page).fill('snaxpoantzz');
    await expect(modal(page)).toContainText('Did you mean snapPoints?');
    await expect(modal(page).getByText('Try searching for')).toBeHidden();
    await suggestions.getByText('snapPoints', { exact: true }).click();
    await expect(field(page)).toHaveValue('snapPoints');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText('snapPoints');
    await expect(modal(page)).not.toContainText('Did you mean');
    await expect(modal(page).getByRole('status')).toHaveText(/^\d+ results/);
  });
});
