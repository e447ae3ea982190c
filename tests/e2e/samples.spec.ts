// Each sample and demo of the docs runs, in the page that shows it.
import type { Frame, Page } from '@playwright/test';
import { collectFences, type Fence } from '../../src/shared/highlight/fences';
import { isTypeScript } from '../../scripts/samples/collect';
import { routeOf } from '../../scripts/check/pages';
import { contentFiles } from '../../src/site/content';
import { readPage } from '../../src/site/mdx';
import { CURRENT } from '../../src/site/versions';
import { drawn, expect, open, test } from './fixtures';
import {
  center,
  DEMOS,
  demoOf,
  expectRest,
  handleOf,
  pageOf,
  start,
} from './liveDemo';
import { run } from './sampleFrame';

const runs = (fence: Fence) =>
  fence.version === CURRENT &&
  isTypeScript(fence) &&
  fence.meta.fragment === undefined &&
  fence.meta.norun === undefined;

/** The pages that have samples or demos that run. */
const PAGES = contentFiles(['docs', 'blog'])
  .map(readPage)
  .map((page) => ({
    route: routeOf(page),
    fences: collectFences(page).filter(runs),
    demos: DEMOS.filter((name) => pageOf(name) === routeOf(page)),
  }))
  .filter(({ fences, demos }) => fences.length + demos.length > 0);

/** What is seen of an app, once it rests: ten frames in a row are the same. */
const restOf = (frame: Frame) =>
  frame.evaluate(async () => {
    let seen = '';
    for (let equal = 0; equal < 10;) {
      await new Promise(requestAnimationFrame);
      const now = document.body.outerHTML;
      equal = now === seen ? equal + 1 : 0;
      seen = now;
    }
    return seen;
  });

/** Marks the first button that can be pressed, if any, and gives what is seen then. */
const markButton = (frame: Frame) =>
  frame.evaluate(() => {
    const first = [...document.querySelectorAll('[role="button"]')].find(
      (button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        return button.contains(
          document.elementFromPoint(x + width / 2, y + height / 2),
        );
      },
    );
    first?.setAttribute('data-first', '');
    return first && document.body.outerHTML;
  });

/** Whether a sheet is open in the app. */
const hasSheet = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('[data-grabs]:not([inert])')].some(
      (sheet) => sheet.getBoundingClientRect().top < innerHeight - 20,
    ),
  );

/** Asserts that a demo of the open page shows an app, and no fault. */
async function expectDemoToRun(page: Page, name: string): Promise<void> {
  const screen = await start(page, name);
  // A frame out of sight has no frames to count.
  await center(screen);
  const hasSheet = (await handleOf(screen).count()) > 0;
  await (hasSheet ? expectRest(screen) : drawn(page));
  await expect(demoOf(page, name).getByRole('alert')).toHaveCount(0);
  expect(await screen.innerText()).not.toBe('');
}

test.describe('every sample and demo', () => {
  // A sheet is where it goes at once; what moves is tried by the other specs.
  test.use({
    contextOptions: { reducedMotion: 'reduce' },
    allowedThroughout: [/Reduced motion/i],
    viewport: { width: 1440, height: 900 },
  });

  for (const { route, fences, demos } of PAGES) {
    test(`of /${route} runs, shows its sheet, and does what is pressed`, async ({
      page,
      outsideRequests,
    }) => {
      test.setTimeout(30_000 + 15_000 * fences.length);
      await open(page, route);
      await expect(page.locator('[data-run]')).toHaveCount(fences.length);
      for (const name of demos) {
        await test.step(name, () => expectDemoToRun(page, name));
      }
      for (const [index, { file, line, meta }] of fences.entries()) {
        await test.step(`${file}:${line}`, async () => {
          const frame = await run(page, index);
          await restOf(frame);
          let isShown = await hasSheet(frame);
          const before = await markButton(frame);
          if (before !== undefined) {
            await frame.locator('[data-first]').click({ timeout: 5000 });
            await expect.poll(() => restOf(frame)).not.toBe(before);
            isShown ||= await hasSheet(frame);
          }
          if (meta.shows !== undefined) {
            await expect(frame.getByText(meta.shows).first()).toBeVisible();
          } else if (!isShown) {
            await expect.poll(() => hasSheet(frame)).toBe(true);
          }
        });
      }
      expect(outsideRequests()).toEqual([]);
    });
  }
});
