// Each sample and demo of the docs runs.
import type { Frame, Locator, Page } from '@playwright/test';
import { collectFences, type Fence } from '../../src/shared/highlight/fences';
import { isTypeScript } from '../../scripts/samples/collectSamples';
import { routeOf } from '../../scripts/check/pages';
import { contentFiles } from '../../src/site/contentFiles';
import { readMdxPage } from '../../src/site/mdx';
import { CURRENT_VERSION } from '../../src/site/versions';
import { APP_FAULTS } from './appFaults';
import { setMode } from './axe';
import { expect, open, test, waitForFrames } from './fixtures';
import { center, DEMOS, demoOf, frameOf, routeOfDemo, start } from './liveDemo';
import { run } from './sampleFrame';
import { addLink, resize } from './siteLayout';
import { BASE_PATH } from './sites';

const runs = (fence: Fence) =>
  fence.version === CURRENT_VERSION &&
  isTypeScript(fence) &&
  fence.meta.fragment === undefined &&
  fence.meta.norun === undefined;

const PARTS = 4;

/** Pages with runnable samples, of one part of all pages. */
const pagesOf = (part: number) =>
  contentFiles(['docs', 'blog'])
    .filter((_, index) => index % PARTS === part - 1)
    .map(readMdxPage)
    .map((page) => ({
      route: routeOf(page),
      fences: collectFences(page).filter(runs),
    }))
    .filter(({ fences }) => fences.length > 0);

/** A page with samples and no demo. */
const HOST = 'adding-shadow';

/** HTML of an app at rest, after four equal frames in a row. */
const restOf = (frame: Frame) =>
  frame.evaluate(async () => {
    let seen = '';
    for (let equal = 0; equal < 4;) {
      await new Promise(requestAnimationFrame);
      const now = document.body.outerHTML;
      equal = now === seen ? equal + 1 : 0;
      seen = now;
    }
    return seen;
  });

/** The first button that nothing covers, if there is one. */
const firstButton = (frame: Frame) =>
  frame.evaluateHandle(() =>
    [...document.querySelectorAll('[role="button"]')].find((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      return button.contains(over);
    }),
  );

/** Whether a sheet is open in the app. */
const hasSheet = (frame: Frame) =>
  frame.evaluate(() =>
    [...document.querySelectorAll('[data-drag-areas]:not([inert])')].some(
      (sheet) => sheet.getBoundingClientRect().top < innerHeight - 20,
    ),
  );

/**
 * Asserts that an app at rest is readable and reachable in both modes.
 *
 * @returns the HTML of the app afterwards
 */
async function expectGoodLooks(page: Page, frame: Frame): Promise<string> {
  const before = await page.locator('html').getAttribute('data-theme');
  const other = before === 'light' ? 'dark' : 'light';
  await restOf(frame);
  expect.soft(await frame.evaluate(APP_FAULTS), before ?? '').toEqual([]);
  await setMode(page, other);
  const seen = await restOf(frame);
  expect.soft(await frame.evaluate(APP_FAULTS), other).toEqual([]);
  return seen;
}

/** Asserts that an app shows its sheet, reacts to a press, and is readable. */
async function expectToWork(
  page: Page,
  frame: Frame,
  shows?: string,
): Promise<void> {
  const before = await expectGoodLooks(page, frame);
  const isShown = await hasSheet(frame);
  const button = (await firstButton(frame)).asElement();
  if (button) {
    await button.click();
    await expect.poll(() => restOf(frame)).not.toBe(before);
    await expectGoodLooks(page, frame);
  }
  if (shows !== undefined) {
    await expect(frame.getByText(shows).first()).toBeVisible();
  } else if (!isShown) {
    await expect.poll(() => hasSheet(frame)).toBe(true);
  }
}

// Sheets jump to their target. Other specs test movement.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  allowedThroughout: [/Reduced motion/i],
  viewport: { width: 1440, height: 900 },
});

