import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, hits, modal, options, provider, search } from './search';
import { chooseVersion, modeSwitch } from './shell';
import { HOSTED_URL } from './sites';

test.use({ outsideIsAnswered: true });

/** Every key that the site writes. */
const KEYS = [
  'theme',
  'package-manager',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  '__DOCSEARCH_RECENT_SEARCHES__react-native-bottom-sheet',
  '__DOCSEARCH_FAVORITE_SEARCHES__react-native-bottom-sheet',
];

/** The first install command that is shown. */
const command = (page: Page) =>
  page.locator('[data-commands] code > span:visible').first();

/** Uses everything that is remembered, and expects each to take effect. */
async function tryEverything(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await modeSwitch(page).click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');

  await page.getByRole('radio', { name: 'pnpm' }).first().check();
  await expect(command(page)).toContainText('pnpm expo install');

  const bar = page.getByRole('banner').filter({ hasText: 'An announcement' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

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
  await page.keyboard.press('Escape');
}

test.describe('storage that cannot be used', () => {
  for (const [name, method] of [
    ['full', 'setItem'],
    ['throwing when read and written', 'every'],
  ] as const) {
    // @spec 8.17
    test(`${name}: everything works for the visit, no error goes uncaught`, async ({
      page,
      allowedProblems,
      problems,
    }) => {
      allowedProblems.push(
        /console (?:error|warning): .*(?:storage|quota)/is,
        /console warning: The stored list/,
      );
      await provider(page, () => hits(hit()));
      await page.addInitScript(
        (methods) => {
          const fail = (): never => {
            throw new DOMException('The storage is full', 'QuotaExceededError');
          };
          for (const method of methods)
            Reflect.set(Storage.prototype, method, fail);
          // Some browsers refuse it whole.
          if (methods.length > 1) {
            Object.defineProperty(window, 'sessionStorage', { get: fail });
          }
        },
        method === 'every'
          ? ['getItem', 'setItem', 'removeItem', 'key', 'clear']
          : [method],
      );
      await open(page, `${HOSTED_URL}usage`);
      await tryEverything(page);
      // Logged and ignored.
      expect(problems.join('\n')).toContain('The storage is full');
    });
  }
});

// @spec 8.17
test('garbage of an older release in every key counts as nothing', async ({
  page,
  allowedProblems,
}) => {
  test.slow();
  allowedProblems.push(/console warning: The stored list .* cannot be read/);
  await provider(page, () => hits(hit()));
  await page.goto(`${HOSTED_URL}blog/tags`);
  for (const garbage of ['{', 'null', '[{"url":7}]']) {
    await page.evaluate(
      ([value, keys]) => {
        for (const key of keys) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      },
      [garbage, KEYS] as const,
    );
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
  await tryEverything(page);
  const used = await page.evaluate(() => Object.keys(localStorage).sort());
  // A key that is missing from the list above would go untested.
  expect(KEYS).toEqual(expect.arrayContaining(used));
  expect(used.length).toBeGreaterThan(4);
});

// @spec 2.38 3.6 4.10 4.11 4.12
test('section 4, announcement bar: it may be closed; the dismissal is remembered for its id, a new id shows it again', async ({
  page,
}) => {
  const bar = page.getByRole('banner').filter({ hasText: 'An announcement' });
  const KEY = 'docusaurus.announcement.id';
  await open(page, `${HOSTED_URL}usage`);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
    'announcement-under-test',
  );
  await page.evaluate((key) => {
    localStorage.setItem(key, 'an-older-one');
  }, KEY);
  await page.reload();
  await expect(bar).toBeVisible();
});
