import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

const BUILD = join(__dirname, '../../build');

/** Arguments of every gtag call so far; the queue holds them until it loads. */
const calls = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).map((entry) =>
      Array.from(entry),
    ),
  );

test.describe('sections 1 and 7, page views', () => {
  // @spec 1.12 3.9 10.5
  test('are sent with IP anonymization on', async ({
    page,
    outsideRequests,
  }) => {
    await open(page, `${HOSTED_URL}usage`);
    expect(outsideRequests().join('\n')).toContain(
      'https://www.googletagmanager.com/gtag/js?id=G-TEST000000',
    );
    expect(await calls(page)).toContainEqual([
      'config',
      'G-TEST000000',
      { anonymize_ip: true },
    ]);
  });

  // @spec 7.10
  test('go out on each route change in path, query or hash', async ({
    page,
  }) => {
    const views = async () =>
      (await calls(page)).filter(
        ([kind, name]) => kind === 'event' && name === 'page_view',
      ).length;
    await open(page, `${HOSTED_URL}usage`);
    const before = await views();
    await page.locator('.table-of-contents a').first().click();
    await expect.poll(views).toBe(before + 1);
    await page.locator('.pagination-nav__link--next').click();
    await expect.poll(views).toBe(before + 2);
    await page.evaluate(() => {
      window.history.pushState({}, '', `${window.location.pathname}?from=test`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect.poll(views).toBe(before + 3);
  });

  // @spec 1.13 7.14
  test('a build without a tracking id has no analytics code and asks nobody else', async ({
    page,
    outsideRequests,
  }) => {
    const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(html|js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(
        /googletagmanager|gtag\(|google-analytics/,
      );
    }
    await open(page, 'usage');
    await open(page, 'blog');
    expect(outsideRequests()).toEqual([]);
  });
});
