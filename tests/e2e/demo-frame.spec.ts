// What stands in a demo's frame, and what it does to the page around it.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import {
  center,
  demoOf,
  expectRest,
  expectTop,
  handleOf,
  middleOf,
  pageOf,
  run,
  start,
  topOf,
} from './liveDemo';
import { fingerOf } from './pointer';

test.use({ viewport: { width: 1440, height: 900 } });

/** How much brighter one of two colors is, as WCAG measures it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(
        (part) => {
          const value = Number(part) / 255;
          return value <= 0.04045
            ? value / 12.92
            : ((value + 0.055) / 1.055) ** 2.4;
        },
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const mode of ['light', 'dark'] as const) {
  test(`what is typed in a demo can be read, ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    const screen = await run(page, 'keyboard');
    const field = screen.getByRole('textbox');
    const colors = () =>
      field.evaluate((element) => {
        const placeholder = getComputedStyle(element, '::placeholder').color;
        return { text: getComputedStyle(element).color, placeholder };
      });
    await field.fill('Grace Hopper');
    const { text, placeholder } = await colors();
    const sheet = mode === 'dark' ? 'rgb(27, 31, 39)' : 'rgb(255, 255, 255)';
    expect(contrast(text, sheet)).toBeGreaterThan(7);
    expect(contrast(placeholder, sheet)).toBeGreaterThan(4.5);
  });
}

test.describe('by keyboard', () => {
  /** What of the screen has been scrolled, apart from lists. */
  const scrolled = (screen: Locator) =>
    screen.evaluate((frame) =>
      [frame, ...frame.querySelectorAll('*')]
        .filter(({ scrollTop }) => scrollTop !== 0)
        .filter((one) => getComputedStyle(one).overflowY === 'hidden')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );

  // Lists, sheets that can be closed, and content below the frame's edge.
  for (const name of [
    'accessibility',
    'flat-list',
    'keyboard',
    'playground',
    'pull-to-refresh',
    'scroll-view',
    'section-list',
    'start-closed',
    'virtualized-list',
  ]) {
    test(`${name}: the sheet stays where it is while the focus goes through it`, async ({
      page,
    }) => {
      const screen = await run(page, name);
      const demo = demoOf(page, name);
      const hasSheet = (await handleOf(screen).count()) > 0;
      if (hasSheet) await expectRest(screen);
      const top = hasSheet ? await topOf(screen) : 0;
      for (const key of ['Tab', 'Shift+Tab']) {
        await demo.getByRole('button', { name: 'Restart' }).focus();
        for (let step = 0; step < 14; step += 1) {
          await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : 'Tab');
          if (
            !(await screen.evaluate((frame) =>
              frame.contains(document.activeElement),
            ))
          ) {
            break;
          }
          await drawn(page, 2);
          expect(await scrolled(screen)).toEqual([]);
        }
      }
      // An input brings the keyboard, which the sheet makes room for.
      if (hasSheet && name !== 'keyboard') {
        expect(await topOf(screen)).toBe(top);
      }
    });
  }

  test('a closed sheet takes no focus, and takes it again once it is open', async ({
    page,
  }) => {
    const screen = await run(page, 'start-closed');
    await expectTop(screen, 560);
    const button = screen.getByRole('button', { name: 'Open' });
    await button.focus();
    await page.keyboard.press('Tab');
    expect(
      await screen.evaluate((frame) => frame.contains(document.activeElement)),
    ).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(screen)).toBeLessThan(560);
    await expectRest(screen);
    const rest = await topOf(screen);
    await page.keyboard.press('Tab');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectTop(screen, 560);
    await button.press('Enter');
    await expectTop(screen, rest);
  });
});

