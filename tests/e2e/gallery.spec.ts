// The landing page's phone: its poster, and the pictures of the apps that it can run.
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import {
  demoOf,
  expectStatus,
  expectTop,
  middleOf,
  screenOf,
} from './liveDemo';
import { dragBy, pointerOf } from './pointer';
import { boxOf, scrollY, buttonIn, resize } from './siteLayout';

const pictureOf = (page: Page, name: string) =>
  page.locator('[data-hero]').getByRole('link', { name, exact: true });

test('a picture of the gallery runs its app in the phone', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.goto('', { waitUntil: 'commit' });

  await pictureOf(page, 'Map').click();
  expect(new URL(page.url()).hash).toBe('');
  // Playwright may have scrolled the page for the press.
  const before = await scrollY(page);
  await release();
  const map = demoOf(page, 'map');
  await expectStatus(map, 'running');
  expect(await scrollY(page)).toBe(before);

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await resize(page, width, height);
    const { bottom } = await boxOf(pictureOf(page, 'Map'));
    expect(bottom).toBeLessThanOrEqual(height);
  }

  await page.evaluate(() => {
    scrollTo({ top: 40, behavior: 'instant' });
  });
  for (const [name, width] of [
    ['Player', 390],
    ['Playground', 1440],
  ] as const) {
    await resize(page, width, 844);
    const picture = pictureOf(page, name);
    if (name === 'Player') await picture.press('Enter');
    else await picture.click();
    const demo = demoOf(page, name.toLowerCase());
    await expectStatus(demo, 'running');
    await expect(picture).toBeFocused();
    await expect(picture).toHaveAttribute('aria-current', 'true');
    expect(await scrollY(page)).toBe(40);
  }
});

test('every link on the card of an example works on each press', async ({
  page,
  context,
}) => {
  await context.route('https://snack.expo.dev/**', (route) =>
    route.fulfill({ body: 'Snack' }),
  );
  await resize(page, 1440);
  await open(page, '');
  const card = page.getByRole('listitem').filter({ hasText: 'Comments' });
  const press = (name: string) =>
    card.getByRole('link', { name, exact: true }).click();
  const demo = demoOf(page, 'comments');
  for (let time = 0; time < 2; time++) {
    await press('Run');
    await expect(demo.locator('[data-screen]')).toBeInViewport({ ratio: 0.9 });
    await expectStatus(demo, 'running');
  }
  await press('Code');
  await expect(demo.getByText('comments.tsx')).toBeInViewport();
  for (let time = 0; time < 2; time++) {
    const opened = context.waitForEvent('page');
    await press('Snack');
    const address = new URL((await opened).url());
    expect(address.searchParams.get('name')).toBe('Bottom sheet: comments');
    expect(address.searchParams.get('files')).toContain('BottomSheetFooter');
    await expect(demo.getByText('Open in Snack')).toBeFocused();
  }
  await press('On your phone');
  await expect(demo.getByRole('img', { name: 'QR code' })).toBeInViewport();

  await resize(page, 390, 844);
  await press('On your phone');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the poster reacts to presses and drags like the app that it shows', async ({
  page,
}) => {
  // The window is too low for the phone, which is scaled.
  await resize(page, 1366, 640);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '');
  const demo = demoOf(page, 'playground');
  const { left, top, height } = await boxOf(demo.locator('[data-screen]'));
  expect(height).toBeLessThan(520);
  const mouse = await pointerOf(page, 'mouse');
  /** Drags between two heights of the frame. */
  const drag = (from: number, to: number) => {
    const scale = height / 560;
    const at = { x: left + 100, y: top + from * scale };
    return dragBy(page, mouse, at, (to - from) * scale);
  };

  await drag(300, 150);
  await expectStatus(demo, 'idle');

  const running = demo.locator('[data-run-status=running]');
  const screen = screenOf(demo);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await drag(300, 150);
  await expect(running).toBeVisible();
  await expectTop(screen, 112);
  await drag(140, 300);
  await expectTop(screen, 280);

  const { x, y } = await middleOf(buttonIn(screen, 'Close'));
  await open(page, '');
  await page.mouse.click(x, y);
  await expect(running).toBeVisible();
  await expectTop(screen, 560);
});

test('every picture of the page loads before the reader scrolls', async ({
  page,
}) => {
  await resize(page, 390, 844);
  await open(page, '');
  const pictures = page.locator('.main-wrapper img');
  expect(await pictures.count()).toBeGreaterThan(5);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[]).every(
          ({ naturalWidth }) => naturalWidth > 0,
        ),
      ),
    )
    .toBe(true);
});
