// The playground on a phone: the sheet and the controls that change it together.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { demoOf, handleOf, scrollTo, start } from './liveDemo';
import { boxOf, scrollY } from './shell';

const NAME = 'playground';

/** Whether nothing lies over the middle of what has the focus. */
const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(over);
  });

/** Runs it, and scrolls until the controls are below its phone. */
async function runAbove(page: Page, route: string) {
  await open(page, route);
  const screen = await start(page, NAME);
  const demo = demoOf(page, NAME);
  const first = demo.getByLabel('content', { exact: true });
  await scrollTo(first, page.viewportSize()?.height ?? NaN);
  return { screen, demo, first };
}

const nameOf = (focused: Locator) =>
  focused.evaluate((one) =>
    one instanceof HTMLInputElement || one instanceof HTMLSelectElement
      ? one.labels?.[0]?.textContent
      : one.textContent,
  );

for (const [width, height, route, last] of [
  [390, 844, '', 'Inspect'],
  [360, 640, 'usage', 'Full screen'],
] as const) {
  test.describe(`at ${width}x${height} on /${route}, ${last}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the whole sheet is in sight above each control, which nothing covers; buttons and controls fit, and nothing is blank above the phone while it shrinks', async ({
      page,
    }) => {
      const { screen, demo, first } = await runAbove(page, route);
      const bar =
        last === 'Inspect'
          ? demo.getByRole('group', { name: 'Inspector' })
          : demo.getByRole('button', { name: last });
      if (last === 'Inspect') {
        await demo.getByRole('button', { name: last }).click();
      }
      const expectBoth = async () => {
        await drawn(page, 3);
        const focused = page.locator(':focus');
        const name = (await nameOf(focused)) ?? '';
        expect(await isUncovered(page), name).toBe(true);
        const box = await boxOf(focused);
        expect(box.top, name).toBeGreaterThan((await boxOf(bar)).bottom);
        expect(Math.floor(box.bottom), name).toBeLessThanOrEqual(height);
        const frame = await boxOf(screen);
        expect(frame.top, name).toBeGreaterThan(64);
        expect(frame.height, name).toBeGreaterThan(150);
        return name;
      };
      await first.focus();
      const names = [await expectBoth()];
      for (const key of ['Tab', 'Shift+Tab']) {
        while (names.at(-1) !== (key === 'Tab' ? 'backdrop' : 'content')) {
          await page.keyboard.press(key);
          names.push(await expectBoth());
          expect(names.length).toBeLessThan(40);
        }
      }
      await demo.getByRole('slider', { name: 'index', exact: true }).fill('2');
      const { top, height: tall } = await boxOf(screen);
      await expect
        .poll(async () => (await boxOf(handleOf(screen))).top - top)
        .toBeLessThan(tall * 0.25);

      const tops = await Promise.all(
        ['Restart', 'Inspect', 'Full screen'].map(
          async (name) => (await boxOf(demo.getByRole('button', { name }))).top,
        ),
      );
      expect(new Set(tops).size).toBe(1);
      const row = demo.getByText('overDragResistanceFactor');
      const wide = await row.evaluate((name) => {
        const controls = name.closest('[id$=Props]');
        return controls && controls.scrollWidth - controls.clientWidth;
      });
      expect(wide).toBe(0);

      if (last === 'Inspect') {
        await demo.getByRole('button', { name: last }).click();
      }
      const gallery = demo.getByRole('navigation');
      await scrollTo(demo, 200);
      // Over the phone the wheel would be the app's.
      await page.mouse.move(0, 400);
      const scrolled = await scrollY(page);
      for (let count = 0; count < 12; count += 1) {
        await page.mouse.wheel(0, 40);
        await drawn(page, 3);
        const above =
          route === ''
            ? (await boxOf(gallery)).bottom
            : (await boxOf(demo)).top;
        const { top } = await boxOf(demo.getByTestId('phone'));
        expect(top - Math.max(76, above)).toBeLessThan(30);
      }
      expect(await scrollY(page)).toBeGreaterThan(scrolled);
    });
  });
}

test('the phone scrolls away above the controls of a low window, and above the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const { screen, demo } = await runAbove(page, 'usage');
  const expectGone = async () => {
    const { bottom } = await boxOf(demo);
    await page.evaluate((by) => {
      scrollBy({ top: by, behavior: 'instant' });
    }, bottom - 300);
    await drawn(page, 3);
    expect((await boxOf(screen)).bottom).toBeLessThan(64);
  };
  await expectGone();
  await page.setViewportSize({ width: 390, height: 664 });
  await demo.getByRole('button', { name: 'Code', exact: true }).click();
  await expectGone();
});
