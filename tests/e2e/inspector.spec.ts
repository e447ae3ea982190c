import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  middleOf,
  run,
  screenOf,
  scrollTo,
  start,
} from './liveDemo';
import { drag } from './pointer';
import { boxOf } from './shell';

test.use({ viewport: { width: 1440, height: 900 } });

/** Asserts that a phone and its inspector are on one screen, apart. */
async function expectInSight(demo: Locator): Promise<void> {
  await scrollTo(demo.getByTestId('phone'), 80);
  const inspector = demo.getByRole('group', { name: 'Inspector' });
  await expect(inspector).toBeInViewport({ ratio: 0.999 });
  await expect(demo.locator('iframe')).toBeInViewport({ ratio: 0.999 });
  const { left, top } = await boxOf(inspector);
  const frame = await boxOf(screenOf(demo));
  const { right, bottom } = frame;
  expect(bottom - frame.top).toBeGreaterThanOrEqual(300);
  // Next to the phone it stands where the code or the controls do.
  const panel = demo.locator('> :last-child > :last-child');
  if (top < bottom) {
    expect(left).toBeGreaterThan(right + 8);
    expect(left).toBeCloseTo((await boxOf(panel)).left, 0);
  }
  expect(left > right || top > bottom).toBe(true);
  for (const value of await inspector.locator('dd').all()) {
    const box = await boxOf(value);
    expect(box.bottom - box.top).toBeLessThan(30);
  }
}

test.describe('the inspector', () => {
  test('tells index, position, snap points, gesture and callbacks, in sight together with the phone', async ({
    page,
  }) => {
    const screen = await run(page, 'snap-points');
    const demo = demoOf(page, 'snap-points');
    await expectTop(screen, 440);
    await expect(page.getByRole('group', { name: 'Inspector' })).toHaveCount(0);
    await demo.getByRole('button', { name: 'Inspect' }).click();
    const inspector = demo.getByRole('group', { name: 'Inspector' });
    const reading = (name: string) =>
      inspector.locator('dl > div', { hasText: name }).locator('dd');
    await expect(reading('Index')).toHaveText('0');
    await expect(reading('Top')).toHaveText('440 px');
    await expect(reading('Height')).toHaveText('120 px (21 %)');
    await expect(reading('Gesture')).toHaveText('none');
    // Neither a list nor a keyboard is part of this demo.
    await expect(inspector.locator('dt')).toHaveText([
      ...['Index', 'Top', 'Height', 'Gesture', 'Snap points'],
    ]);
    const lines = screen.locator('[data-snap-lines] > div');
    await expect(reading('Snap points')).toHaveText('120, 280, 448 px');
    await expect(lines).toHaveText(['0', '1', '2']);
    const tops = await lines.evaluateAll((all) =>
      all.map((line) => line.getBoundingClientRect().top),
    );
    expect(tops.map(Math.round)).toEqual([440, 280, 112]);

    await page.setViewportSize({ width: 1280, height: 800 });
    await expectInSight(demo);

    const log = inspector.getByRole('log');
    await expect(log).toHaveAttribute('aria-live', 'off');
    await screen.getByRole('button', { name: '80%' }).click();
    await expect(log.locator('code')).toHaveText([
      'onChange(index: 2, position: 112, type: PROVIDED)',
      'onAnimate(fromIndex: 0, toIndex: 2, fromPosition: 440, toPosition: 112)',
    ]);
    await expect(reading('Index')).toHaveText('2');
    await inspector.getByRole('checkbox', { name: 'Announce' }).check();
    await expect(log).toHaveAttribute('aria-live', 'polite');
    await inspector.getByRole('button', { name: 'Clear' }).click();
    await expect(log.locator('code')).toHaveCount(0);

    await center(screen);
    const { x, y } = await middleOf(handleOf(screen));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 5 });
    await expect(reading('Gesture')).toHaveText('the sheet');
    await page.mouse.up();
    await expect(reading('Gesture')).toHaveText('none');

    await demo.getByRole('button', { name: 'Inspect' }).click();
    await expect(inspector).toHaveCount(0);
    await expect(lines).toHaveCount(0);
    await expect(screen).toContainText('Index');
  });

  for (const [width, height, route] of [
    [1024, 768, ''],
    [1366, 768, 'usage'],
  ] as const) {
    test(`is in sight together with the playground's phone at ${width}x${height} on /${route}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, route);
      await start(page, 'playground');
      const demo = demoOf(page, 'playground');
      await demo.getByRole('button', { name: 'Inspect' }).click();
      await expectInSight(demo);
    });
  }

  test('logs the callbacks of a modal, which is inside the frame', async ({
    page,
  }) => {
    const screen = await run(page, 'modal');
    const demo = demoOf(page, 'modal');
    await demo.getByRole('button', { name: 'Inspect' }).click();
    const inspector = demo.getByRole('group', { name: 'Inspector' });
    await expectRest(screen);
    await drag(page, screen, 400);
    await expect(inspector).toContainText('No sheet is mounted.');
    await screen.getByRole('button').first().click();
    await expect(inspector.locator('code').first()).toHaveText(
      /^onChange\(index: 0, position: \d+(\.\d)?, type: DYNAMIC\)$/,
    );
    const frame = await boxOf(screen);
    const box = await boxOf(handleOf(screen));
    expect(box.left).toBeGreaterThanOrEqual(frame.left);
    expect(box.right).toBeLessThanOrEqual(frame.right);
    await drag(page, screen, 400);
    await expect(handleOf(screen)).toHaveCount(0);
    await expect(inspector.locator('code').first()).toHaveText('onDismiss()');
    await expect(inspector).toContainText('No sheet is mounted.');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('stays in sight below the sheet, which it does not cover, and shows its figures in full screen', async ({
      page,
    }) => {
      const screen = await run(page, 'snap-points');
      const demo = demoOf(page, 'snap-points');
      await demo.getByRole('button', { name: 'Inspect' }).click();
      await scrollTo(screen, 72);
      const inspector = demo.getByRole('group', { name: 'Inspector' });
      await expect(inspector.locator('dl')).toBeInViewport({ ratio: 1 });
      await expect(inspector.getByRole('log')).toBeInViewport({ ratio: 1 });
      const { top, bottom } = await boxOf(inspector);
      expect(top).toBeGreaterThanOrEqual((await boxOf(screen)).bottom);
      expect(bottom).toBeLessThanOrEqual(844);

      await demo.getByRole('button', { name: 'Full screen' }).click();
      await expect(inspector.getByRole('log')).toHaveCount(0);
      await expect(inspector).toContainText('Index');
      const strip = await boxOf(inspector);
      const bar = await boxOf(demo.getByRole('button', { name: 'Inspect' }));
      // A frame has whole pixels.
      const { bottom: edge } = await boxOf(screen);
      expect(strip.top).toBeGreaterThan(edge - 1);
      expect(strip.bottom).toBeLessThanOrEqual(bar.top);
      expect(bar.bottom).toBeLessThan(844);
    });
  });
});
