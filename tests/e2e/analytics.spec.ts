import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';
import { heading, nextPage } from './shell';
import { HOSTED_URL } from './sites';

/** Arguments of every gtag call so far, which the queue holds for the script. */
const calls = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) =>
      Array.from(entry),
    ),
  );

test.describe('sections 1 and 7, page views', () => {
  // @spec 1.12 3.9 7.10 10.5
  test('are sent with IP anonymization on, on each route change in path, query or hash, while the script does not answer', async ({
    page,
    context,
    outsideRequests,
  }) => {
    await context.route('**/*googletagmanager.com/**', () => undefined);
    await page.goto(`${HOSTED_URL}usage`, { waitUntil: 'commit' });
    await hydrated(page);
    expect(outsideRequests().join('\n')).toContain(
      'https://www.googletagmanager.com/gtag/js?id=G-TEST000000',
    );
    expect(await calls(page)).toContainEqual([
      'config',
      'G-TEST000000',
      { anonymize_ip: true },
    ]);
    const views = async () =>
      (await calls(page)).filter(
        ([kind, name]) => kind === 'event' && name === 'page_view',
      ).length;
    const before = await views();
    await page.locator('.table-of-contents a').first().click();
    await expect.poll(views).toBe(before + 1);
    await nextPage(page).click();
    await expect(heading(page)).toHaveText('BottomSheet props');
    await expect.poll(views).toBe(before + 2);
    await page.evaluate(() => {
      window.history.pushState({}, '', `${window.location.pathname}?from=test`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect.poll(views).toBe(before + 3);
  });
});
