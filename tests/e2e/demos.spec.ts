// How a demo starts; that each runs is seen by `samples.spec.ts`.
import {
  drawn,
  expect,
  expectNoSidewaysScroll,
  open,
  saveData,
  test,
} from './fixtures';
import { hold } from './hold';
import { demoOf, pageOf, run, topOf } from './liveDemo';
import { boxOf } from './shell';

/** Where demo and code stand side by side. */
test.use({ viewport: { width: 1440, height: 900 } });

const LIVE = /\/(demo-|phone\/)[^/]+$/;
const isOfDemos = (url: string) => LIVE.test(url);

test.describe('a demo', () => {
  test('loads nothing until it is wanted, and takes the place of its poster', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isOfDemos(request.url())) requests.push(request.url());
    });
    await open(page, 'methods');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const demo = page.locator('[data-demo]').first();
    const before = await demo.boundingBox();
    const code = await demo.locator('pre').boundingBox();
    await page.mouse.wheel(0, 100);
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    expect(requests.length).toBeGreaterThan(1);
    const after = await demo.boundingBox();
    expect(after?.height).toBe(before?.height);
    expect((await demo.locator('pre').boundingBox())?.height).toBe(
      code?.height,
    );
  });

  test('loads its program while the pointer is on its button', async ({
    page,
  }) => {
    await open(page, '');
    const program = page.waitForRequest(/\/demo-playground/);
    await page.getByRole('button', { name: 'Run the demo' }).hover();
    await program;
    await expect(page.locator('[data-state="running"]')).toHaveCount(0);
  });

  test('waits for a press where the reader saves data', async ({ page }) => {
    await saveData(page);
    await open(page, pageOf('backdrop'));
    const demo = page.locator('[data-demo]').first();
    await page.mouse.wheel(0, 300);
    await demo.scrollIntoViewIfNeeded();
    await drawn(page, 30);
    await expect(demo.locator('[data-state="idle"]')).toBeVisible();
    await demo.getByRole('button', { name: 'Run the demo' }).click();
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
  });

  test('that cannot load says so, and is tried again', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Failed to load resource/);
    await page.route(LIVE, (route) => route.abort());
    await open(page, pageOf('snap-points'));
    const demo = page.locator('[data-demo="snap-points"]').first();
    const button = demo.getByRole('button', {
      name: /^(Run|Loading) the demo|^Try again$/,
    });
    await button.click();
    await expect(demo.getByRole('alert')).toContainText(
      'The demo did not load',
    );
    await page.unroute(LIVE);
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
  });

  test('is as tall on a phone while it loads as before and after', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await saveData(page);
    const release = await hold(page, '**/phone/*');
    await open(page, pageOf('backdrop'));
    const demo = page.locator('[data-demo="backdrop"]').first();
    const height = async () => (await demo.boundingBox())?.height;
    const idle = await height();
    await demo.getByRole('button', { name: 'Run the demo' }).click();
    await expect(demo.getByRole('button', { name: 'Inspect' })).toBeVisible();
    await expect(demo.locator('[data-state="loading"]')).toBeVisible();
    expect(await height()).toBe(idle);
    await release();
    await expect(demo.locator('[data-state="running"]')).toBeVisible();
    expect(await height()).toBe(idle);
  });

  test('shows demo and code as two sides on a phone, fills its screen, and fits a window of 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const screen = await run(page, 'backdrop');
    const demo = page.locator('[data-demo="backdrop"]').first();
    await expect(demo.locator('pre')).toBeHidden();
    await demo.getByRole('button', { name: 'Full screen' }).click();
    expect((await screen.boundingBox())?.width).toBe(390);
    await expect.poll(() => topOf(screen)).toBeGreaterThan(250);
    // On the smallest phone too the buttons are one row below the app.
    await page.setViewportSize({ width: 320, height: 568 });
    await expect
      .poll(async () => (await screen.boundingBox())?.width)
      .toBe(320);
    const { bottom } = await boxOf(screen);
    expect(bottom).toBeGreaterThanOrEqual(568 - 56);
    for (const name of ['Restart', 'Inspect', 'Leave full screen']) {
      const box = await boxOf(demo.getByRole('button', { name }));
      expect(box.top).toBeGreaterThan(bottom);
      expect(box.bottom).toBeLessThanOrEqual(568);
      expect(box.height).toBeGreaterThanOrEqual(32);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(320);
    }
    await expect(demo.getByTestId('phone')).toHaveCSS(
      'border-bottom-width',
      '1px',
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await screen.boundingBox())?.width)
      .toBe(320);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    expect((await screen.boundingBox())?.width).toBeLessThan(320);
    await demo.getByRole('button', { name: 'Code' }).click();
    await expect(demo.locator('pre')).toBeVisible();
    await expect(demo.locator('iframe')).toBeHidden();
  });

  test('that fails in full screen can be left by its button', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/was provided/);
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '#playground?snapPoints=empty&full-screen=true');
    const demo = demoOf(page, 'playground');
    await expect(demo.getByRole('alert')).toBeVisible();
    await demo.getByRole('button', { name: 'Leave full screen' }).click();
    await expect(demo.getByRole('dialog')).toHaveCount(0);
    await expect(demo.getByRole('alert')).toBeVisible();
  });
});
