import type { Page } from '@playwright/test';
import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';
import { addLink, clipboard } from './shell';

const filterOf = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter' });
const releaseOf = (page: Page) =>
  page.getByRole('combobox', { name: 'Available in' });
const statusOf = (page: Page) => page.getByRole('search').getByRole('status');

/** The headings that have a member's facts right below them. */
const membersOf = (page: Page) =>
  page.locator(
    ':is(h2, h3):has(+ dl.api-facts, + .page-section > dl.api-facts:first-child)',
  );

/** Asserts that the whole page is shown, and its address says so. */
async function expectAll(page: Page): Promise<void> {
  await expect(page.locator('.markdown [hidden]')).toHaveCount(0);
  await expect(filterOf(page)).toHaveValue('');
  await expect(releaseOf(page)).toHaveValue('');
  await expect(statusOf(page)).toHaveText(/^\d+ members$/);
}

test.describe('the filter box of reference pages', () => {
  test('typing narrows the page and its contents to the members that match, and passes axe; Escape shows all, Enter leads to the first; the address brings the filter back, and a link to a hidden member shows the page', async ({
    page,
  }) => {
    await open(page, 'props');
    const members = membersOf(page);
    const all = await members.count();
    expect(all).toBeGreaterThan(30);
    await expect(statusOf(page)).toHaveText(`${all} members`);
    await filterOf(page).fill('key board');
    const shown = members.filter({ visible: true });
    await expect(shown.first()).toContainText(/keyboard/i);
    const names = await shown.allTextContents();
    expect(names.length).toBeLessThan(all);
    expect(names.filter((name) => !/keyboard/i.test(name))).toEqual([]);
    await expect(statusOf(page)).toHaveText(
      `${names.length} of ${all} members`,
    );
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .locator('li li')
        .filter({ visible: true }),
    ).toHaveCount(names.length);
    await page.setViewportSize({ width: 390, height: 800 });
    const include = '[role=search]';
    expect(await axeFaultsInBothModes(page, { include })).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('Escape');
    await expectAll(page);
    expect(new URL(page.url()).hash).toBe('');

    await filterOf(page).fill('unfindable');
    await expect(statusOf(page)).toHaveText(
      'No member has “unfindable” in its name',
    );
    await filterOf(page).fill('snappoints');
    await expect(page.locator('#index')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('link', { name: 'Direct link to snapPoints' }),
    ).toBeFocused();
    await expect(page.locator('#snappoints')).toBeInViewport();

    await filterOf(page).fill('on close');
    await expect(page).toHaveURL(/props#filter=on%20close$/);
    await page.reload();
    await expect(filterOf(page)).toHaveValue('on close');
    await expect(filterOf(page)).toBeInViewport();
    await expect(page.locator('#onclose')).toBeVisible();
    await expect(page.locator('#snappoints')).toBeHidden();
    await (await addLink(page, '#snappoints')).click();
    await expect(page.locator('#snappoints')).toBeInViewport();
    await expectAll(page);
  });
});

test.describe('the releases of the filter box', () => {
  test('hide the members that the release lacks, and nothing else; work together with the text, by keyboard, and in the address', async ({
    page,
  }) => {
    await open(page, 'props');
    await releaseOf(page).selectOption('5.0.2');
    await expect(page.locator('#overridereducemotion')).toBeHidden();
    await expect(page.locator('#enableblurkeyboardongesture')).toBeHidden();
    await expect(page.locator('#snappoints')).toBeVisible();
    const all = await membersOf(page).count();
    const shown = await membersOf(page).filter({ visible: true }).count();
    expect(all - shown).toBe(
      await page.locator('dl.api-facts[data-since]').count(),
    );
    await expect(statusOf(page)).toHaveText(
      `${shown} of ${all} members exist in 5.0.2`,
    );
    await expect(
      page
        .getByRole('navigation', { name: 'On this page' })
        .locator('a[href="#overridereducemotion"]'),
    ).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#overridereducemotion')).toBeVisible();
    await expect(releaseOf(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await releaseOf(page).selectOption('5.0.4');
    await expect(page.locator('#overridereducemotion')).toBeVisible();
    await releaseOf(page).selectOption('');
    await expectAll(page);
    expect(new URL(page.url()).hash).toBe('');

    await filterOf(page).focus();
    await page.keyboard.type('motion');
    await expect(statusOf(page)).toHaveText(/^1 of \d+ members$/);
    await page.keyboard.press('Tab');
    await expect(releaseOf(page)).toBeFocused();
    await page.keyboard.type('5.0.2');
    const none = 'No member in 5.0.2 has “motion” in its name';
    await expect(statusOf(page)).toHaveText(none);
    await expect(page).toHaveURL(/props#filter=motion&release=5\.0\.2$/);
    await page.reload();
    await expect(filterOf(page)).toHaveValue('motion');
    await expect(releaseOf(page)).toHaveValue('5.0.2');
    await expect(statusOf(page)).toHaveText(none);
    await filterOf(page).press('Escape');
    await expectAll(page);
    expect(new URL(page.url()).hash).toBe('');

    // Where every release has every member there is nothing to choose.
    await open(page, 'components/bottomsheetbackdrop');
    await expect(filterOf(page)).toBeVisible();
    await expect(releaseOf(page)).toHaveCount(0);
  });

  test('one that does not exist is ignored', async ({ page }) => {
    for (const hash of [
      'release=5.0.3',
      'release=%E0%A4%A',
      'filter=&release=constructor',
    ]) {
      await page.goto('about:blank');
      await open(page, `props#${hash}`);
      await expectAll(page);
    }
  });
});

test('a press on a permalink leads to the heading, copies its address, and says so; without a clipboard it claims nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'props');
  const link = page.getByRole('link', { name: 'Direct link to snapPoints' });
  const said = page.getByRole('status').filter({ hasText: 'Link copied' });
  await link.click();
  await expect(page).toHaveURL(/props#snappoints$/);
  expect(await clipboard(page)).toBe(page.url());
  await expect(said).toHaveCount(1);
  await expect(link).toHaveAttribute('data-copied', 'Copied');
  await expect(link).not.toHaveAttribute('data-copied', 'Copied');

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('about:blank');
  await open(page, 'props');
  await link.click();
  await expect(page).toHaveURL(/props#snappoints$/);
  await expect(link).not.toHaveAttribute('data-copied', 'Copied');
  await expect(said).toHaveCount(0);
});
