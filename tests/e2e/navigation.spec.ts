import { waitForFrames, expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import { expectHeading, markDocument, nextPage } from './siteLayout';
import { BASE_PATH } from './sites';

test('the progress bar appears after 200 ms', async ({ page }) => {
  await open(page, 'usage');
  await page.clock.install();
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(1000);
  const bar = page.locator('#nprogress');
  await expect(bar).toHaveCount(0);

  const release = await holdRequests(page, '**/props');
  await page.clock.pauseAt(Date.now() + 60_000);
  await nextPage(page).dispatchEvent('click');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeAttached();
  await page.clock.resume();
  await release();
  await expect(page).toHaveURL(/\/props$/);
  await expect(bar).toHaveCount(0);
});

test('a link with a download attribute does not navigate', async ({ page }) => {
  await open(page, 'usage');
  const isSame = await markDocument(page);
  await nextPage(page).evaluate((link) => {
    link.setAttribute('download', 'props.html');
  });
  const download = page.waitForEvent('download');
  await nextPage(page).click();
  expect((await download).suggestedFilename()).toBe('props.html');
  await expectHeading(page, 'Install and first sheet');
  expect(await isSame()).toBe(true);

  await test.step('a URL that ends in .html or /index.html shows its page', async () => {
    for (const [route, title] of [
      ['props.html', 'BottomSheet props'],
      ['methods/index.html', 'BottomSheet methods'],
    ] as const) {
      // The host may redirect by itself: the router's own rule is under test.
      await page.evaluate((path) => {
        window.history.pushState({}, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, BASE_PATH + route);
      await expectHeading(page, title);
    }
  });
});

test('a failed prefetch does not prevent navigation', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource|Failed to fetch/);
  await open(page, 'usage');
  const isSame = await markDocument(page);
  await page.route('**/props', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await nextPage(page).dispatchEvent('touchstart');
  await failed;
  await page.unroute('**/props');
  await nextPage(page).click();
  await expectHeading(page, 'BottomSheet props');
  expect(await isSame()).toBe(true);
});

for (const [name, connection] of [
  ['prefetched when a link is in view', { effectiveType: '4g' }],
  ['not prefetched on a 2g connection', { effectiveType: '2g' }],
  ['not prefetched on data saver', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`the next page is ${name}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    let requests = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/props')) requests += 1;
    });
    await open(page, 'usage');
    if (name.startsWith('not')) {
      await nextPage(page).hover();
      await waitForFrames(page);
      expect(requests).toBe(0);
    } else {
      await nextPage(page).scrollIntoViewIfNeeded();
      await expect.poll(() => requests).toBeGreaterThan(0);
    }
    await nextPage(page).click();
    await expect(page).toHaveURL(/\/props$/);
    await expectHeading(page, 'BottomSheet props');
  });
}
