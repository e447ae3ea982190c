// The sheet in the page under fingers and mouse: where it goes.
import { drawn, expect, test } from './fixtures';
import { center, demoOf, expectTop, handleOf, middleOf, run } from './liveDemo';
import { drag, dragBy, fling, pointerOf, pull } from './pointer';
import { boxOf } from './shell';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

test('a fling goes where its speed carries it, a rest to the nearest', async ({
  page,
}) => {
  const screen = await run(page, 'snap-points');
  const finger = await pointerOf(page, 'touch');
  const handle = handleOf(screen);
  await center(screen);
  await expectTop(screen, 440);
  await dragBy(page, finger, handle, -70);
  await expectTop(screen, 440);
  await dragBy(page, finger, handle, -180);
  await expectTop(screen, 280);
  await fling(finger, await middleOf(handle), -40);
  await expectTop(screen, 112);
  await dragBy(page, finger, handle, 70);
  await expectTop(screen, 112);
  await fling(finger, await middleOf(handle), 70, 5);
  await expectTop(screen, 280);
  const mouse = await pointerOf(page, 'mouse');
  await fling(mouse, await middleOf(handle), -40);
  await expectTop(screen, 112);
  await dragBy(page, mouse, handle, 150);
  await expectTop(screen, 280);
});

test('a finger moves the sheet first, then scrolls the list, as the inspector says; at the end of the list the sheet is dragged by its handle', async ({
  page,
}) => {
  const screen = await run(page, 'flat-list');
  const finger = await pointerOf(page, 'touch');
  const demo = demoOf(page, 'flat-list');
  await demo.getByRole('button', { name: 'Inspect' }).click();
  const reading = (name: string) =>
    demo.locator('dl > div', { hasText: name }).locator('dd');
  await center(screen);
  await expectTop(screen, 364);
  await expect(reading('List')).toHaveText('locked');
  const row = screen.getByText('Track 2', { exact: true });
  const inSheet = (await row.boundingBox())?.y ?? NaN;
  const letGo = await pull(page, finger, await middleOf(row), -250);
  await expect(reading('Gesture')).toHaveText('the sheet');
  await letGo();
  await expectTop(screen, 112);
  // The sheet has carried the row with it: the list has not scrolled.
  expect(inSheet - ((await row.boundingBox())?.y ?? NaN)).toBeCloseTo(252, 0);

  await expect(reading('List')).toHaveText('scrolls');
  const letGoList = await pull(page, finger, await middleOf(screen), -200);
  await expect(reading('Gesture')).toHaveText('the list');
  await letGoList();
  await expectTop(screen, 112);
  await expect(reading('Gesture')).toHaveText('none');
  await expect
    .poll(async () => inSheet - ((await row.boundingBox())?.y ?? NaN))
    .toBeGreaterThan(252 + 150);

  const { x, y } = await middleOf(screen);
  await page.mouse.move(x, y);
  const last = screen.getByText('Track 30', { exact: true });
  const { bottom } = await boxOf(screen);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await drawn(page, 5);
    expect(await last.count()).toBe(1);
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual(bottom);
  }).toPass({ intervals: [0] });
  await expectTop(screen, 112);
  await drag(page, screen, 260);
  await expectTop(screen, 364);
});
