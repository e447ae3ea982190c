// cspell:ignore snaxpoantzz
import { expect, open, test } from './fixtures';
import { field, modal, options, search } from './search';

test.describe('the search modal answers', () => {
  test('shows at most two hits of a page', async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'keyboard');
    await expect(options(page).nth(3)).toBeVisible();
    const pages = await options(page)
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    for (const one of new Set(pages)) {
      expect(pages.filter((other) => other === one).length).toBeLessThan(3);
    }
  });

  test('shows the text that answers best, its words marked', async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'present does nothing after dismiss');
    const answer = options(page).first().locator('.DocSearch-Hit-path');
    await expect(answer.locator('mark').first()).toBeVisible();
    await expect(answer).toContainText(/dismiss/i);
  });

  test('shows the type and the default of an API member', async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'enableOverDrag');
    await expect(
      options(page).first().locator('.DocSearch-Hit-path'),
    ).toHaveText('Type: boolean · Default: true');
  });

  test('a query that finds nothing proposes the nearest known word', async ({
    page,
  }) => {
    await open(page, 'usage');
    await search(page, 'snaxpoantzz');
    await expect(modal(page)).toContainText('No results for "snaxpoantzz"');
    await expect(modal(page)).toContainText('Did you mean snapPoints?');
    await modal(page)
      .getByRole('button', { name: 'snapPoints', exact: true })
      .click();
    await expect(field(page)).toHaveValue('snapPoints');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toContainText('snapPoints');
    await expect(modal(page)).not.toContainText('Did you mean');
  });
});
