import { join } from 'node:path';
import { expect, type Frame, type Locator, type Page } from '@playwright/test';
import { DEMOS, routeOfDemo } from '../../scripts/lib/demos';
import { attached, open } from './fixtures';
import { boxOf, buttonIn } from './siteLayout';

export { DEMOS, routeOfDemo };

/** The root folder of the repository. */
export const ROOT = join(__dirname, '../..');

/** The first demo of a name on the page. */
export const demoOf = (page: Page, name: string): Locator =>
  page.locator(`[data-demo="${name}"]`).first();

/** The screen of a running demo, which fills its frame. */
export const screenOf = (demo: Locator): Locator =>
  demo.frameLocator('iframe').locator('[data-screen]');

/** The frame of a running program. @throws Error if the phone has none */
export async function frameOf(phone: Locator): Promise<Frame> {
  const handle = await phone.locator('iframe').elementHandle();
  const frame = await handle.contentFrame();
  if (!frame) throw new Error('The phone has no frame.');
  return frame;
}

/** Waits until the program of a demo has a status. */
export const expectStatus = (
  demo: Locator,
  status: 'idle' | 'loading' | 'running',
) => expect(demo.locator(`[data-run-status=${status}]`)).toBeVisible();

/** Runs a demo of the open page, and returns its screen. */
export async function start(page: Page, name: string): Promise<Locator> {
  const demo = demoOf(page, name);
  // On phones its section may be closed.
  await demo.dispatchEvent('beforematch');
  const button = buttonIn(demo, /^(Run|Loading) the demo|^Restart$/);
  await button.focus();
  if ((await button.textContent()) === 'Run the demo') {
    await button.press('Enter');
  }
  await attached(page, `[data-demo="${name}"] [data-run-status="running"]`);
  return screenOf(demo);
}

/** Opens the page of a demo, runs it, and returns its screen. */
export async function run(page: Page, name: string): Promise<Locator> {
  await open(page, routeOfDemo(name));
  return start(page, name);
}

/**
 * Scrolls the page until an element, also one in a frame, is at a distance from
 * the top of the window.
 */
export async function scrollTo(element: Locator, height: number) {
  const { top } = await boxOf(element);
  await element.page().evaluate((by) => {
    scrollBy({ top: by, behavior: 'instant' });
  }, top - height);
}

/** Scrolls a screen to the middle of the window, away from the navbar. */
export async function center(screen: Locator): Promise<void> {
  await screen.scrollIntoViewIfNeeded();
  const { height } = await boxOf(screen);
  const window = await screen.page().evaluate(() => innerHeight);
  await scrollTo(screen, (window - height) / 2);
}

/** The handle of a sheet, counted from the one that was mounted first. */
export const handleOf = (screen: Locator, sheet = 0): Locator =>
  screen.getByRole('slider', { name: 'Bottom sheet handle' }).nth(sheet);

/**
 * Distance of the sheet's top from the screen's, in CSS pixels of the frame, which
 * the page may draw smaller.
 */
export const topOf = (screen: Locator, sheet = 0): Promise<number> =>
  handleOf(screen, sheet).evaluate((handle) =>
    Math.round(handle.getBoundingClientRect().top),
  );

/** Waits until the sheet's top rests at a distance from the screen's. */
export async function expectTop(screen: Locator, top: number, sheet = 0) {
  await expect.poll(() => topOf(screen, sheet), { intervals: [50] }).toBe(top);
  // The sheet ignores some changes until its animation has ended, a moment later.
  await expectRest(screen, sheet);
}

/**
 * Waits until the sheet has stopped on its way: until its handle is at one
 * place for eight frames in a row. Frames are counted, since on a busy machine
 * none may pass between two readings by the clock.
 */
export async function expectRest(screen: Locator, sheet = 0): Promise<void> {
  await handleOf(screen, sheet).evaluate(async (handle) => {
    let top = NaN;
    for (let still = 0; still < 8;) {
      const before = top;
      ({ top } = handle.getBoundingClientRect());
      still = top === before ? still + 1 : 0;
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}
