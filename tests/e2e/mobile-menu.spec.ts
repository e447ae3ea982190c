import { expect, expectUsable, hydrated, open, test } from './fixtures';
import { button, field, modal, options, search } from './search';
import { holdRequests } from './hold';
import {
  expectStill,
  expectHeading,
  menu,
  menuButton,
  nextPage,
  scrollY,
  sidebar,
  buttonIn,
  linkIn,
  resize,
} from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

test.use({ viewport: { width: 390, height: 844 } });

test('the mobile menu closes on navigation and in wide windows', async ({
  page,
}) => {
  await emulateOldBrowser(page);
  const props = menu(page).getByRole('link', { name: 'Props', exact: true });
  await open(page, 'props');

  await test.step('links of the table of contents and the filter work on a phone', async () => {
    await buttonIn(page, 'On this page').click();
    await page.locator('.theme-doc-toc-mobile a[href="#snappoints"]').click();
    await expect(page).toHaveURL(/#snappoints$/);
    const filter = page.getByRole('search');
    await filter.getByRole('searchbox').fill('zzz');
    await expect(filter.getByRole('status')).toHaveText(/^No member/);
  });

  await test.step("'Back to main menu' shows the links of the navbar", async () => {
    await menuButton(page).click();
    await expect(props.first()).toBeVisible();
    await buttonIn(menu(page), /Back to main menu/).click();
    await linkIn(menu(page), 'Blog').click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(menu(page)).toHaveCount(0);
    // The page behind the menu can be scrolled again.
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  await test.step('a link of the menu closes it', async () => {
    await menuButton(page).click();
    await expect(props).toHaveCount(0);
    const post = menu(page).locator('a[href$="/blog/bottom-sheet-v5"]');
    await expect(post).toBeVisible();
    await expectStill(menu(page));
    await post.click();
    await expect(page).toHaveURL(/\/blog\/.+/);
    await expect(menu(page)).toHaveCount(0);
  });

  await test.step('a window above 996 px closes the menu', async () => {
    await page.locator('.navbar__brand').first().click();
    await expect(page).not.toHaveURL(/\/blog/);
    await resize(page, 996, 844);
    await menuButton(page).click();
    await expect(props.first()).toBeVisible();
    await resize(page, 997, 844);
    await expect(menu(page)).toHaveCount(0);
    await expect(sidebar(page)).toBeVisible();
  });
});

test('a press on a menu link survives a page change during the press', async ({
  page,
}) => {
  await open(page, 'props');
  const letGo = await holdRequests(page, '**/methods');
  await menuButton(page).click();
  await linkIn(menu(page), 'Methods').first().click();
  await menuButton(page).click();
  await expectStill(menu(page));
  await linkIn(menu(page), 'Hooks').first().hover();
  await page.mouse.down();
  await letGo();
  await expectHeading(page, 'BottomSheet methods');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/hooks$/);
});

test('the mobile menu traps the focus until it closes', async ({ page }) => {
  await open(page, 'usage');
  for (const key of ['Escape', 'Enter']) {
    await menuButton(page).press('Enter');
    await expect(menu(page)).toHaveCount(1);
    await page.locator('.navbar-sidebar a').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar ~ * :focus')).toHaveCount(0);
    await page.locator('.navbar-sidebar__close').press(key);
    await expect(menu(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  }
  await page.locator('main a').first().focus();
  await expect(page.locator('main a').first()).toBeFocused();

  await test.step('Back closes the menu and keeps the URL', async () => {
    await nextPage(page).click();
    await expectHeading(page, 'BottomSheet props');
    await page.reload();
    await hydrated(page);
    await page.evaluate(() => {
      window.scrollTo(0, 1000);
    });
    const openAndGoBack = async () => {
      await menuButton(page).click();
      await expect(menu(page)).toHaveCount(1);
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
    };
    await openAndGoBack();
    await expect(page).toHaveURL(/\/props$/);
    expect(await scrollY(page)).toBe(1000);
    await page.evaluate(() => {
      window.location.hash = '#snappoints';
    });
    await openAndGoBack();
    await expect(page).toHaveURL(/\/props#snappoints$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/usage$/);
    await expectHeading(page, 'Install and first sheet');
  });
});

test('the search replaces the menu and keeps its query at each width', async ({
  page,
}) => {
  await resize(page, 900, 800);
  await open(page, 'usage');
  await menuButton(page).click();
  await search(page, 'snapPoints');
  await expect(menu(page)).toHaveCount(0);
  for (const width of [1280, 390]) {
    await resize(page, width, 800);
    await expect(field(page)).toHaveValue('snapPoints');
    await expect(options(page).first()).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expectUsable(page);
});
