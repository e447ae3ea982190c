// The landing page's gallery: pictures of what its phone can run.
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { hold } from './hold';
import { demoOf, expectTop, handleOf, screenOf } from './liveDemo';
import { pointerOf, pull } from './pointer';
import { boxOf, scrollY } from './shell';

const pictureOf = (page: Page, name: string) =>
  page.locator('[data-hero]').getByRole('link', { name, exact: true });

test('the gallery and the phone are on the first screen', async ({ page }) => {
  await open(page, '');
  const demo = demoOf(page, 'playground');
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const picture = await boxOf(pictureOf(page, 'Map'));
    expect(picture.bottom).toBeLessThanOrEqual(height);
    const button = demo.getByRole('button', { name: 'Run the demo' });
    const phone = await boxOf(demo.getByTestId('phone'));
    if (width > 680) {
      expect((await boxOf(button)).bottom).toBeLessThanOrEqual(height);
    } else {
      expect(phone.top).toBeGreaterThan(picture.bottom);
      expect(phone.top).toBeLessThan(height - 150);
    }
  }
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a picture runs its app, and neither the page nor the focus moves: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '');
    await page.evaluate(() => {
      scrollTo({ top: 40, behavior: 'instant' });
    });
    for (const [name, how] of [
      ['Map', 'mouse'],
      ['Player', 'keyboard'],
      ['Playground', 'mouse'],
    ] as const) {
      const picture = pictureOf(page, name);
      if (how === 'mouse') await picture.click();
      else await picture.press('Enter');
      const demo = demoOf(page, name.toLowerCase());
      await expect(demo.locator('[data-state=running]')).toBeVisible();
      await expect(picture).toBeFocused();
      await expect(picture).toHaveAttribute('aria-current', 'true');
      expect(await scrollY(page)).toBe(40);
    }
  });
}

test('a press before the page is interactive runs the app, and does not move the page', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto('', { waitUntil: 'commit' });
  await pictureOf(page, 'Map').click();
  expect(new URL(page.url()).hash).toBe('');
  // To press it, the page may have been scrolled.
  const before = await scrollY(page);
  await release();
  const demo = demoOf(page, 'map');
  await expect(demo.locator('[data-state=running]')).toBeVisible();
  expect(await scrollY(page)).toBe(before);
});

test('a link to an app leads to the phone that runs it, on the page itself too', async ({
  page,
}) => {
  await open(page, '');
  await page.locator('li').getByRole('link', { name: 'Comments' }).click();
  const demo = demoOf(page, 'comments');
  await expect(demo.locator('[data-screen]')).toBeInViewport({ ratio: 0.9 });
  await expect(demo.locator('[data-state=running]')).toBeVisible();
});

test('a drag on the poster runs the demo and moves its sheet, which can be dragged on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await open(page, '');
  const demo = demoOf(page, 'playground');
  const { left, top } = await boxOf(demo.locator('[data-screen]'));
  const mouse = await pointerOf(page, 'mouse');
  const drag = async (from: number, to: number) => {
    const start = { x: left + 160, y: top + from };
    const letGo = await pull(page, mouse, start, to - from);
    await letGo();
  };
  await drag(300, 150);
  await expect(demo.locator('[data-state=running]')).toBeVisible();
  const screen = screenOf(demo);
  await expectTop(screen, 112);
  await expect(handleOf(screen)).toBeVisible();
  await drag(127, 300);
  await expectTop(screen, 280);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are links to what the page says about the apps', async ({
    page,
  }) => {
    await page.goto('');
    const picture = pictureOf(page, 'Comments');
    const image = await picture
      .locator('span')
      .evaluate((span) => getComputedStyle(span).backgroundImage);
    const [, address = ''] = /url\("(.*)"\)/.exec(image) ?? [];
    expect((await page.request.get(address)).ok()).toBe(true);
    await picture.click();
    const item = page.locator('li', { has: page.locator('#example-comments') });
    await expect(item).toBeInViewport();
    await expect(item).toContainText('A chat input');
  });
});
