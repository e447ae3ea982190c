// The playground on a phone: the sheet and the controls that change it together.
import type { Page } from '@playwright/test';
import { waitForFrames, expect, open, test } from './fixtures';
import { demoOf, handleOf, scrollTo, start } from './liveDemo';
import { boxOf, buttonIn, resize } from './siteLayout';

const NAME = 'playground';

/** Name and edges of the focused control, and whether nothing covers it. */
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

test.use({ hasTouch: true });

for (const [width, height, route, key, from, to] of [
  [390, 844, '', 'Tab', 'content', 'backdrop'],
  [360, 640, 'usage#try-the-props', 'Shift+Tab', 'backdrop', 'content'],
] as const) {
  test(`the whole sheet is visible above each control: ${width}x${height}`, async ({
    page,
  }) => {
    await resize(page, width, height);
    await open(page, route);
    const screen = await start(page, NAME);
    const demo = demoOf(page, NAME);
    const first = demo.getByLabel(from, { exact: true });
    // The controls are below the phone.
    await scrollTo(first, height);
    const bar = buttonIn(demo, 'Full screen');
    await first.focus();
    const seen: string[] = [];
    while (seen.at(-1) !== to) {
      await page.keyboard.press(key);
      await waitForFrames(page, 3);
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
    await demo.getByRole('slider', { name: 'index', exact: true }).fill('2');
    const { top, height: tall } = await boxOf(screen);
    await expect
      .poll(async () => (await boxOf(handleOf(screen))).top - top)
      .toBeLessThan(tall * 0.25);

    const controls = demo.locator('[id$=Props]');
    expect(await controls.evaluate((one) => one.scrollWidth)).toBe(
      await controls.evaluate((one) => one.clientWidth),
    );
  });
}
