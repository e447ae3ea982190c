// Full screen of a demo on a phone, and the URLs that open it.
import { expect, open, test } from './fixtures';
import { demoOf, run, screenOf, scrollTo, start } from './liveDemo';
import { dragBy, pointerOf } from './pointer';
import { boxOf, expectHeading, scrollY, buttonIn } from './siteLayout';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a demo returns from full screen to its place', async ({ page }) => {
  const screen = await run(page, 'snap-points');
  const demo = demoOf(page, 'snap-points');
  const buttonOf = (name: string) => buttonIn(demo, name);
  const inspector = demo.getByRole('group', { name: 'Inspector' });
  await buttonOf('Inspect').click();
  await scrollTo(screen, 72);
  await expect(inspector).toBeInViewport({ ratio: 0.999 });
  expect((await boxOf(inspector)).top).toBeGreaterThanOrEqual(
    (await boxOf(screen)).bottom,
  );

  const { top } = await boxOf(screen);
  const address = page.url();
  const full = buttonOf('full screen');
  const expectWidth = (width: number) =>
    expect.poll(async () => (await screen.boundingBox())?.width).toBe(width);
  const finger = await pointerOf(page, 'touch');
  for (const leave of ['button', 'Escape', 'back'] as const) {
    await full.click();
    await expectWidth(390);
    await expect(full).toBeFocused();
    if (leave === 'button') {
      await expect(inspector.getByRole('log')).toHaveCount(0);
      await expect(inspector).toContainText('Index');
      const strip = await boxOf(inspector);
      // The size of a frame is rounded to whole pixels.
      expect(strip.top).toBeGreaterThan((await boxOf(screen)).bottom - 1);
      const before = await scrollY(page);
      await dragBy(page, finger, { x: 195, y: 300 }, -200);
      expect(await scrollY(page)).toBe(before);
      await full.click();
    } else if (leave === 'Escape') await page.keyboard.press('Escape');
    else await page.goBack();
    await expectWidth(320);
    await expect
      .poll(async () => (await boxOf(screen)).top)
      .toBeCloseTo(top, 0);
    await expect(full).toBeFocused();
    expect(page.url()).toBe(address);
  }
});

test('a URL opens a demo in full screen until Back is pressed', async ({
  page,
}) => {
  await page.goto('#example-map?full-screen=true');
  const demo = demoOf(page, 'map');
  const screen = screenOf(demo);
  await expect(demo.getByRole('dialog')).toBeVisible();
  await expect.poll(async () => (await screen.boundingBox())?.width).toBe(390);
  await page.goBack();
  await expect(demo.getByRole('dialog')).toHaveCount(0);
  await expect(screen).toBeInViewport();
  // A reload must not open it again.
  await expect(page).toHaveURL(/\/react-native-bottom-sheet\/#example-map$/);
  // A phone needs no QR code that leads to itself.
  await expect(buttonIn(demo, 'On your phone')).toBeHidden();
});

test('history steps across full screen show the page of the URL', async ({
  page,
}) => {
  await open(page, 'props');
  await page.locator('.pagination-nav__link[href$="/usage"]').click();
  await expectHeading(page, 'Install and first sheet');
  await start(page, 'first-sheet');
  const demo = demoOf(page, 'first-sheet');
  const dialog = page.getByRole('dialog');
  const full = /usage#first-sheet\?full-screen=true$/;
  const step = (by: number) =>
    page.evaluate((steps) => {
      history.go(steps);
    }, by);
  await buttonIn(demo, 'Full screen').click();
  await expect(page).toHaveURL(full);
  await step(-2);
  await expectHeading(page, 'BottomSheet props');
  await expect(page).toHaveURL(/props$/);
  await expect(dialog).toHaveCount(0);
  await step(2);
  await expect(page).toHaveURL(full);
  await expectHeading(page, 'Install and first sheet');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(full);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/usage$/);
  await expect(dialog).toHaveCount(0);
});
