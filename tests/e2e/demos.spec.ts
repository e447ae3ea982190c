// How a demo starts and fits its page. `samples.spec.ts` runs each demo.
import type { Locator } from '@playwright/test';
import {
  waitForFrames,
  expect,
  expectNoSidewaysScroll,
  open,
  saveData,
  test,
} from './fixtures';
import { holdRequests } from './hold';
import {
  center,
  demoOf,
  expectStatus,
  expectTop,
  routeOfDemo,
  screenOf,
  start,
} from './liveDemo';
import { dragBy, pointerOf } from './pointer';
import { boxOf, scrollY, buttonIn, resize } from './siteLayout';

const LIVE = /\/(demo-|phone\/)[^/]+$/;

const heightOf = async (element: Locator) => (await boxOf(element)).height;

test('a demo loads only when the reader approaches it', async ({ page }) => {
  await resize(page, 1440, 1200);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (LIVE.test(request.url())) requests.push(request.url());
  });
  await open(page, routeOfDemo('backdrop'));
  const demo = demoOf(page, 'backdrop');
  const code = demo.locator('pre').first();

  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);

  const heights = [await heightOf(demo), await heightOf(code)];

  const program = page.waitForRequest(/\/demo-backdrop/);
  await buttonIn(demo, 'Run the demo').hover();
  await program;
  await waitForFrames(page);
  await expectStatus(demo, 'idle');

  await page.mouse.wheel(0, 100);
  await expectStatus(demo, 'running');
  expect([await heightOf(demo), await heightOf(code)]).toEqual(heights);
});

test('a demo fits a low window and takes the focus of the key that starts it', async ({
  page,
}) => {
  // Data saving keeps the app from starting before the key.
  await saveData(page);
  await resize(page, 1280, 720);
  for (const name of ['flat-list', 'keyboard', 'dynamic-sizing']) {
    await open(page, routeOfDemo(name));
    const phone = demoOf(page, name).getByTestId('phone');
    expect((await boxOf(phone)).bottom, name).toBeLessThan(720);
  }
  await start(page, 'dynamic-sizing');
  const demo = demoOf(page, 'dynamic-sizing');
  await expect(demo.locator('iframe')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(buttonIn(screenOf(demo), 'Add a line')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a demo works in a narrow window with data saving', async ({ page }) => {
    await saveData(page);
    const release = await holdRequests(page, '**/phone/*');
    await open(page, routeOfDemo('backdrop'));
    const demo = demoOf(page, 'backdrop');
    await page.mouse.wheel(0, 300);
    await waitForFrames(page, 30);
    await expectStatus(demo, 'idle');
    const height = await heightOf(demo);
    await buttonIn(demo, 'Run the demo').click();
    await expect(buttonIn(demo, 'Inspect')).toBeVisible();
    await expectStatus(demo, 'loading');
    expect(await heightOf(demo)).toBe(height);
    await release();
    const screen = await start(page, 'backdrop');
    expect(await heightOf(demo)).toBe(height);

    // Over a closed sheet a finger scrolls the page.
    await center(screen);
    await expectTop(screen, 224);
    await screen.click({ position: { x: 160, y: 150 } });
    await expectTop(screen, 560);
    const before = await scrollY(page);
    const finger = await pointerOf(page, 'touch');
    await dragBy(page, finger, screen, -150);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(before + 50);

    await resize(page, 320, 700);
    await expectNoSidewaysScroll(page);
    expect((await boxOf(screen)).width).toBeLessThan(320);
    await expect(demo.locator('pre').first()).toBeHidden();
    await buttonIn(demo, 'Code').click();
    await expect(demo.locator('pre').first()).toBeVisible();
    await expect(demo.locator('iframe')).toBeHidden();
  });
});
