// What the demos leave behind on the way to another page: nothing.
import { drawn, expect, open, saveData, test } from './fixtures';
import { demoOf, pageOf, start } from './liveDemo';
import { nextPage } from './shell';

/** Visits before the first count, since what is made once may stay, and after. */
const [WARM_UP, VISITS] = [3, 8];
/** Less than one listener, and a few elements of the demo's, for each visit. */
const SLACK = { listeners: 6, nodes: 16 };

test('visits of a page whose demo is run leave nothing behind, however many', async ({
  page,
}) => {
  test.slow();
  // No page is prefetched: each adds listeners, at a time that nothing tells.
  await saveData(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await open(page, pageOf('backdrop'));

  const visit = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await start(page, 'backdrop');
      await nextPage(page).click();
      await expect(page.locator('[data-demo="backdrop"]')).toHaveCount(0);
      await page.goBack();
      await expect(demoOf(page, 'backdrop')).toBeVisible();
    }
    await drawn(page);
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) =>
      metrics.find((one) => one.name === name)?.value ?? NaN;
    return {
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      rules: await page.evaluate(() =>
        [...document.styleSheets].map(({ cssRules }) => cssRules.length),
      ),
    };
  };

  const before = await visit(WARM_UP);
  await visit(VISITS);
  // The browser may hold the page that it left last until it leaves another.
  await expect(async () => {
    const after = await visit(1);
    expect(after.rules).toEqual(before.rules);
    expect(after.listeners).toBeLessThan(before.listeners + SLACK.listeners);
    expect(after.nodes).toBeLessThan(before.nodes + SLACK.nodes);
  }).toPass({ timeout: 30_000 });
});
