// Where scripts are off, nothing stands there that would need them.
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280]) {
  test(`the navbar keeps its height and has nothing to press, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const route of ['', 'usage', 'blog', 'search']) {
      await page.goto(route);
      await expect(page.locator('.navbar button:visible')).toHaveCount(0);
      const navbar = await page.locator('.navbar').boundingBox();
      for (const item of await page.locator('.navbar a:visible').all()) {
        const box = await item.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          navbar?.height ?? 0,
        );
      }
    }
  });
}

test('pages with a search field say that it needs scripts', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/404/);
  for (const route of ['search', '404.html']) {
    await page.goto(route);
    await expect(page.locator('main input:visible')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(
      'The search needs JavaScript',
      { useInnerText: true },
    );
  }
});

test('a demo shows its picture and its code, and no empty bar', async ({
  page,
}) => {
  for (const [route, name] of [
    ['', 'playground'],
    ['usage', 'playground'],
    ['components/bottomsheetflatlist', 'flat-list'],
  ] as const) {
    await page.goto(route);
    const demo = page.locator(`[data-demo="${name}"]`).first();
    await expect(demo.locator('img')).toBeVisible();
    await expect(demo.locator('pre')).toBeVisible();
    const empty = await demo.evaluate((element) =>
      [...element.querySelectorAll('[role="group"], button, p')]
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => !one.closest('[data-language]'))
        .filter((one) => (one as HTMLElement).innerText.trim() === '')
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(empty).toEqual([]);
  }
});
