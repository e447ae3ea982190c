import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const filterOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter' });

/** A heading that has a member's facts right below it. */
const MEMBER =
  ':has(+ dl.api-facts, + .page-section > dl.api-facts:first-child)';

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
      document.querySelector('div[data-text]')?.prepend(link);
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

const releaseOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Available in' });

const statusOf = (page: Page) => page.getByRole('search').getByRole('status');

test.describe('the releases of the filter box', () => {
  test('hide the members that the release lacks, and nothing else', async ({
    page,
  }) => {
    await open(page, 'props');
    await releaseOf(page).selectOption('5.0.2');
    await expect(page.locator('#overridereducemotion')).toBeHidden();
    await expect(page.locator('#enableblurkeyboardongesture')).toBeHidden();
    await expect(page.locator('#snappoints')).toBeVisible();
    const members = page.locator(`:is(h2, h3)${MEMBER}`);
    const all = await members.count();
    const shown = await members.filter({ visible: true }).count();
    expect(all - shown).toBe(
      await page.locator('dl.api-facts[data-since]').count(),
    );
    await expect(statusOf(page)).toHaveText(
      `${shown} of ${all} members exist in 5.0.2`,
    );
    const entries = page
      .getByRole('navigation', { name: 'On this page' })
      .locator('a[href="#overridereducemotion"]');
    await expect(entries).toBeHidden();
    await releaseOf(page).selectOption('5.0.4');
    await expect(page.locator('#overridereducemotion')).toBeVisible();
    await releaseOf(page).selectOption('');
    await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('work together with the text, by keyboard, and in the address', async ({
    page,
  }) => {
    await open(page, 'props');
    await filterOf(page).focus();
    await page.keyboard.type('motion');
    await expect(statusOf(page)).toHaveText(/^1 of \d+ members$/);
    await page.keyboard.press('Tab');
    await expect(releaseOf(page)).toBeFocused();
    await page.keyboard.type('5.0.2');
    await expect(releaseOf(page)).toHaveValue('5.0.2');
    await expect(statusOf(page)).toHaveText(
      'No member in 5.0.2 has “motion” in its name',
    );
    await expect(page).toHaveURL(/props#filter=motion&release=5\.0\.2$/);
    await page.reload();
    await expect(filterOf(page)).toHaveValue('motion');
    await expect(releaseOf(page)).toHaveValue('5.0.2');
    await expect(statusOf(page)).toHaveText(/^No member in 5\.0\.2/);
    await filterOf(page).press('Escape');
    await expect(releaseOf(page)).toHaveValue('');
    await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  for (const hash of [
    'release=5.0.3',
    'release=5.0.2%',
    'release=%E0%A4%A',
    'release=<b>',
    'release=',
    'filter=&release=constructor',
  ]) {
    test(`one that does not exist is ignored: #${hash}`, async ({ page }) => {
      await open(page, `props#${hash}`);
      await expect(releaseOf(page)).toHaveValue('');
      await expect(statusOf(page)).toHaveText(/^\d+ members$/);
      await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
    });
  }

  test('one that does not exist leaves the text', async ({ page }) => {
    await open(page, 'props#release=9.9.9&filter=motion');
    await expect(filterOf(page)).toHaveValue('motion');
    await expect(statusOf(page)).toHaveText(/^1 of \d+ members$/);
  });

  test('print shows all', async ({ page }) => {
    await open(page, 'props#filter=close&release=5.0.2');
    await expect(page.locator('#snappoints')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#snappoints')).toBeVisible();
    await expect(page.locator('#overridereducemotion')).toBeVisible();
    await expect(releaseOf(page)).toBeHidden();
  });

  test('fit a phone, with targets of 24 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, 'props');
    const box = await releaseOf(page).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  test('are missing where every release has every member', async ({ page }) => {
    await open(page, 'components/bottomsheetbackdrop');
    await expect(filterOf(page)).toBeVisible();
    await expect(releaseOf(page)).toHaveCount(0);
  });

  test('leave out those whose types cannot be read', async ({ page }) => {
    await open(page, 'v4/props');
    const releases = await releaseOf(page).locator('option').allTextContents();
    expect(releases).toContain('4.4.1');
    expect(releases).not.toContain('4.4.0');
    expect(releases[1]).toBe('4.6.4');
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
