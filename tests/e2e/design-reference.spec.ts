import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const filterOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter' });

/** A heading that has a member's facts right below it. */
const MEMBER = ':has(+ dl.api-facts, + .part > dl.api-facts:first-child)';

test.describe('the filter box of reference pages', () => {
  test('typing narrows the page and its contents to the members that match', async ({
    page,
  }) => {
    await open(page, 'props');
    const members = page.locator(`h3${MEMBER}`);
    const all = await members.count();
    expect(all).toBeGreaterThan(30);
    const status = page.getByRole('search').getByRole('status');
    const total = String(await status.textContent());
    expect(total).toBe(
      `${await page.locator(`:is(h2, h3)${MEMBER}`).count()} members`,
    );
    await filterOf(page).fill('key board');
    const shown = members.filter({ visible: true });
    await expect(shown.first()).toContainText(/keyboard/i);
    const names = await shown.allTextContents();
    expect(names.length).toBeLessThan(all);
    for (const name of names) {
      expect(name.toLowerCase()).toContain('keyboard');
    }
    await expect(status).toHaveText(`${names.length} of ${total}`);
    const entries = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('li li')
      .filter({ visible: true });
    await expect(entries).toHaveCount(names.length);
  });

  test('Escape shows the whole page again', async ({ page }) => {
    await open(page, 'props');
    const members = page.locator(`h3${MEMBER}`);
    const all = await members.count();
    await filterOf(page).fill('keyboard');
    await expect(members.filter({ visible: true })).not.toHaveCount(all);
    await page.keyboard.press('Escape');
    await expect(members.filter({ visible: true })).toHaveCount(all);
    await expect(filterOf(page)).toHaveValue('');
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
  });

  test('Enter leads to the first match', async ({ page }) => {
    await open(page, 'props');
    await filterOf(page).fill('snappoints');
    await expect(page.locator('#index')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link', { name: 'Direct link to snapPoints' }),
    ).toBeFocused();
    await expect(page.locator('#snappoints')).toBeInViewport();
  });

  test('the address carries the filter, and brings it back', async ({
    page,
  }) => {
    await open(page, 'props');
    await filterOf(page).fill('on close');
    await expect(page).toHaveURL(/props#filter=on%20close$/);
    await page.reload();
    await expect(filterOf(page)).toHaveValue('on close');
    await expect(filterOf(page)).toBeInViewport();
    await expect(page.locator('#onclose')).toBeVisible();
    await expect(page.locator('#snappoints')).toBeHidden();
  });

  test('no match says so', async ({ page }) => {
    await open(page, 'props');
    await filterOf(page).fill('unfindable');
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      'No member has “unfindable” in its name',
    );
  });

  test('a link to a hidden member shows the page and leads there', async ({
    page,
  }) => {
    await open(page, 'props');
    await filterOf(page).fill('onchange');
    await expect(page.locator('#snappoints')).toBeHidden();
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#snappoints';
      link.textContent = 'to a hidden member';
      document.querySelector('.markdown')?.prepend(link);
    });
    await page.getByRole('link', { name: 'to a hidden member' }).click();
    await expect(page.locator('#snappoints')).toBeInViewport();
    await expect(filterOf(page)).toHaveValue('');
  });

  test('short pages have none', async ({ page }) => {
    await open(page, 'custom-handle');
    await expect(filterOf(page)).toHaveCount(0);
  });
});

test.describe('permalinks', () => {
  test('a press leads to the heading, copies its address, and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'props');
    const link = page.getByRole('link', { name: 'Direct link to snapPoints' });
    await link.click();
    await expect(page).toHaveURL(/props#snappoints$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      page.url(),
    );
    await expect(
      page.getByRole('status').filter({ hasText: 'Link copied' }),
    ).toHaveCount(1);
    await expect(link).toHaveAttribute('data-copied', 'Copied');
    await expect(link).not.toHaveAttribute('data-copied', 'Copied');
  });

  test('works by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, 'props');
    const link = page.getByRole('link', { name: 'Direct link to snapPoints' });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(link).toHaveAttribute('data-copied', 'Copied');
  });

  test('without a clipboard it is a link and claims nothing', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await open(page, 'props');
    const link = page.getByRole('link', { name: 'Direct link to snapPoints' });
    await link.click();
    await expect(page).toHaveURL(/props#snappoints$/);
    await expect(link).not.toHaveAttribute('data-copied', 'Copied');
    await expect(
      page.getByRole('status').filter({ hasText: 'Link copied' }),
    ).toHaveCount(0);
  });
});