test.describe('from the poster to the running sheet', () => {
  for (const name of [
    'snap-points',
    'first-sheet',
    'flat-list',
    'custom-footer',
  ]) {
    test(`${name}: the poster stays until the sheet stands where it shows it`, async ({
      page,
    }) => {
      await open(page, pageOf(name));
      const demo = demoOf(page, name);
      await center(demo.locator('[data-screen]'));
      // In each frame: whether the poster is there, and where the sheet is.
      await demo.evaluate((element) => {
        const frames: [poster: boolean, top: number][] = [];
        Object.assign(window, { frames });
        const look = () => {
          const frame = element.querySelector('[data-screen]');
          const handle = frame?.querySelector(
            '[aria-label="Bottom sheet handle"]',
          );
          const top =
            (handle?.getBoundingClientRect().top ?? NaN) -
            (frame?.getBoundingClientRect().top ?? NaN);
          frames.push([frame?.querySelector('img') !== null, Math.round(top)]);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const screen = await start(page, name);
      await expect(screen.locator('img')).toHaveCount(0);
      await drawn(page, 40);
      const rest = await topOf(screen);
      const uncovered = await page.evaluate(() =>
        (window as unknown as { frames: [boolean, number][] }).frames
          .filter(([poster]) => !poster)
          .map(([, top]) => top),
      );
      expect([...new Set(uncovered)]).toEqual([rest]);
    });
  }

  test('a reset shows the real animation', async ({ page }) => {
    const screen = await run(page, 'snap-points');
    await expectTop(screen, 440);
    await expect(screen.locator('img')).toHaveCount(0);
    const tops = page.evaluate(async () => {
      const seen = new Set<number>();
      const end = performance.now() + 1000;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        const handle = document.querySelector(
          '[data-screen] [aria-label="Bottom sheet handle"]',
        );
        seen.add(Math.round(handle?.getBoundingClientRect().top ?? 0));
      }
      return seen.size;
    });
    await demoOf(page, 'snap-points')
      .getByRole('button', { name: 'Restart' })
      .click();
    expect(await tops).toBeGreaterThan(4);
    await expectTop(screen, 440);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const swipe = async (
    page: Page,
    at: { x: number; y: number },
    by: number,
  ) => {
    const finger = fingerOf(await page.context().newCDPSession(page));
    await finger.down(at.x, at.y);
    for (let step = 1; step <= 10; step += 1) {
      await finger.move(at.x, at.y + (by * step) / 10);
      await drawn(page, 1);
    }
    await finger.up(at.x, at.y + by);
    await drawn(page);
  };
  const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

  test('in full screen the page holds still, and is where it was afterwards', async ({
    page,
  }) => {
    const screen = await run(page, 'snap-points');
    const demo = demoOf(page, 'snap-points');
    await center(screen);
    const before = await scrollY(page);
    const address = page.url();
    const full = demo.getByRole('button', { name: /full screen/i });
    for (const leave of ['button', 'Escape', 'back'] as const) {
      await full.click();
      await expect
        .poll(async () => (await screen.boundingBox())?.width)
        .toBe(390);
      await expect(full).toBeFocused();
      const held = await scrollY(page);
      await swipe(page, { x: 195, y: 300 }, -200);
      expect(await scrollY(page)).toBe(held);
      if (leave === 'button') await full.click();
      if (leave === 'Escape') await page.keyboard.press('Escape');
      if (leave === 'back') await page.goBack();
      await expect
        .poll(async () => (await screen.boundingBox())?.width)
        .toBe(320);
      await expect.poll(() => scrollY(page)).toBe(before);
      await expect(full).toBeFocused();
      expect(page.url()).toBe(address);
    }
    await swipe(page, { x: 12, y: 500 }, -150);
    expect(await scrollY(page)).toBeGreaterThan(before + 50);
  });

  test('the full screen leaves room for the inspector’s figures', async ({
    page,
  }) => {
    const screen = await run(page, 'snap-points');
    const demo = demoOf(page, 'snap-points');
    await demo.getByRole('button', { name: 'Full screen' }).click();
    await demo.getByRole('button', { name: 'Inspect' }).click();
    const strip = demo.getByRole('group', { name: 'Inspector' });
    await expect(strip).toContainText('Index');
    await expect(strip.getByRole('log')).toHaveCount(0);
    const box = await strip.boundingBox();
    const frame = await screen.boundingBox();
    const bar = await demo
      .getByRole('button', { name: 'Inspect' })
      .boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    );
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(800);
  });

  test('a finger on the backdrop demo scrolls the page before it is opened', async ({
    page,
  }) => {
    const screen = await run(page, 'backdrop');
    await center(screen);
    await expect(screen.locator('img')).toHaveCount(0);
    await expectTop(screen, 560);
    const before = await scrollY(page);
    const { x, y } = await middleOf(screen);
    await swipe(page, { x, y }, -150);
    expect(await scrollY(page)).toBeGreaterThan(before + 50);
  });
});
