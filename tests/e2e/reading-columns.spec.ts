// The sidebar and the table of contents, also during navigation.
import { expect, open, test } from './fixtures';
import {
  chooseVersion,
  sidebarLink,
  expectHeading,
  menu,
  menuButton,
  sidebar,
  buttonIn,
  linkIn,
  resize,
} from './siteLayout';

test('navigation keeps the state of the sidebar', async ({ page }) => {
  await resize(page, 1440, 500);
  await open(page, 'usage');
  const category = (name: string) =>
    sidebar(page).getByRole('button', { name, exact: true });

  await test.step('a category animates its height unless motion is reduced', async () => {
    for (const name of ['Reference', 'Help']) {
      await category(name).press('Enter');
      await expect(category(name)).toHaveAttribute('aria-expanded', 'false');
    }
    const closed = sidebar(page).locator('[aria-expanded=false]');
    await expect(closed).toHaveCount(2);
    const list = page.locator('li:has(> * > [aria-expanded]) > ul').last();
    const durationOf = async (reducedMotion: 'reduce' | 'no-preference') => {
      await page.emulateMedia({ reducedMotion });
      await category('Help').press('Enter');
      return list.evaluate(
        (one) => parseFloat(getComputedStyle(one).transitionDuration) * 1000,
      );
    };
    expect(await durationOf('no-preference')).toBeGreaterThan(50);
    await expect(closed).toHaveCount(1);
    expect(await durationOf('reduce')).toBeLessThanOrEqual(1);
  });

  await test.step('navigation keeps scroll position and closed categories', async () => {
    const link = sidebarLink(page, 'Keyboard handling');
    await link.scrollIntoViewIfNeeded();
    const scroll = () => sidebar(page).evaluate(({ scrollTop }) => scrollTop);
    const before = await scroll();
    expect(before).toBeGreaterThan(100);
    await link.click();
    await expectHeading(page, 'Keyboard handling');
    expect(await scroll()).toBe(before);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(category('Help')).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(900, 300);
    await page.mouse.wheel(0, 3000);
    await expect(page.locator('h1')).not.toBeInViewport();
    await expect(link).toBeInViewport();
  });

  await test.step('navigation into a category opens it', async () => {
    await page.locator('article a[href*="/troubleshooting"]').first().click();
    await expect(category('Help')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Reference')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
  });

  await test.step('another version starts with a fresh sidebar', async () => {
    await chooseVersion(page, 1);
    await expect(page).toHaveURL(/\/v4\//);
    await expect(category('Reference')).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

test('the sidebar and the table of contents appear when the window gets wide', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const box = buttonIn(page, 'On this page');
  await resize(page, 900, 800);
  await open(page, 'methods');
  await expect(sidebar(page)).toHaveCount(0);
  await menuButton(page).click();
  await linkIn(menu(page), 'Hooks').first().click();
  await expectHeading(page, /hooks/i);

  await resize(page, 1279, 800);
  await expect(box).toBeVisible();
  await expect(contents).toBeHidden();
  await resize(page, 1280, 800);
  await expect(box).toBeHidden();
  await expect(contents.locator('a').first()).toBeVisible();
  const text = await page.locator('.markdown').boundingBox();
  expect(text?.width).toBeGreaterThan(600);
  await expect(sidebarLink(page, 'Hooks')).toHaveAttribute(
    'aria-current',
    'page',
  );
  const category = sidebar(page).locator('[aria-expanded]').last();
  const before = await category.getAttribute('aria-expanded');
  await category.click();
  await expect(category).not.toHaveAttribute('aria-expanded', before ?? '');
  await page.locator('.theme-doc-markdown h2').last().scrollIntoViewIfNeeded();
  const active = contents.locator('.table-of-contents__link--active');
  await expect(active).toHaveCount(1);
  const link = contents.getByRole('link').nth(2);
  await link.click();
  await expect(active).toHaveText((await link.textContent()) ?? '');
});
