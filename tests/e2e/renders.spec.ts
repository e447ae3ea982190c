import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { entry, heading } from './shell';
import { BASE_PATH } from './sites';

declare global {
  interface Window {
    /** The main headings that the page has had, in order. */
    headings?: string[];
  }
}

/** Notes each main heading of the page. */
function noteHeadings(): void {
  const headings: string[] = (window.headings = []);
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    if (heading !== headings.at(-1)) headings.push(heading);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

test.describe('a step to another page', () => {
  test('keeps the navbar and the footer, whatever kind of page it leads to, and marks the links that lead there', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page
      .locator('.navbar, .footer, .navbar button')
      .evaluateAll((parts) => {
        for (const part of parts) {
          part.setAttribute('data-kept', '');
        }
      });
    const count = await page.locator('[data-kept]').count();
    expect(count).toBeGreaterThan(3);

    const blog = page.locator('.navbar a').filter({ hasText: /^Blog$/ });
    const version = page.locator('.navbar .dropdown > a');
    const expectBlog = async () => {
      await expect(blog).toHaveAttribute('aria-current', 'page');
      await expect(blog).toHaveClass(/navbar__link--active/);
      await expect(version).not.toHaveAttribute('aria-current');
    };
    await expect(version).toHaveAttribute('aria-current', 'page');
    await expect(blog).not.toHaveAttribute('aria-current');
    const steps = [
      ['.navbar a[href$="/blog"]', /\/blog$/],
      ['article h2 a', /\/blog\/.+/],
      ['.navbar__brand', /\/react-native-bottom-sheet\/$/],
    ] as const;
    for (const [link, address] of steps) {
      const before = await page.title();
      await page.locator(link).first().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(before);
      await expect(page.locator('[data-kept]')).toHaveCount(count);
      if (link !== '.navbar__brand') await expectBlog();
      // The keyboard starts at the top of the new page.
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('link', { name: 'Skip to main content' }),
      ).toBeFocused();
    }
    await open(page, 'blog');
    await expectBlog();
  });
});

test.describe('while a page is on its way', () => {
  let release: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    release = await hold(page, `**${BASE_PATH}props`);
    await page.addInitScript(noteHeadings);
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'usage');
    await entry(page, 'Props').click();
    await expect(page).toHaveURL(/\/props$/);
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(heading(page)).toHaveText('Install and first sheet');
  });

  async function expectNeverShown(page: Page): Promise<void> {
    await release();
    await drawn(page, 30);
    const headings = await page.evaluate(() => window.headings);
    expect(headings).toContain('Install and first sheet');
    expect(headings).not.toContain('BottomSheet props');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  }

  test('another is gone to: that one is shown, and stays', async ({ page }) => {
    await entry(page, 'Methods').click();
    await expect(heading(page)).toHaveText('BottomSheet methods');
    await expectNeverShown(page);
    await expect(heading(page)).toHaveText('BottomSheet methods');
    await expect(page).toHaveURL(/\/methods$/);
  });

  test('its link is followed again: one way back', async ({ page }) => {
    await entry(page, 'Props').click();
    await release();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await page.goBack();
    await expect(heading(page)).toHaveText('Install and first sheet');
  });

  test('the reader goes back: the page stays', async ({ page }) => {
    await page.goBack();
    await expect(page).toHaveURL(/\/usage$/);
    await expectNeverShown(page);
    await expect(heading(page)).toHaveText('Install and first sheet');
  });
});
