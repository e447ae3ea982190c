// What the demos leave behind in the page: nothing.
import type { CDPSession, Page } from '@playwright/test';
import { drawn, expect, open, saveData, test } from './fixtures';
import { demoOf, pageOf, run, start } from './liveDemo';

test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }) => {
  // No page is prefetched: each adds listeners, at a time that nothing tells.
  await saveData(page);
});

interface Left {
  readonly listeners: number;
  readonly nodes: number;
  readonly sheets: number;
  readonly rules: number;
}

/** What the page holds after its garbage has been collected. */
async function countOnce(page: Page, client: CDPSession): Promise<Left> {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const metric = (name: string) =>
    metrics.find((one) => one.name === name)?.value ?? NaN;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...(await page.evaluate(() => ({
      sheets: document.styleSheets.length,
      rules: [...document.styleSheets].reduce(
        (sum, sheet) => sum + sheet.cssRules.length,
        0,
      ),
    }))),
  };
}

/** What the page holds at rest: a list draws its rows a few at a time. */
async function countLeft(page: Page, client: CDPSession): Promise<Left> {
  let left = await countOnce(page, client);
  await expect(async () => {
    await drawn(page);
    const before = left;
    left = await countOnce(page, client);
    expect(left).toEqual(before);
  }).toPass({ timeout: 15_000 });
  return left;
}

/**
 * Restarts a demo, each time once what it shows has been there for some frames.
 *
 * @returns how often the demo was another one afterwards
 */
async function mountAgain(demo: Element, times: number): Promise<number> {
  const reset = [...demo.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Restart',
  );
  const control = () => demo.querySelector('[data-screen] [role=button]');
  let mounted = 0;
  for (let time = 0; time < times; time += 1) {
    const before = control();
    reset?.click();
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      if (control() === null) frame = 0;
    }
    if (control() !== before) mounted += 1;
  }
  return mounted;
}

const MOUNTS = 25;
/** Mounts before the first count: what is made once may stay. */
const WARM_UP = 5;
/** Less than one listener, and a few elements of a demo's, for each mount. */
const SLACK = { listeners: 10, nodes: 30 };

test.describe('mounts leave nothing behind, however many', () => {
  test.slow();

  /**
   * The browser may hold the page that it left last until it leaves another:
   * `again` mounts once more and counts. What a mount leaves behind stays.
   */
  const expectNothingLeft = (before: Left, again: () => Promise<Left>) =>
    expect(async () => {
      const after = await again();
      expect(after.sheets).toBe(before.sheets);
      expect(after.rules).toBe(before.rules);
      expect(after.listeners).toBeLessThan(before.listeners + SLACK.listeners);
      expect(after.nodes).toBeLessThan(before.nodes + SLACK.nodes);
    }).toPass({ timeout: 30_000 });

  for (const name of ['backdrop', 'modal-stack', 'flat-list']) {
    test(`${name}, by reset`, async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      const screen = await run(page, name);
      const mount = async (times: number) => {
        const mounted = await demoOf(page, name).evaluate(mountAgain, times);
        expect(mounted).toBe(times);
        await expect(screen.getByRole('button').first()).toBeVisible();
        return countLeft(page, client);
      };
      const before = await mount(WARM_UP);
      await mount(MOUNTS);
      await expectNothingLeft(before, () => mount(1));
    });
  }

  test('backdrop, by going to another page and back', async ({ page }) => {
    test.setTimeout(240_000);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await open(page, pageOf('backdrop'));
    const visit = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await start(page, 'backdrop');
        await page.locator('.pagination-nav__link--next').click();
        await expect(page.locator('[data-demo="backdrop"]')).toHaveCount(0);
        await page.goBack();
        await expect(demoOf(page, 'backdrop')).toBeVisible();
      }
      return countLeft(page, client);
    };
    const before = await visit(WARM_UP);
    await visit(MOUNTS);
    await expectNothingLeft(before, () => visit(1));
  });
});
