import { expect, expectUsable, open, test } from './fixtures';
import { button, field, modal, options, search } from './search';
import { entry, heading, menu, menuButton, sidebar, versions } from './shell';

test.describe('resizing across 996 px with everything open', () => {
  const wide = { width: 1280, height: 800 };
  const narrow = { width: 900, height: 800 };

  test('the dropdown, the mobile menu, and the search modal with its query, over the menu too', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page, 'usage');
    await page.locator('.navbar .dropdown').hover();
    await expect(versions(page).first()).toBeVisible();
    await page.setViewportSize(narrow);
    await expect(versions(page).first()).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toHaveCount(1);
    await search(page, 'snapPoints');
    await expect(menu(page)).toHaveCount(0);
    await expect(options(page).first()).toContainText('snapPoints');
    for (const size of [wide, { width: 390, height: 844 }]) {
      await page.setViewportSize(size);
      await expect(modal(page)).toBeVisible();
      await expect(field(page)).toHaveValue('snapPoints');
      await expect(options(page).first()).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(menu(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await expectUsable(page);
  });

  test('the sidebar and the contents, hidden at first, also of a page that was come to in a narrow window', async ({
    page,
  }) => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const current = sidebar(page).locator('[aria-current=page]');
    await page.setViewportSize(narrow);
    await open(page, 'methods');
    await expect(sidebar(page)).toHaveCount(0);

    await page.setViewportSize(wide);
    await expect(current).toHaveText('Methods');
    const category = sidebar(page).locator('[aria-expanded]').last();
    const before = await category.getAttribute('aria-expanded');
    await category.click();
    await expect(category).not.toHaveAttribute('aria-expanded', before ?? '');
    const last = page.locator('.theme-doc-markdown h2').last();
    await last.scrollIntoViewIfNeeded();
    await expect(
      contents.locator('.table-of-contents__link--active'),
    ).toHaveCount(1);

    await page.setViewportSize(narrow);
    await expect(sidebar(page)).toHaveCount(0);
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Hooks' }).first().click();
    await expect(heading(page)).toHaveText(/hooks/i);
    await page.setViewportSize(wide);
    await expect(entry(page, 'Hooks')).toHaveAttribute('aria-current', 'page');
    await expect(contents.locator('a').first()).toBeVisible();
    await expectUsable(page);
  });
});
