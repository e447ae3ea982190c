// Without scripts, pages show nothing that needs them.
import { PACKAGE_MANAGERS } from '../../src/shared/install/packageManagers';
import { expect, test } from './fixtures';
import { formOf } from './projectCheck';
import { boxOf, sidebarLink, nextPage, buttonIn, resize } from './siteLayout';

test.use({ javaScriptEnabled: false, allowedThroughout: [/404/] });

test('the docs can be read and navigated without scripts', async ({ page }) => {
  await page.goto('usage');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-sample-id]').first()).toBeHidden();
  const texts = await page.locator('main pre:visible').allInnerTexts();
  for (const { label, expo, cli } of PACKAGE_MANAGERS) {
    for (const command of [expo, cli]) {
      expect(texts.join('\n')).toContain(
        `# ${label}\n${command} "@gorhom/bottom-sheet@^5.2.14"`,
      );
    }
  }
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(
    buttonIn(page.locator('main'), /copy|wrap|demo|reset/i),
  ).toHaveCount(0);
  await nextPage(page).click();
  await expect(page).toHaveURL(/\/props$/);
  await expect(page.locator('h1')).toBeVisible();

  // A narrow window has no menu, so the sidebar is below the page.
  await resize(page, 390, 800);
  await sidebarLink(page, 'Methods').click();
  await expect(page).toHaveURL(/\/methods$/);
  const { top } = await boxOf(sidebarLink(page, 'Methods'));
  expect(top).toBeGreaterThan((await boxOf(nextPage(page))).top);

  for (const route of ['', 'troubleshooting', 'search', '404.html']) {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await resize(page, width, 800);
      await expect(page.locator('.navbar button:visible')).toHaveCount(0);
      const { bottom } = await boxOf(page.locator('.navbar'));
      for (const item of await page.locator('.navbar a:visible').all()) {
        expect((await boxOf(item)).bottom).toBeLessThanOrEqual(bottom);
      }
    }
    if (route === 'troubleshooting') {
      await expect(formOf(page).field).toBeHidden();
      await expect(formOf(page).part.getByRole('link')).toHaveText([
        'the tables',
        'the checklist',
      ]);
    } else if (route !== '') {
      await expect(page.locator('main input:visible')).toHaveCount(0);
      await expect(page.locator('main')).toContainText(
        'The search needs JavaScript',
        { useInnerText: true },
      );
      await page.getByRole('link', { name: 'home page', exact: true }).click();
      await expect(sidebarLink(page, 'Props')).toBeVisible();
    }
  }
});

test('a demo shows its picture and its whole code without scripts', async ({
  page,
}) => {
  for (const [route, name] of [
    ['', 'playground'],
    ['components/bottomsheetflatlist', 'flat-list'],
  ] as const) {
    await page.goto(route);
    const demo = page.locator(`[data-demo="${name}"]`).first();
    await expect(demo.locator('img')).toBeVisible();
    await expect(demo.locator('pre code').first()).toBeVisible();
    // The gallery's pictures are left: they link to sections of the page.
    await expect(demo.locator('a:visible:not([href^="#"])')).toHaveCount(0);
  }
  const line = page.getByText("'react-native-gesture-handler'").first();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(line).toBeVisible();
    await expect(page.locator('.fold:visible')).toHaveCount(0);
  }
});
