// Where a finger or a mouse moves the sheet of a demo.
import { DRAG_START, DRAG_STEPS } from './dragSteps';
import { waitForFrames, expect, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  middleOf,
  run,
  topOf,
} from './liveDemo';
import { dragBy, fling, pointerOf, dragAndHold } from './pointer';
import { buttonIn } from './siteLayout';

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

test('a released sheet snaps to the point to which its speed carries it', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Reduced motion/i);
  const screen = await run(page, 'snap-points');
  const finger = await pointerOf(page, 'touch');
  const handle = handleOf(screen);
  await center(screen);
  await expectTop(screen, 440);
  await dragBy(page, finger, handle, -180);
  await expectTop(screen, 280);
  await fling(finger, await middleOf(handle), -40);
  await expectTop(screen, 112);
  await dragBy(page, finger, handle, 70);
  await expectTop(screen, 112);
  await fling(finger, await middleOf(handle), 70, 5);
  await expectTop(screen, 280);

  await test.step('a drag of 100 px moves the sheet by 100 px at each scale of the phone', async () => {
    // Reduced motion opens the sheet at once, and does not change a drag.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const demo = demoOf(page, 'snap-points');
    for (const [turn, scale] of [1, 1, 0.85, 0.85, 0.6, 0.6].entries()) {
      const kind = turn % 2 === 0 ? 'mouse' : 'touch';
      const pointer = await pointerOf(page, kind);
      await demo.locator('[data-run-status]').evaluate((phone, value) => {
        phone.style.setProperty('--scale', String(value));
      }, scale);
      await buttonIn(demo, 'Restart').click();
      await expectTop(screen, 440);
      await center(screen);
      const { x, y } = await middleOf(handle);
      await pointer.down(x, y);
      for (const by of DRAG_STEPS) await pointer.move(x, y - by);
      await waitForFrames(page, 3);
      const moved = y - (await middleOf(handle)).y;
      expect(
        Math.abs(moved - (100 - DRAG_START * scale)),
        `${scale}`,
      ).toBeLessThan(1);
      await pointer.up(x, y - 100);
    }
  });
});

test('a finger moves the sheet before it scrolls the list', async ({
  page,
}) => {
  const screen = await run(page, 'flat-list');
  const finger = await pointerOf(page, 'touch');
  const demo = demoOf(page, 'flat-list');
  await buttonIn(demo, 'Inspect').click();
  const reading = (name: string) =>
    demo.locator('dl > div', { hasText: name }).locator('dd');
  await center(screen);
  await expectTop(screen, 364);
  await expect(reading('List')).toHaveText('locked');
  const row = screen.getByText('Lanterns', { exact: true });
  const { y: start } = await middleOf(row);
  const letGo = await dragAndHold(page, finger, await middleOf(row), -250);
  await expect(reading('Gesture')).toHaveText('the sheet');
  await letGo();
  await expectTop(screen, 112);
  // The sheet has carried the row with it: the list has not scrolled.
  expect(start - (await middleOf(row)).y).toBeCloseTo(252, 0);

  await expect(reading('List')).toHaveText('scrolls');
  const letGoList = await dragAndHold(
    page,
    finger,
    await middleOf(screen),
    -200,
  );
  await expect(reading('Gesture')).toHaveText('the list');
  await letGoList();
  await expectTop(screen, 112);
  await expect(reading('Gesture')).toHaveText('none');
  expect(start - (await middleOf(row)).y).toBeGreaterThan(252 + 150);
});

test('a pull of 64 points refreshes a list', async ({ page }) => {
  const screen = await run(page, 'pull-to-refresh');
  const finger = await pointerOf(page, 'touch');
  await center(screen);
  await expectTop(screen, 364);
  await buttonIn(screen, 'Up').click();
  await expectTop(screen, 112);
  // The list is locked until the spring has ended.
  await expectRest(screen);
  const row = screen.getByText('Message 8', { exact: true });
  await dragBy(page, finger, row, 55);
  await waitForFrames(page);
  await expect(screen).toContainText('8 messages');
  const spinner = screen.locator('[data-refresh="true"]');
  // The spinner turns for a second only.
  const turns = expect(spinner).toBeVisible();
  await dragBy(page, finger, row, 80);
  await turns;
  await expect(screen).toContainText('9 messages');
  await expect(spinner).toHaveCount(0);
  expect(await topOf(screen)).toBe(112);
});
