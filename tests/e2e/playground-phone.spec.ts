// The playground on a phone: the sheet and the controls that change it together.
import type { Locator, Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { demoOf, handleOf, scrollTo, start } from './liveDemo';
import { boxOf, scrollY } from './shell';

const NAME = 'playground';

/** Runs it, and scrolls until the controls are below its phone. */
async function runAbove(page: Page, route: string) {
  await open(page, route);
  const screen = await start(page, NAME);
  const demo = demoOf(page, NAME);
  const first = demo.getByLabel('content', { exact: true });
  await scrollTo(first, page.viewportSize()?.height ?? NaN);
  return { screen, demo, first };
}

/** What has the focus: its name, its edges, and whether nothing lies over it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, bottom, width } = focused.getBoundingClientRect();
    const over = document.elementFromPoint(
      left + width / 2,
      (top + bottom) / 2,
    );
    const { labels } = focused as HTMLInputElement;
    return {
      name: (labels?.[0] ?? focused).textContent,
      isUncovered: focused !== document.body && focused.contains(over),
      ...{ top, bottom },
    };
  });

/** Asserts that the page never shows more than a gap above the phone. */
async function expectNoGap(page: Page, above: () => Promise<number>) {
  const phone = demoOf(page, NAME).getByTestId('phone');
  // Over the phone the wheel would be the app's.
  await page.mouse.move(0, 400);
  const scrolled = await scrollY(page);
  for (let count = 0; count < 12; count += 1) {
    await page.mouse.wheel(0, 40);
    await drawn(page, 3);
    const { top } = await boxOf(phone);
    expect(top - Math.max(76, await above())).toBeLessThan(30);
  }
  expect(await scrollY(page)).toBeGreaterThan(scrolled);
}

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
      const buttonOf = (name: string) => demo.getByRole('button', { name });
      const isInspected = last === 'Inspect';
      if (isInspected) await buttonOf(last).click();
      const bar: Locator = isInspected
        ? demo.getByRole('group', { name: 'Inspector' })
        : buttonOf(last);
      await first.focus();
      const seen: string[] = [];
      for (const [key, end] of [
        ['Tab', 'backdrop'],
        ['Shift+Tab', 'content'],
      ] as const) {
        while (seen.at(-1) !== end) {
          await page.keyboard.press(key);
          await drawn(page, 3);
          const { name, top, bottom, isUncovered } = await focusOf(page);
          expect(isUncovered, name).toBe(true);
          expect(top, name).toBeGreaterThan((await boxOf(bar)).bottom);
          expect(Math.floor(bottom), name).toBeLessThanOrEqual(height);
          const frame = await boxOf(screen);
          expect(frame.top, name).toBeGreaterThan(64);
          expect(frame.height, name).toBeGreaterThan(150);
          seen.push(name);
          expect(seen.length).toBeLessThan(40);
        }
      }
      await demo.getByRole('slider', { name: 'index', exact: true }).fill('2');
      const { top, height: tall } = await boxOf(screen);
      await expect
        .poll(async () => (await boxOf(handleOf(screen))).top - top)
        .toBeLessThan(tall * 0.25);

      const rows = ['Restart', 'Inspect', 'Full screen'].map(
        async (name) => (await boxOf(buttonOf(name))).top,
      );
      expect(new Set(await Promise.all(rows)).size).toBe(1);
      const wide = await demo
        .getByText('overDragResistanceFactor')
        .evaluate((name) => {
          const controls = name.closest('[id$=Props]');
          return controls && controls.scrollWidth - controls.clientWidth;
        });
      expect(wide).toBe(0);

      if (isInspected) await buttonOf(last).click();
      await scrollTo(demo, 200);
      await expectNoGap(page, async () =>
        route === ''
          ? (await boxOf(demo.getByRole('navigation'))).bottom
          : (await boxOf(demo)).top,
      );
    });
  });
}

test('the phone scrolls away above the controls of a low window, and above the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 });
  const { screen, demo } = await runAbove(page, 'usage');
  const expectGone = async () => {
    await scrollTo(demo, 300 - (await boxOf(demo)).height);
    await drawn(page, 3);
    expect((await boxOf(screen)).bottom).toBeLessThan(64);
  };
  await expectGone();
  await page.setViewportSize({ width: 390, height: 664 });
  await demo.getByRole('button', { name: 'Code', exact: true }).click();
  await expectGone();
});
