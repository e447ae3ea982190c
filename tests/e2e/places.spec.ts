// An address leads to its place: the version menu keeps the section, a section
// that a page lacks leads to the nearest one, and the sidebar shows its entry (on
// every page: `sweep/walk.spec.ts`).
import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { options, search } from './search';
import { chooseVersion, heading, scrollY, sidebar, versions } from './shell';
import { makeUnusual } from './unusualBrowser';

const OVERDRAG = 'enableOverDrag'.toLowerCase();

/** Asserts that the page shows a section, and that its address says so. */
async function expectAt(page: Page, place: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`-sheet/${place}$`));
  const id = place.replace(/.*#/, '');
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test.describe('the version menu keeps the section', () => {
  test('of the address that the browser has opened', async ({
    page,
    context,
  }) => {
    await open(page, `props#${OVERDRAG}`);
    const link = versions(page).nth(1);
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`/v4/props#${OVERDRAG}$`),
    );
    await page.locator('.navbar .dropdown').hover();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['Control'] }),
    ]);
    await expectAt(tab, `v4/props#${OVERDRAG}`);
    await tab.close();
    await link.press('Enter');
    await expectAt(page, `v4/props#${OVERDRAG}`);
  });

  test('or leads to the nearest', async ({ page }) => {
    await makeUnusual(page);
    for (const [from, to, version] of [
      // By the words of its name.
      ['faq#test-with-jest', 'v4/faq#how-do-i-test-with-jest', 1],
      // By the section around it.
      [`props#${OVERDRAG}`, 'v2/props#gestures', 2],
    ] as const) {
      await open(page, from);
      await chooseVersion(page, version);
      await expectAt(page, to);
      // As from elsewhere, in a new tab.
      await open(page, `${to.replace(/#.*/, '')}?a#${from.replace(/.*#/, '')}`);
      await expectAt(page, to.replace('#', '\\?a#'));
    }
  });

  test('as the banner of an old version does', async ({ page }) => {
    await open(page, 'v4/props');
    const latest = page
      .locator('.theme-doc-version-banner')
      .getByRole('link', { name: 'latest version' });
    await expect(latest).toHaveAttribute('href', /sheet\/props$/);
    await page
      .locator(`.table-of-contents a[href$="#${OVERDRAG}"]`)
      .press('Enter');
    await latest.press('Enter');
    await expectAt(page, `props#${OVERDRAG}`);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('in the navbar, which shows the version', async ({ page }) => {
      await open(page, `props#${OVERDRAG}`);
      const version = page.getByRole('combobox', { name: 'Docs version' });
      await expect(page.locator('.navbar__version')).toContainText('v5');
      await version.selectOption('4');
      await expectAt(page, `v4/props#${OVERDRAG}`);
      await expect(version).toHaveValue('4');
      await page.goBack();
      await expect(version).toHaveValue('current');
    });
  });
});

test.describe('a hash', () => {
  test('finds the section in any letter case and encoding', async ({
    page,
  }) => {
    for (const hash of ['SNAPPOINTS', 'snapPoints'.replace('P', '%50')]) {
      await page.goto('about:blank');
      await open(page, `props#${hash}`);
      await expectAt(page, 'props#snappoints');
    }
    await page.evaluate(() => {
      window.location.hash = 'animatedIndex';
    });
    await expectAt(page, 'props#animatedindex');
    await page.goBack();
    await expectAt(page, 'props#snappoints');
  });

  test('that means nothing leaves the page at its top, and the address as it is', async ({
    page,
  }) => {
    for (const hash of [
      '%',
      'filter=%E0%A4%A',
      '<img src=x onerror=alert(1)>',
    ]) {
      await open(page, `props?a#${hash}`);
      await page.waitForLoadState('networkidle');
      const address = page.url();
      await drawn(page);
      expect(page.url()).toBe(address);
      expect(await scrollY(page)).toBe(0);
    }
    await page.getByRole('link', { name: 'Blog' }).first().click();
    await expect(heading(page)).toHaveText('Blog');
    await page.goBack();
    await expect(heading(page)).toHaveText('BottomSheet props');
  });

  test('that another page lacks leads to its top', async ({ page }) => {
    await open(page, 'usage');
    await page.locator('article a[href*="/troubleshooting"]').first().hover();
    await page.evaluate(() => {
      const [link] = document.querySelectorAll<HTMLAnchorElement>(
        'article a[href*="/troubleshooting"]',
      );
      if (link) link.hash = 'gone';
      link?.scrollIntoView();
      link?.click();
    });
    await expect(page).toHaveURL(/troubleshooting#gone$/);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe('the sidebar shows the entry of the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  async function expectShown(page: Page): Promise<void> {
    await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport({
      ratio: 1,
    });
  }

  test('after a search and a version', async ({ page }) => {
    await open(page, 'usage');
    await search(page, 'faq');
    await options(page).first().click();
    await expect(page).toHaveURL(/\/faq/);
    await expectShown(page);
    await chooseVersion(page, 1);
    await expect(page).toHaveURL(/\/v4\/faq/);
    await expectShown(page);
  });
});
