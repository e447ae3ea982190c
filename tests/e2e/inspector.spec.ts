import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  demoOf,
  expectTop,
  handleOf,
  middleOf,
  run,
  scrollTo,
} from './liveDemo';
import { drag } from './pointer';
import { boxOf, buttonIn } from './siteLayout';

test.use({ viewport: { width: 1280, height: 800 } });

/** Opens the inspector of a running demo. */
async function inspect(demo: Locator): Promise<Locator> {
  await buttonIn(demo, 'Inspect').click();
  return demo.getByRole('group', { name: 'Inspector' });
}

test('the inspector shows the state of the sheet next to the phone', async ({
  page,
}) => {
  const screen = await run(page, 'snap-points');
  const demo = demoOf(page, 'snap-points');
  await expectTop(screen, 440);
  const inspector = await inspect(demo);
  await expect(inspector.locator('dt')).toHaveText([
    ...['Index', 'Top', 'Height', 'Gesture', 'Snap points'],
  ]);
  await expect(inspector.locator('dd')).toHaveText([
    ...['0', '440 px', '120 px (21 %)', 'none', '120, 280, 448 px'],
  ]);
  const lines = screen.locator('[data-snap-lines] > div');
  await expect(lines).toHaveText(['0', '1', '2']);
  const tops = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().top),
  );
  expect(tops.map(Math.round)).toEqual([440, 280, 112]);
  await scrollTo(demo.getByTestId('phone'), 80);
  await expect(inspector).toBeInViewport({ ratio: 0.999 });
  await expect(demo.locator('iframe')).toBeInViewport({ ratio: 0.999 });
  const { right: edge } = await boxOf(screen);
  expect((await boxOf(inspector)).left).toBeGreaterThan(edge);

  const log = inspector.getByRole('log');
  await expect(log).toHaveAttribute('aria-live', 'off');
  const { x, y } = await middleOf(buttonIn(screen, '80%'));
  await page.mouse.click(x, y);
  // The newest call is first. Calls of the opening may follow.
  await expect(log.locator('code').nth(0)).toHaveText(
    'onChange(index: 2, position: 112, type: PROVIDED)',
  );
  await expect(log.locator('code').nth(1)).toHaveText(
    'onAnimate(fromIndex: 0, toIndex: 2, fromPosition: 440, toPosition: 112)',
  );
  await expect(inspector.locator('dd').first()).toHaveText('2');
  await inspector.getByRole('checkbox', { name: 'Announce' }).check();
  await expect(log).toHaveAttribute('aria-live', 'polite');
  await buttonIn(inspector, 'Clear').click();
  await expect(log.locator('code')).toHaveCount(0);

  await buttonIn(demo, 'Inspect').click();
  await expect(inspector).toHaveCount(0);
  await expect(lines).toHaveCount(0);
});

test('the inspector logs the callbacks of a modal', async ({ page }) => {
  const screen = await run(page, 'modal');
  const inspector = await inspect(demoOf(page, 'modal'));
  await drag(page, screen, 400);
  await expect(handleOf(screen)).toHaveCount(0);
  await expect(inspector).toContainText('No sheet is mounted.');
  await expect(inspector.locator('code').first()).toHaveText('onDismiss()');
});
