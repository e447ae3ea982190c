import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawn, expect, open, saveData, test } from './fixtures';
import {
  DEMOS,
  demoOf,
  drag,
  expectRest,
  expectTop,
  handleOf,
  pageOf,
  ROOT,
  run,
  start,
  topOf,
} from './liveDemo';

/** Where demo and code stand side by side. */
test.use({ viewport: { width: 1440, height: 900 } });

const LIVE = /\/live-[^/]+\.js$/;
const isOfDemos = (url: string) => LIVE.test(url);

/** Asserts that a demo of the open page runs, and shows the file that runs. */
async function expectToRunAsShown(page: Page, name: string): Promise<void> {
  const screen = await start(page, name);
  await drawn(page, 5);
  // What moves by itself has then ended.
  const hasSheet = (await handleOf(screen).count()) > 0;
  await (hasSheet ? expectRest(screen) : drawn(page));
  await expect(screen.getByRole('alert')).toHaveCount(0);
  expect(await screen.innerText()).not.toBe('');
  const demo = demoOf(page, name);
  const code = await demo.locator('pre code').textContent();
  const file = readFileSync(join(ROOT, `src/demos/${name}.tsx`), 'utf8');
  expect(`${code?.trimEnd() ?? ''}\n`).toBe(file);
  const snack = await demo
    .locator('a', { hasText: 'Open in Snack' })
    .getAttribute('href');
  const query = new URL(snack ?? '').searchParams;
  expect(JSON.parse(query.get('files') ?? '')).toEqual({
    'App.tsx': { type: 'CODE', contents: code },
  });
}

test.describe('every demo', () => {
  for (const route of new Set(DEMOS.map(pageOf))) {
    const names = DEMOS.filter((name) => pageOf(name) === route);
    test(`runs without a message, and its code is the file that runs: ${names.join(', ')}`, async ({
      page,
      outsideRequests,
    }) => {
      await open(page, route);
      for (const name of names) await expectToRunAsShown(page, name);
      expect(outsideRequests()).toEqual([]);
    });
  }

  for (const name of DEMOS) {
    test(`${name} has a poster of the frame's shape in each mode`, async () => {
      const { width, height } = await sharp(
        join(ROOT, `static/img/demos/${name}.webp`),
      ).metadata();
      expect({ width, height }).toEqual({ width: 960, height: 840 });
    });
  }
});

/**
 * What the first demo of a visit loads once, in bytes of gzip. It stands close
 * above what is reached: the sheet, Reanimated, the gesture handler and what
 * they use of React Native Web.
 */
const VENDOR_BUDGET = 145_500;

test('the shared code of the demos keeps its budget, and is nowhere else', () => {
  const folder = join(ROOT, 'build/assets/js');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const vendor = files.filter((file) => file.startsWith('live-vendor.'));
  expect(vendor).toHaveLength(1);
  const read = (file: string) => readFileSync(join(folder, file));
  expect(gzipSync(read(vendor[0] ?? ''), { level: 9 }).length).toBeLessThan(
    VENDOR_BUDGET,
  );
  // A name in the sheet's own code; docs pages, named by a hash, speak of it.
  const withSheet = files.filter(
    (file) =>
      !/^[0-9a-f]{8}\./.test(file) &&
      read(file).includes('isInTemporaryPosition'),
  );
  expect(withSheet).toEqual(vendor);
});

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

  test('shows demo and code as two sides on a phone, and fills its screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const screen = await run(page, 'backdrop');
    const demo = page.locator('[data-demo="backdrop"]').first();
    await expect(demo.locator('pre')).toBeHidden();
    await demo.getByRole('button', { name: 'Full screen' }).click();
    expect((await screen.boundingBox())?.width).toBe(390);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => topOf(screen)).toBeGreaterThan(250);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await screen.boundingBox())?.width)
      .toBe(320);
    await demo.getByRole('button', { name: 'Code' }).click();
    await expect(demo.locator('pre')).toBeVisible();
    await expect(screen).toBeHidden();
  });

  test('fits a window of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const screen = await run(page, 'backdrop');
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBe(320);
    expect((await screen.boundingBox())?.width).toBeLessThan(320);
  });

  test('says that motion is off where the reader asks for less, and can show it', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/Reduced motion/i);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const screen = await run(page, 'snap-points');
    const anyway = page.getByRole('checkbox', { name: /Motion is off/ });
    await expect(anyway).not.toBeChecked();
    await anyway.check();
    await expectTop(screen, 440);
  });
});

test.describe('the sheet in the page', () => {
  test('stands at its snap points, by buttons and by dragging', async ({
    page,
  }) => {
    const screen = await run(page, 'snap-points');
    await expectTop(screen, 440);
    await screen.getByRole('button', { name: '80%' }).click();
    await expectTop(screen, 112);
    await expect(screen).toContainText('Index 2');
    await drag(page, screen, 200);
    await expectTop(screen, 280);
    await expect(screen).toContainText('Index 1');
    await drag(page, screen, 180);
    await expectTop(screen, 440);
    await drag(page, screen, 200);
    await expectTop(screen, 440);
    await drag(page, screen, -600);
    await expectTop(screen, 112);
  });

  test('opens, closes when its backdrop is pressed, and opens again', async ({
    page,
  }) => {
    const screen = await run(page, 'backdrop');
    await expectTop(screen, 560);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expectTop(screen, 224);
    await screen.click({ position: { x: 160, y: 150 } });
    await expectTop(screen, 560);
    await screen.getByRole('button', { name: 'Open' }).click();
    await expectTop(screen, 224);
  });

  test('is presented and dismissed as a modal, inside the frame', async ({
    page,
  }) => {
    const screen = await run(page, 'modal');
    await expect(handleOf(screen)).toHaveCount(0);
    await screen.getByRole('button').first().click();
    await expect(handleOf(screen)).toBeVisible();
    const frame = await screen.boundingBox();
    const box = await handleOf(screen).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
    expect(box?.width).toBeLessThanOrEqual(frame?.width ?? 0);
    await drag(page, screen, 400);
    await expect(handleOf(screen)).toHaveCount(0);
  });

  test('scrolls a list by touch at the top, and resets', async ({ page }) => {
    const screen = await run(page, 'flat-list');
    await expectTop(screen, 364);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 112);
    const list = screen.getByText('Track 1', { exact: true });
    const before = (await list.boundingBox())?.y ?? NaN;
    await list.hover();
    await page.mouse.wheel(0, 120);
    await expect
      .poll(async () => before - ((await list.boundingBox())?.y ?? NaN))
      .toBeGreaterThan(60);
    await page.getByRole('button', { name: 'Restart' }).first().click();
    await expectTop(screen, 364);
  });

  test('takes text', async ({ page }) => {
    const screen = await run(page, 'keyboard');
    const field = screen.getByRole('textbox').first();
    await field.fill('Typed');
    await expect(field).toHaveValue('Typed');
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
  });

  test('leaves nothing behind when the reader goes on', async ({ page }) => {
    await run(page, 'backdrop');
    for (let visit = 0; visit < 5; visit += 1) {
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.locator('[data-demo="backdrop"]')).toHaveCount(0);
      await page.goBack();
      await expect(
        page.locator('[data-demo="backdrop"]').first(),
      ).toBeVisible();
    }
  });
});
