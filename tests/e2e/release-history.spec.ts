import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadHistory } from '../../src/api/history';
import { axeFaultsInBothModes } from './axe';
import { expect, open, test } from './fixtures';

const PAGES = [
  ['blog/bottom-sheet-v5', 'v5', 'containerlayoutstate'],
  ['blog/bottom-sheet-v4', 'v4', 'enabledynamicsizing'],
  ['v2/faq', 'v2', 'bottominset'],
] as const;

const markdownPage = (route: string) =>
  readFileSync(join(__dirname, '../../build', `${route}.md`), 'utf8');

for (const [route, version, member] of PAGES) {
  test.describe(`the release history of ${version}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is in the page without scripts, with every release', async ({
      page,
    }) => {
      await page.goto(route);
      await expect(
        page.getByRole('heading', { level: 2, name: 'Release history' }),
      ).toBeVisible();
      const titles = await page
        .locator('h4[id^="release-"]')
        .evaluateAll((all) => all.map((each) => each.firstChild?.textContent));
      expect(
        titles.flatMap((title) => title?.split(', ') ?? []).sort(),
      ).toEqual(
        loadHistory(version)
          .releases.map(({ release }) => release)
          .sort(),
      );
    });

    test('is in the Markdown page, with the same lists', async ({ page }) => {
      await page.goto(route);
      const lists = page.locator(
        ':is(h4[id^="release-"] ~ ul, h4[id^="release-"] ~ .page-section > ul) > li',
      );
      const items = await lists.allTextContents();
      expect(items.length).toBeGreaterThan(5);
      const plain = markdownPage(route)
        .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
        .replace(/[\\*_`]/g, '');
      for (const item of items) {
        expect(plain).toContain(item.trim().replace(/[\\*_`]/g, ''));
      }
    });
  });

  test(`the release history of ${version} leads to the reference`, async ({
    page,
  }) => {
    await open(page, route);
    const link = page.locator(`h4 ~ ul a[href$="props#${member}"]`).first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`props#${member}$`));
    await expect(page.locator(`#${member}`)).toBeInViewport();
    await expect(
      page.locator(`#${member} + dl, #${member} + .page-section > dl`).first(),
    ).toContainText('Since');
  });
}

for (const width of [390, 1280]) {
  test(`the release history passes axe at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'blog/bottom-sheet-v5#release-history');
    expect(await axeFaultsInBothModes(page, { include: 'article' })).toEqual(
      [],
    );
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });
}
