import type { Page } from '@playwright/test';
import { drawn, expect, open, test } from './fixtures';
import { hold } from './hold';
import { heading, nextPage, sidebar } from './shell';

// @spec 4.22 4.23 9.3
test('section 4 and 9, progress bar: it starts 200 ms after a route change to a different path and completes when the route is done', async ({
  page,
}) => {
  await open(page, 'usage');
  await page.clock.install();
  await page.locator('.table-of-contents a').first().click();
  await expect(page).toHaveURL(/#/);
  await page.clock.runFor(1000);
  const bar = page.locator('#nprogress');
  await expect(bar).toHaveCount(0);

  const release = await hold(page, '**/props');
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

test.describe('section 7, route code chunks', () => {
  /** Notes how often the next page's file is asked for. */
  const noteRequests = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) asked.push(request.url());
    });
    return () => asked.filter((url) => url.endsWith('/props')).length;
  };

  // @spec 7.11 7.12
  test('are prefetched when a link is in view', async ({ page }) => {
    const requests = noteRequests(page);
    await open(page, 'usage');
    await nextPage(page).scrollIntoViewIfNeeded();
    await expect.poll(requests).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['a 2g connection', { effectiveType: '2g', saveData: false }],
    ['data saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    // @spec 7.13
    test(`are not prefetched on ${name}, yet load when followed`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const requests = noteRequests(page);
      await open(page, 'usage');
      await nextPage(page).hover();
      await drawn(page);
      expect(requests()).toBe(0);
      await nextPage(page).click();
      await expect(page).toHaveURL(/\/props$/);
      await expect(heading(page)).toBeVisible();
    });
  }
});

// @spec 4.17 9.4 9.5
test('section 4 and 9, collapsible section: it animates its height for a duration computed from it, and for 1 ms when the reader prefers reduced motion', async ({
  page,
}) => {
  await open(page, 'usage');
  const category = sidebar(page)
    .locator('.theme-doc-sidebar-item-category')
    .last();
  const durationOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await category.locator('[aria-expanded]').first().click();
    const list = category.locator('ul').first();
    return list.evaluate(
      (one) => parseFloat(getComputedStyle(one).transitionDuration) * 1000,
    );
  };
  expect(await durationOf('no-preference')).toBeGreaterThan(50);
  expect(await durationOf('reduce')).toBeLessThanOrEqual(1);
});
