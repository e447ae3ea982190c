// A demo in full screen on a phone: the app has the screen.
import { expect, open, test } from './fixtures';
import { demoOf, run } from './liveDemo';
import { boxOf } from './shell';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('in full screen the buttons are one row below the app', async ({
  page,
}) => {
  const [width, height] = [320, 568];
  await page.setViewportSize({ width, height });
  const screen = await run(page, 'snap-points');
  const demo = demoOf(page, 'snap-points');
  await demo.getByRole('button', { name: 'Full screen' }).click();
  await expect
    .poll(async () => (await screen.boundingBox())?.width)
    .toBe(width);
  const { bottom } = await boxOf(screen);
  expect(bottom).toBeGreaterThanOrEqual(height - 56);
  for (const name of ['Restart', 'Inspect', 'Leave full screen']) {
    const box = await boxOf(demo.getByRole('button', { name }));
    expect(box.top).toBeGreaterThan(bottom);
    expect(box.bottom).toBeLessThanOrEqual(height);
    expect(box.height).toBeGreaterThanOrEqual(32);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(width);
  }
  await expect(demo.getByTestId('phone')).toHaveCSS(
    'border-bottom-width',
    '1px',
  );
});

test('a sample that fails in full screen can be left by its button', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/was provided/);
  await open(page, '#playground?snapPoints=empty&full-screen=true');
  const demo = demoOf(page, 'playground');
  await expect(demo.getByRole('alert')).toBeVisible();
  await demo.getByRole('button', { name: 'Leave full screen' }).click();
  await expect(demo.getByRole('dialog')).toHaveCount(0);
  await expect(demo.getByRole('alert')).toBeVisible();
});
