import { expect, expectNoSidewaysScroll, open, test } from './fixtures';
import { resize } from './siteLayout';

test('reduced motion disables animations and transitions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const route of ['', 'props']) {
    await open(page, route);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const slow = style.transitionDuration
            .split(',')
            .some((duration) => parseFloat(duration) > 0.001);
          return slow || style.animationName !== 'none'
            ? [`${element.tagName}.${element.className}${pseudo ?? ''}`]
            : [];
        }),
      ),
    );
    expect(moving, route).toEqual([]);
  }
});

test('a printed page shows its text, its link addresses and its code', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'usage');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(
    page.locator('nav, aside, .footer').filter({ visible: true }),
  ).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await expect(page.locator('.markdown p').first()).toHaveCSS(
    'color',
    'rgb(0, 0, 0)',
  );
  const outside = page.locator('.markdown p > a[href^="https://"]').first();
  const address = await outside.evaluate(
    (element) => getComputedStyle(element, '::after').content,
  );
  expect(address).toContain(await outside.getAttribute('href'));

  const demo = page.locator('[data-demo]').first();
  for (const [width, height] of [
    [640, 900],
    [1123, 794],
  ] as const) {
    await resize(page, width, height);
    await expect(demo.locator('pre').first()).toBeVisible();
    for (const role of ['button', 'link'] as const) {
      await expect(demo.getByRole(role).filter({ visible: true })).toHaveCount(
        0,
      );
    }
    await expectNoSidewaysScroll(page);
    // Paper does not scroll: a line of code that is too long goes on below.
    const cut = await page
      .locator('pre')
      .evaluateAll((blocks) =>
        blocks.flatMap(({ scrollWidth, clientWidth, textContent }) =>
          scrollWidth > clientWidth ? [textContent.slice(0, 80)] : [],
        ),
      );
    expect(cut).toEqual([]);
  }
});
