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
  screenOf,
  scrollTo,
  start,
  topOf,
} from './liveDemo';
import { pointerOf, pull, type Point } from './pointer';
import { boxOf, scrollY } from './shell';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('by keyboard', () => {
  /** What of the screen has been scrolled, apart from lists. */
  const scrolled = (screen: Locator) =>
    screen.evaluate((frame) =>
      [frame, ...frame.querySelectorAll('*')]
        .filter(({ scrollTop }) => scrollTop !== 0)
        .filter((one) => getComputedStyle(one).overflowY === 'hidden')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    );

  // Content below the frame's edge, and a list.
  for (const name of ['keyboard', 'section-list']) {
    test(`${name}: the sheet stays where it is while the focus goes through it`, async ({
      page,
    }) => {
      const screen = await run(page, name);
      const demo = demoOf(page, name);
      await expectRest(screen);
      const top = await topOf(screen);
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
      if (name !== 'keyboard') expect(await topOf(screen)).toBe(top);
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
    expect(await scrolled(screen)).toEqual([]);
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
  for (const name of ['flat-list', 'onboarding']) {
    test(`${name}: the poster stays until the sheet stands where it shows it`, async ({
      page,
    }) => {
      // In each frame that is drawn: where the sheet is.
      await page.addInitScript(() => {
        if (window === top) return;
        const tops: [at: number, top: number][] = [];
        Object.assign(window, { tops });
        const look = () => {
          const handle = document.querySelector(
            '[aria-label="Bottom sheet handle"]',
          );
          if (handle) {
            const now = performance.timeOrigin + performance.now();
            tops.push([now, handle.getBoundingClientRect().top]);
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await open(page, pageOf(name));
      const demo = demoOf(page, name);
      await center(demo.locator('[data-screen]'));
      const gone = demo.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (element.querySelector('[data-screen] > img')) {
                requestAnimationFrame(look);
              } else {
                resolve(performance.timeOrigin + performance.now());
              }
            };
            look();
          }),
      );
      const screen = await start(page, name);
      const time = await gone;
      await drawn(page, 40);
      const rest = await topOf(screen);
      const tops = await screen.evaluate(
        (_, from) =>
          (window as unknown as { tops: [at: number, top: number][] }).tops
            .filter(([at]) => at >= from)
            .map(([, top]) => Math.round(top)),
        time,
      );
      expect([...new Set(tops)]).toEqual([rest]);
    });
  }
});

test('phone, button and code are on one screen', async ({ page }) => {
  for (const route of ['usage', 'props', 'modal/usage']) {
    await open(page, route);
    for (const [width, height] of [
      [1280, 768],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      const where = `${route} at ${width}x${height}`;
      const demo = page.locator('[data-demo]').first();
      const phone = demo.getByTestId('phone');
      // Sections that come near are laid out, and move it.
      await phone.scrollIntoViewIfNeeded();
      await drawn(page);
      await scrollTo(phone, 76);
      const { right, bottom } = await boxOf(phone);
      expect(bottom, where).toBeLessThan(height);
      const button = await boxOf(
        demo.getByRole('button', { name: /^(Run|Loading) the|^Restart$/ }),
      );
      expect(button.bottom, where).toBeLessThanOrEqual(height);
      const code = await boxOf(demo.locator('pre'));
      expect(code.left, where).toBeGreaterThan(right);
      expect(code.width, where).toBeGreaterThan(300);
      expect(code.top, where).toBeLessThan(height / 2);
    }
  }
});

test.describe('a press on the poster', () => {
  test.use({ viewport: { width: 1366, height: 640 } });

  test('runs the demo, and presses what the poster shows there', async ({
    page,
  }) => {
    const press = async (x: number, y: number) => {
      await open(page, '');
      const demo = demoOf(page, 'playground');
      const { left, top } = await boxOf(demo.locator('[data-screen]'));
      await page.mouse.click(left + x, top + y);
      await expect(demo.locator('[data-state="running"]')).toBeVisible();
      return screenOf(demo);
    };
    const screen = await press(100, 300);
    await expectRest(screen);
    const frame = await boxOf(screen);
    const button = await boxOf(screen.getByRole('button', { name: 'Close' }));
    expect(frame.bottom - frame.top).toBeLessThan(520);
    expect((await boxOf(handleOf(screen))).top).toBeLessThan(frame.bottom - 50);

    const pressed = await press(
      (button.left + button.right) / 2 - frame.left,
      (button.top + button.bottom) / 2 - frame.top,
    );
    await expect
      .poll(async () => (await boxOf(handleOf(pressed))).top)
      .toBeGreaterThan(frame.bottom - 1);
  });

  test.describe('for a reader who wants less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('does nothing', async ({ page }) => {
      await open(page, '');
      const demo = demoOf(page, 'playground');
      const { left, top } = await boxOf(demo.locator('[data-screen]'));
      await page.mouse.click(left + 100, top + 300);
      await expect(demo.locator('[data-state="idle"]')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  const swipe = async (page: Page, at: Point, by: number) => {
    const letGo = await pull(page, await pointerOf(page, 'touch'), at, by);
    await letGo();
    await drawn(page);
  };

  test('in full screen the page holds still, and is where it was afterwards', async ({
    page,
  }) => {
    const screen = await run(page, 'snap-points');
    const demo = demoOf(page, 'snap-points');
    await center(screen);
    const { top } = await boxOf(screen);
    const address = page.url();
    const full = demo.getByRole('button', { name: /full screen/i });
    for (const leave of ['button', 'Escape', 'back'] as const) {
      await full.click();
      await expect
        .poll(async () => (await screen.boundingBox())?.width)
        .toBe(390);
      await expect(full).toBeFocused();
      if (leave === 'button') {
        const held = await scrollY(page);
        await swipe(page, { x: 195, y: 300 }, -200);
        expect(await scrollY(page)).toBe(held);
        await full.click();
      }
      if (leave === 'Escape') await page.keyboard.press('Escape');
      if (leave === 'back') await page.goBack();
      await expect
        .poll(async () => (await screen.boundingBox())?.width)
        .toBe(320);
      await expect
        .poll(async () => (await boxOf(screen)).top)
        .toBeCloseTo(top, 0);
      await expect(full).toBeFocused();
      expect(page.url()).toBe(address);
    }
    const before = await scrollY(page);
    await swipe(page, { x: 12, y: 500 }, -150);
    expect(await scrollY(page)).toBeGreaterThan(before + 50);
  });

  test('a finger on the backdrop demo scrolls the page while the sheet is closed', async ({
    page,
  }) => {
    const screen = await run(page, 'backdrop');
    await center(screen);
    await expectTop(screen, 224);
    await screen.click({ position: { x: 160, y: 150 } });
    await expectTop(screen, 560);
    const before = await scrollY(page);
    const { x, y } = await middleOf(screen);
    await swipe(page, { x, y }, -150);
    expect(await scrollY(page)).toBeGreaterThan(before + 50);
  });
});
