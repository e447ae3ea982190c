// Where scripts are off, nothing stands there that would need them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { ROOT } from './liveDemo';
import { boxOf, nextPage } from './shell';

test.use({ javaScriptEnabled: false });

test('the whole page can be read, links lead on, and the navbar keeps its height and has nothing to press', async ({
  page,
}) => {
  await page.goto('usage');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('pre code').first()).toBeVisible();
  await expect(page.locator('[data-run]').first()).toBeHidden();
  await nextPage(page).click();
  await expect(page).toHaveURL(/\/props$/);
  await expect(page.locator('h1')).toBeVisible();
  for (const route of ['', 'usage', 'blog', 'search']) {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator('.navbar button:visible')).toHaveCount(0);
      const { bottom } = await boxOf(page.locator('.navbar'));
      for (const item of await page.locator('.navbar a:visible').all()) {
        expect((await boxOf(item)).bottom).toBeLessThanOrEqual(bottom);
      }
    }
  }
});

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
    const file = readFileSync(join(ROOT, `src/demos/${name}.tsx`), 'utf8');
    await expect(demo.locator('pre code')).toHaveText(file);
    // But for the gallery's pictures, which lead to places of the page.
    await expect(demo.locator('a:visible:not([href^="#"])')).toHaveCount(0);
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
