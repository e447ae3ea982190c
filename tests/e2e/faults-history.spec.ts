import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { button, field, modal, options, search } from './search';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const menu = (page: Page) => page.locator('.navbar-sidebar--show');
const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });

/** The page takes the wheel and the pointer, and the keyboard goes into it. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.locator('#__docusaurus')).toHaveJSProperty('inert', false);
  await page.mouse.move(600, 500);
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => page.evaluate(() => window.scrollY))
    .toBeGreaterThan(100);
  await page.keyboard.press('Tab');
  await expect(page.locator('#__docusaurus :focus')).toHaveCount(1);
}

test.describe('two tabs', () => {
  test('an announcement closed in one, a version chosen, and a storage cleared do no harm in the other', async ({
    page,
    context,
  }) => {
    const bar = (of: Page) =>
      of.getByRole('banner').filter({ hasText: 'An announcement' });
    await open(page, `${HOSTED_URL}usage`);
    const other = await context.newPage();
    await open(other, `${HOSTED_URL}usage`);
    await bar(other).getByRole('button', { name: 'Close' }).click();
    await expect(bar(other)).toBeHidden();
    await other.locator('.navbar .dropdown').hover();
    await other.locator('.navbar .dropdown__link').nth(2).click();
    await expect(other).toHaveURL(/\/v2\/usage$/);

    await expect(page.locator('h1')).toHaveText('Install and first sheet');
    if (await bar(page).isVisible()) {
      await bar(page).getByRole('button', { name: 'Close' }).click();
    }
    await expect(bar(page)).toBeHidden();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/usage$|\/v2\//);
    await page.reload();
    await expect(bar(page)).toBeHidden();

    await other.evaluate(() => {
      localStorage.clear();
    });
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page.locator('h1')).toHaveText('Install and first sheet');
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      /^(?:light|dark)$/,
    );
  });
});

test.describe('back and forward', () => {
  // @spec 2.53
  test('with the search modal open: the page changes and can be used', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.getByRole('link', { name: 'Props' }).first().click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await search(page, 'sheet');
    await expect(options(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Install and first sheet');
    await expect(modal(page)).toHaveCount(0);
    await expectUsable(page);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await expectUsable(page);
    await search(page, 'onAnimate');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#onanimate$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/props$/);
    await expect(modal(page)).toHaveCount(0);
    await page.goForward();
    await expect(page.locator('#onanimate')).toBeInViewport();
  });

  // @spec 2.27
  test('through hashes: each anchor comes into view again', async ({
    page,
  }) => {
    await open(page, 'props');
    const links = page.locator('.table-of-contents a');
    const anchors: string[] = [];
    for (const index of [4, 12]) {
      await links.nth(index).click();
      anchors.push(new URL(page.url()).hash);
    }
    const [first = '', second = ''] = anchors;
    expect(first).not.toBe(second);
    await expect(page.locator(second)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await expect(page.locator(first)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/props$/);
    await page.goForward();
    await expect(page.locator(first)).toBeInViewport();
  });

  test('back before the page is interactive leads to the page of the address', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    const release = await hold(page, '**/assets/js/island-*.js');
    await page.reload({ waitUntil: 'commit' });
    // Its client has started, and waits for the held script.
    await page.waitForFunction(
      () => 'docusaurus' in window && 'prefetch' in window.docusaurus,
    );
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/usage$/);
    await release();
    await expect(page.locator('h1')).toHaveText('Install and first sheet');
    await expectUsable(page);
  });

  test('a link to a place on the page, come to with a slash, keeps the page', async ({
    page,
  }) => {
    await open(page, 'usage/');
    await page.locator('h1').evaluate((heading) => {
      heading.dataset.kept = '';
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/react-native-bottom-sheet/usage#compatibility';
      link.textContent = 'There';
      document.querySelector('article')?.prepend(link);
    });
    await page.getByRole('link', { name: 'There' }).click();
    await expect(page).toHaveURL(/\/usage#compatibility$/);
    await expect(page.locator('#compatibility')).toBeInViewport();
    await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  });

  test('through the mobile menu: back closes it, the next one leaves the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'usage');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Props' }).first().click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await expectUsable(page);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Install and first sheet');
    await expectUsable(page);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
  });

  test('a mobile menu opened while a page is on its way stays, and back closes it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, '**/props');
    await open(page, 'usage');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/\/props$/);
    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await release();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await drawn(page);
    await expect(menu(page)).toHaveCount(1);
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
  });
});

test.describe('resizing across 996 px with everything open', () => {
  const wide = { width: 1280, height: 800 };
  const narrow = { width: 900, height: 800 };

  test('the dropdown, the search modal with its query, and the mobile menu', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, 'usage');
    await page.locator('.navbar .dropdown').hover();
    await expect(page.locator('.navbar .dropdown__link').first()).toBeVisible();
    await page.setViewportSize(narrow);
    await expect(page.locator('.navbar .dropdown__link').first()).toBeHidden();
    await expect(menuButton(page)).toBeVisible();

    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await page.setViewportSize(wide);
    await expect(menu(page)).toHaveCount(0);
    await expectUsable(page);

    await search(page, 'snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    for (const size of [narrow, wide, { width: 390, height: 844 }, wide]) {
      await page.setViewportSize(size);
      await expect(modal(page)).toBeVisible();
      await expect(field(page)).toHaveValue('snapPoints');
      await expect(options(page).first()).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expectUsable(page);
  });

  test('the sidebar and the contents, hidden at first', async ({ page }) => {
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = sidebar.locator('[aria-current=page]');
    await page.setViewportSize(narrow);
    await open(page, 'methods');
    await expect(sidebar).toHaveCount(0);

    await page.setViewportSize(wide);
    await expect(current).toHaveText('Methods');
    const category = sidebar.locator('[aria-expanded]').last();
    const before = await category.getAttribute('aria-expanded');
    await category.click();
    await expect(category).not.toHaveAttribute('aria-expanded', before ?? '');
    await page
      .locator('.theme-doc-markdown h2')
      .last()
      .scrollIntoViewIfNeeded();
    await expect(
      contents.locator('.table-of-contents__link--active'),
    ).toHaveCount(1);

    await page.setViewportSize(narrow);
    await expect(sidebar).toHaveCount(0);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Hooks' }).first().click();
    await expect(page.locator('h1')).toHaveText(/hooks/i);
    await page.setViewportSize(wide);
    await expect(current).toHaveText(/Hooks/);
    await expect(contents.locator('a').first()).toBeVisible();
    await expectUsable(page);
  });

  test('the sidebar of a page that was come to in a narrow window', async ({
    page,
  }) => {
    await page.setViewportSize(narrow);
    await open(page, 'usage');
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Props' }).first().click();
    await expect(page.locator('h1')).toHaveText('BottomSheet props');
    await page.setViewportSize(wide);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Props');
    await expect(
      page.getByRole('navigation', { name: 'On this page' }),
    ).toBeVisible();
    await expectUsable(page);
  });

  test('the search over the mobile menu', async ({ page }) => {
    await page.setViewportSize(narrow);
    await open(page, 'usage');
    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await search(page, 'snapPoints');
    await expect(options(page).first()).toContainText('snapPoints');
    await page.setViewportSize(wide);
    await expect(modal(page)).toBeVisible();
    await expect(field(page)).toHaveValue('snapPoints');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expectUsable(page);
  });
});