test('APP_FAULTS finds each kind of fault', async ({ page }) => {
  await resize(page, 320, 560);
  await page.setContent(`<style>
      * { position: absolute; margin: 0 } body { inset: 0 }
      div { top: 300px; width: 80px; height: 30px; overflow: hidden }
    </style>
    <p style="top: 100px">Good</p>
    <p style="top: 140px; color: #777">Faint</p>
    <p style="top: 10px">High</p>
    <p style="top: 540px; left: 150px">Low</p>
    <div><button style="width: 120px">Wide</button></div>`);
  expect(await page.evaluate(APP_FAULTS)).toEqual([
    'contrast 4.5: text "Faint"',
    'below the status bar: text "High"',
    'below the home indicator: text "Low"',
    'cut: control "Wide"',
  ]);
});

for (let part = 1; part <= PARTS; part += 1) {
  test(`each sample runs and reacts to a press: ${part} of ${PARTS}`, async ({
    page,
    outsideRequests,
  }) => {
    const samples: { readonly id: string; readonly fence: Fence }[] = [];
    for (const { route, fences } of pagesOf(part)) {
      const html = await (await page.request.get(route)).text();
      const ids = [...html.matchAll(/ data-sample-id="?([\w-]+)/g)];
      expect(ids, route).toHaveLength(fences.length);
      fences.forEach((fence, index) => {
        samples.push({ fence, id: ids[index]?.[1] ?? '' });
      });
    }
    // One page runs all samples, with two buttons in turn: each ends the other's
    // sample.
    await open(page, HOST);
    for (const [index, { id, fence }] of samples.entries()) {
      await test.step(`${fence.file}:${fence.line}`, async () => {
        const turn = index % 2;
        await page
          .locator('[data-sample-id]')
          .nth(turn)
          .evaluate((button, name) => {
            button.setAttribute('data-sample-id', name);
          }, id);
        await expectToWork(page, await run(page, turn), fence.meta.shows);
      });
    }
    expect(outsideRequests()).toEqual([]);
  });
}

/** Controls of an app that the play sign of its poster covers. */
const coveredBy = (demo: Locator, frame: Frame) =>
  demo
    .evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--badge'),
    )
    .then((badge) =>
      frame.evaluate((share) => {
        const [x, y, radius] = [160, 576 * Number(share) - 8, 38];
        return [...document.querySelectorAll('input, [role="button"]')]
          .filter((control) => {
            const rect = control.getBoundingClientRect();
            return (
              rect.height < innerHeight / 2 &&
              rect.right > x - radius &&
              rect.left < x + radius &&
              rect.bottom > y - radius &&
              rect.top < y + radius
            );
          })
          .map(({ textContent }) => textContent);
      }, badge),
    );

test('each demo runs in its page', async ({ page }) => {
  await open(page, '');
  for (const route of new Set(DEMOS.map(routeOfDemo))) {
    // The landing page's phone runs what the URL names.
    if (/^(#|$)/.test(route)) await page.goto(route);
    else await (await addLink(page, BASE_PATH + route)).click();
    for (const name of DEMOS.filter((one) => routeOfDemo(one) === route)) {
      await test.step(name, async () => {
        const screen = await start(page, name);
        // A frame out of sight draws nothing.
        await center(screen);
        const demo = demoOf(page, name);
        await expect(demo.locator('[data-screen] > img')).toHaveCount(0);
        await expect(demo.getByRole('alert')).toHaveCount(0);
        await expect(screen).toHaveText(/./);
        const frame = await frameOf(demo);
        expect.soft(await coveredBy(demo, frame)).toEqual([]);
        await expectGoodLooks(page, frame);
        await (await firstButton(frame)).asElement()?.press('Enter');
        // What the press changes may begin to move a few frames later.
        await waitForFrames(page, 5);
        await expectGoodLooks(page, frame);
      });
    }
  }
});
