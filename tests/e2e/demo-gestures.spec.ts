// The sheet in the page under fingers and mouse: where it goes.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, saveData, test } from './fixtures';
import {
  center,
  demoOf,
  drag,
  expectTop,
  handleOf,
  middleOf,
  pageOf,
  run,
  start,
  topOf,
} from './liveDemo';
import { fingerOf, fling, mouseOf, pull, type Pointer } from './pointer';

test.use({ viewport: { width: 1440, height: 900 } });

for (const kind of ['mouse', 'touch'] as const) {
  test.describe(`with ${kind}`, () => {
    test.use({ hasTouch: kind === 'touch' });

    const pointerOf = async (page: Page): Promise<Pointer> => {
      const client = await page.context().newCDPSession(page);
      return kind === 'mouse' ? mouseOf(client) : fingerOf(client);
    };

    test('a fling goes where its speed carries it, a rest to the nearest', async ({
      page,
    }) => {
      const screen = await run(page, 'snap-points');
      const pointer = await pointerOf(page);
      await center(screen);
      await expectTop(screen, 440);
      await (
        await pull(page, pointer, await middleOf(handleOf(screen)), -70)
      )();
      await expectTop(screen, 440);
      await fling(pointer, await middleOf(handleOf(screen)), -70);
      await expectTop(screen, 112);
      await (
        await pull(page, pointer, await middleOf(handleOf(screen)), 70)
      )();
      await expectTop(screen, 112);
      await fling(pointer, await middleOf(handleOf(screen)), 70, 5);
      await expectTop(screen, 280);
    });

    test('over the edges the sheet resists, and comes back', async ({
      page,
    }) => {
      const screen = await run(page, 'snap-points');
      const pointer = await pointerOf(page);
      await center(screen);
      await screen.getByRole('button', { name: '80%' }).click();
      await expectTop(screen, 112);
      const letGoAbove = await pull(
        page,
        pointer,
        await middleOf(handleOf(screen)),
        -150,
      );
      const above = await topOf(screen);
      // The root of what lies over the edge, times the factor of 2.5.
      expect(above).toBeGreaterThan(112 - 2.5 * Math.sqrt(160) - 1);
      expect(above).toBeLessThan(112 - 2.5 * Math.sqrt(90));
      await letGoAbove();
      await expectTop(screen, 112);

      await screen.getByRole('button', { name: '120' }).click();
      await expectTop(screen, 440);
      const letGoBelow = await pull(
        page,
        pointer,
        await middleOf(handleOf(screen)),
        90,
      );
      const below = await topOf(screen);
      expect(below).toBeGreaterThan(440 + 2.5 * Math.sqrt(40));
      expect(below).toBeLessThan(440 + 2.5 * Math.sqrt(100) + 1);
      await letGoBelow();
      await expectTop(screen, 440);
    });
  });
}

test.describe('lists', () => {
  test.use({ hasTouch: true });

  test('a finger moves the sheet first, then scrolls the list, as the inspector says', async ({
    page,
  }) => {
    const screen = await run(page, 'flat-list');
    const finger = fingerOf(await page.context().newCDPSession(page));
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
  });

  test('at the end of its list the sheet is dragged by its handle', async ({
    page,
  }) => {
    const screen = await run(page, 'flat-list');
    await center(screen);
    await screen.getByRole('button', { name: 'Up' }).click();
    await expectTop(screen, 112);
    const { x, y } = await middleOf(screen);
    await page.mouse.move(x, y);
    const last = screen.getByText('Track 30', { exact: true });
    const frame = await screen.boundingBox();
    const isIn = async (row: Locator): Promise<boolean> => {
      const box = (await row.count()) === 0 ? null : await row.boundingBox();
      const end = (frame?.y ?? NaN) + (frame?.height ?? NaN);
      return box !== null && box.y + box.height <= end;
    };
    for (let turn = 0; turn < 20 && !(await isIn(last)); turn += 1) {
      await page.mouse.wheel(0, 150);
      await drawn(page, 5);
    }
    expect(await isIn(last)).toBe(true);
    await expectTop(screen, 112);
    await drag(page, screen, 260);
    await expectTop(screen, 364);
  });
});

// React Native Web warns of the end of a press that it has not seen begin.
test.describe('a press that begins before a demo runs, and ends after', () => {
  test.beforeEach(async ({ page }) => {
    await saveData(page);
    await open(page, pageOf('backdrop'));
  });

  const expectToOpen = async (screen: Locator) => {
    await screen.getByRole('button', { name: 'Open' }).click();
    await expectTop(screen, 224);
  };

  test('prints nothing, nor does another button', async ({ page }) => {
    await page.mouse.move(500, 300);
    await page.mouse.down();
    const screen = await start(page, 'backdrop');
    await page.mouse.up();
    await page.mouse.click(500, 300, { button: 'right' });
    await page.keyboard.press('Escape');
    await expectToOpen(screen);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('prints nothing', async ({ page }) => {
      const finger = fingerOf(await page.context().newCDPSession(page));
      await finger.down(500, 300);
      const screen = await start(page, 'backdrop');
      await finger.move(500, 310);
      await finger.up(500, 310);
      await expectToOpen(screen);
    });
  });
});
