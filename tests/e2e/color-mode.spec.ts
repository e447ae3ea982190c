import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const switchOf = (page: Page) =>
  page.getByRole('button', { name: /Switch between dark and light mode/ });

test.describe('section 4, color mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    // @spec 4.1 4.4
    test(`starts from the system preference: ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, 'usage');
      expect(await mode(page)).toBe(colorScheme);
    });
  }

  // @spec 4.2 4.4
  test('the configured default is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'no-preference' });
    // Where matchMedia is unknown, only the configured default is left.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'matchMedia', {
        value: (query: string) => ({
          matches: false,
          media: query,
          addListener: () => undefined,
          removeListener: () => undefined,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }),
      });
    });
    await open(page, 'usage');
    expect(await mode(page)).toBe('dark');
  });

  // @spec 3.7 4.1 4.3 4.5 4.9
  test('the switch is visible, flips between the two and the choice is kept', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'usage');
    await expect(switchOf(page)).toBeVisible();
    await switchOf(page).click();
    expect(await mode(page)).toBe('light');
    await page.reload();
    expect(await mode(page)).toBe('light');
    await switchOf(page).click();
    expect(await mode(page)).toBe('dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
      'dark',
    );
  });

  // @spec 4.6
  test('a change in another tab is picked up', async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'usage');
    const other = await context.newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await open(other, 'usage');
    await switchOf(other).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  // @spec 4.7
  test('follows system changes', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'usage');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  // @spec 4.8
  test('does not follow the system while printing', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, 'usage');
    await expect(switchOf(page)).toBeEnabled();
    // Browsers report a light preference while they print.
    await page.emulateMedia({ colorScheme: 'light', media: 'print' });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(done)),
    );
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' });
    expect(await mode(page)).toBe('dark');
  });

  test('garbage in storage counts as no choice', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      localStorage.setItem('theme', '"><script>');
    });
    await open(page, 'usage');
    await switchOf(page).click();
    expect(['light', 'dark']).toContain(await mode(page));
  });
});
