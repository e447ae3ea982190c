import { expect, open, test } from './fixtures';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const VERSION_KEY = 'docs-preferred-version-default';

test.describe('section 3, browser storage', () => {
  // @spec 3.5
  test('the preferred docs version is kept under docs-preferred-version-{pluginId}', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.locator('.navbar .dropdown').hover();
    await page.locator('.navbar .dropdown__link').nth(1).click();
    await expect
      .poll(() =>
        page.evaluate((key) => localStorage.getItem(key), VERSION_KEY),
      )
      .toBe('4');
  });

  // @spec 8.17
  test('section 8, storage failure: logged and ignored, the site works', async ({
    page,
    allowedProblems,
    problems,
  }) => {
    allowedProblems.push(/console (error|warning): Docusaurus/);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is denied', 'SecurityError');
        },
      });
    });
    await open(page, 'usage');
    await page
      .getByRole('button', { name: /Switch between dark and light mode/ })
      .click();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/\/usage$/);
    await expect(page.locator('h1')).toBeVisible();
    expect(problems.join('\n')).toContain('Storage is denied');
  });
});

test.describe('section 4, announcement bar', () => {
  // @spec 2.38
  test('a fresh clone shows none', async ({ page }) => {
    await open(page, 'usage');
    await expect(
      page.locator('.theme-announcement-bar, [class*=announcementBar_]'),
    ).toHaveCount(0);
  });

  // @spec 2.38 3.6 4.10 4.11 4.12
  test('may be closed; the dismissal is remembered for its id, a new id shows it again', async ({
    page,
  }) => {
    const bar = page.getByRole('banner').filter({ hasText: 'An announcement' });
    await open(page, `${HOSTED_URL}usage`);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: 'Close' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
    expect(
      await page.evaluate(() =>
        localStorage.getItem('docusaurus.announcement.id'),
      ),
    ).toBe('announcement-under-test');
    await page.evaluate(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
    });
    await page.reload();
    await expect(bar).toBeVisible();
  });
});
