import { expect, hydrated, open, test } from './fixtures';

test.describe('section 4, mobile navigation sidebar', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // @spec 2.39 4.13 4.16 10.6
  test("opens, shows the docs menu, and 'Back to main menu' shows the main one", async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeVisible();
    await expect(
      sidebar.getByRole('link', { name: 'Props' }).first(),
    ).toBeVisible();
    await sidebar.getByRole('button', { name: /Back to main menu/ }).click();
    await expect(sidebar.getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  test('closes on the way to the blog and back, and has the menu of each', async ({
    page,
  }) => {
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const sidebar = page.locator('.navbar-sidebar');
    const props = sidebar.getByRole('link', { name: 'Props', exact: true });
    await open(page, 'usage');
    await toggle.click();
    await sidebar.getByRole('button', { name: /Back to main menu/ }).click();
    await sidebar.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    // The page behind the menu can be scrolled again.
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

    await toggle.click();
    await expect(props).toHaveCount(0);
    await sidebar.locator('a[href$="/blog/bottom-sheet-v5"]').click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);

    await page.locator('.navbar__brand').first().click();
    await expect(page).not.toHaveURL(/\/blog/);
    await toggle.click();
    await expect(props.first()).toBeVisible();
  });

  // @spec 4.13 4.15
  test('closes on back navigation', async ({ page }) => {
    await open(page, 'usage');
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL((url) => !url.pathname.endsWith('/usage'));
    const here = page.url();
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(here);
  });

  // @spec 4.13
  test('closes on back navigation after a reload, and the address stays too', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => {
      window.scrollTo(0, 1000);
    });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(/\/props$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await page.goBack();
    await expect(page).toHaveURL(/\/usage$/);
    await expect(page.locator('h1')).toHaveText('Install and first sheet');
  });

  test('closes on back navigation from a place on the page, which stays', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await page.evaluate(() => {
      window.location.hash = '#snappoints';
    });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.goBack();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/props$/);
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
  });

  // @spec 4.14 9.2
  test('closes when the viewport passes 996 px (section 9, desktop breakpoint)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 996, height: 844 });
    await open(page, 'usage');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Docs sidebar' }),
    ).toBeVisible();
  });
});
