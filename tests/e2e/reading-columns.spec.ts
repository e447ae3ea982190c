// Folds of code, and what stays of the columns on the way to another page.
import { expect, open, test } from './fixtures';
import { chooseVersion, clipboard, entry, sidebar } from './shell';

test.describe('folds of imports and styles', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('open by keyboard; copy and Snack have all lines all the time', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'components/bottomsheetflatlist');
    const demo = page.locator('[data-demo]').first();
    const imports = demo.getByRole('button', { name: /lines of imports$/ });
    const line = demo.getByText("'react-native-gesture-handler'");
    await expect(imports).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeHidden();

    await demo.getByRole('button', { name: /^Copy/ }).click();
    await expect(demo.getByRole('status').first()).toHaveText('Copied');
    const copied = await clipboard(page);
    expect(copied).toMatch(/^import /);
    expect(copied).toContain('StyleSheet.create');
    expect(copied).not.toContain('lines of');
    const snack = await demo
      .getByRole('link', { name: 'Open in Snack' })
      .getAttribute('href');
    const files = new URL(snack ?? '').searchParams.toString();
    expect(files).toContain('StyleSheet.create');

    await imports.focus();
    await page.keyboard.press('Enter');
    await expect(imports).toHaveAttribute('aria-expanded', 'true');
    await expect(line).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(line).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await expect(page.locator('.fold:visible')).toHaveCount(0);
  });

  test('open in a selection that is copied', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'components/bottomsheetflatlist');
    const code = page.locator('[data-demo] pre code').first();
    await expect(code).toBeVisible();
    const folds = code.locator('.fold[aria-expanded=true]');
    const lines = await code.textContent();
    await code.evaluate((element) => {
      const below = element.querySelectorAll('.fold + span + span')[0];
      window.getSelection()?.selectAllChildren(below ?? element);
    });
    await page.keyboard.press('Control+c');
    await expect.poll(() => clipboard(page)).not.toContain('import');
    await expect(folds).toHaveCount(0);
    await code.evaluate((element) => {
      window.getSelection()?.selectAllChildren(element);
    });
    await page.keyboard.press('Control+c');
    await expect
      .poll(async () => (await clipboard(page)).trim())
      .toBe(lines?.trim());
    await expect(folds).not.toHaveCount(0);
  });
});

test('a step to another page keeps the sidebar, its scroll and its closed categories, and opens the one it leads into', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, 'usage');
  const category = (name: string) =>
    sidebar(page).getByRole('button', { name, exact: true });
  for (const name of ['Reference', 'Help']) {
    await category(name).press('Enter');
    await expect(category(name)).toHaveAttribute('aria-expanded', 'false');
  }
  const link = entry(page, 'Keyboard handling');
  await link.scrollIntoViewIfNeeded();
  const scroll = () => sidebar(page).evaluate(({ scrollTop }) => scrollTop);
  const before = await scroll();
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Keyboard handling');
  expect(await scroll()).toBe(before);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(category('Help')).toHaveAttribute('aria-expanded', 'false');

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Install and first sheet');
  await page.locator('article a[href*="/troubleshooting"]').first().click();
  await expect(category('Help')).toHaveAttribute('aria-expanded', 'true');
  await expect(category('Reference')).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveCount(1);
  // Another version has another sidebar, which starts afresh.
  await chooseVersion(page, 1);
  await expect(page).toHaveURL(/\/v4\//);
  await expect(category('Reference')).toHaveAttribute('aria-expanded', 'true');
});
