// What is around the text of every page, in use. `tests/built/pages.test.ts` asserts
// that each page has it, with the right links.
import { expect, open, test } from './fixtures';
import { chooseVersion, scrollY, sidebar, versions } from './shell';
import { makeUnusual } from './unusualBrowser';

test.describe('section 2, shared behavior', () => {
  // @spec 2.22 2.34 2.37 4.17
  test('the skip link leads to the content, a category that opens leaves the others open, and the navbar stays in place', async ({
    page,
  }) => {
    await open(page, 'usage');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Skip to main content' }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.navbar :focus')).toHaveCount(0);
    await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);

    const categories = sidebar(page).locator(
      '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > [aria-expanded]',
    );
    const closed = sidebar(page).locator('[aria-expanded=false]');
    for (const name of ['Reference', 'Help']) {
      await categories.and(page.getByRole('button', { name })).click();
    }
    await expect(closed).toHaveCount(2);
    await closed.first().click();
    await closed.first().click();
    await expect(closed).toHaveCount(0);
    expect(await categories.count()).toBeGreaterThan(2);

    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    expect((await page.locator('.navbar').boundingBox())?.y).toBe(0);
  });

  // @spec 1.4 1.5 1.6 3.5
  test('section 3, versions: current labelled v5, v4 and v2 with their labels, same page kept, or the section nearest to it; the one preferred is remembered', async ({
    page,
  }) => {
    await makeUnusual(page);
    await open(page, 'props');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(versions(page)).toHaveText([
      'v5',
      'v4 (Reanimated v2)',
      'v2 (Reanimated v1)',
    ]);
    await chooseVersion(page, 1);
    await expect(page).toHaveURL(/bottom-sheet\/v4\/props$/);
    await expect
      .poll(() =>
        page.evaluate(() =>
          localStorage.getItem('docs-preferred-version-default'),
        ),
      )
      .toBe('4');
    await chooseVersion(page, 2);
    await expect(page).toHaveURL(/bottom-sheet\/v2\/props$/);
    await open(page, 'web-support');
    await chooseVersion(page, 1);
    await expect(page).toHaveURL(/\/v4\/faq#does-v4-run-on-the-web$/);
  });
});
