import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import {
  field,
  hit,
  hits,
  modal,
  options,
  mockAlgolia,
  search,
} from './search';
import { chooseVersion, modeSwitch, buttonIn } from './siteLayout';
import { HOSTED_URL } from './sites';

test.use({
  outsideIsAnswered: true,
  allowedThroughout: [/: The stored list|: .*(?:storage|quota)/is],
});

/** The first install command that is shown. */
const command = (page: Page) =>
  page.locator('[data-install-commands] code > span:visible').first();

const announcement = (page: Page) =>
  page.getByRole('banner').filter({ hasText: 'An announcement' });

const closeAnnouncement = async (page: Page) => {
  await buttonIn(announcement(page), 'Close').click();
  await expect(announcement(page)).toBeHidden();
};

test('every setting works for the visit when storage throws', async ({
  page,
}) => {
  await mockAlgolia(page, () => hits(hit()));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('The storage is full'),
  );
  await page.addInitScript(() => {
    const fail = (): never => {
      throw new DOMException('The storage is full', 'QuotaExceededError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'])
      Reflect.set(Storage.prototype, method, fail);
    // Some browsers refuse access to the whole storage.
    Object.defineProperty(window, 'sessionStorage', { get: fail });
  });
  await open(page, `${HOSTED_URL}usage`);
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await modeSwitch(page).click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');
  await page.getByRole('radio', { name: 'pnpm' }).first().check();
  await expect(command(page)).toContainText('pnpm expo install');
  await closeAnnouncement(page);
  await chooseVersion(page, 1);
  await expect(page).toHaveURL(/\/v4\/usage$/);
  await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
  await page.mouse.move(600, 500);
  await search(page, 'props');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/props$/);
  await expect(modal(page)).toHaveCount(0);
  await search(page);
  await expect(field(page)).toHaveValue('');
  // The site logs the error and goes on.
  await logged;
});

test('the color mode follows the system when storage is blocked', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('usage', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
  }
});

test('an unknown value in the query string changes nothing', async ({
  page,
}) => {
  await open(
    page,
    'usage?docusaurus-data-install=x&docusaurus-theme=x#install',
  );
  await expect(command(page)).toContainText('npx expo install');
  await expect(page.locator('html')).toHaveAttribute(
    'data-theme',
    /light|dark/,
  );
});

test('malformed stored values are ignored', async ({ page }) => {
  await page.goto(`${HOSTED_URL}blog/tags`);
  for (const garbage of ['{', 'null', '[{"url":7}]']) {
    await page.evaluate((value) => {
      for (const key of [
        'theme',
        'package-manager',
        'docs-preferred-version-default',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        '__DOCSEARCH_RECENT_SEARCHES__react-native-bottom-sheet',
        '__DOCSEARCH_FAVORITE_SEARCHES__react-native-bottom-sheet',
      ]) {
        localStorage.setItem(key, value);
        sessionStorage.setItem(key, value);
      }
    }, garbage);
    await open(page, `${HOSTED_URL}usage`);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      /^(?:light|dark)$/,
    );
    await expect(command(page), garbage).toContainText('npx expo install');
    await search(page);
    await expect(modal(page), garbage).toContainText('No recent searches');
    await page.keyboard.press('Escape');
  }
});

test('a closed announcement stays closed until its id changes', async ({
  page,
}) => {
  const KEY = 'docusaurus.announcement.id';
  await open(page, `${HOSTED_URL}usage`);
  await closeAnnouncement(page);
  await page.reload();
  await expect(announcement(page)).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
    'announcement-under-test',
  );
  await page.evaluate((key) => {
    localStorage.setItem(key, 'an-older-one');
  }, KEY);
  await page.reload();
  await expect(announcement(page)).toBeVisible();
});
