import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { field, hit, hits, modal, options, provider, search } from './search';
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

/** Uses everything that is remembered, and expects each to take effect. */
async function useEverything(page: Page): Promise<void> {
  const html = page.locator('html');
  const before = await html.getAttribute('data-theme');
  await page
    .getByRole('button', { name: /Switch between dark and light mode/ })
    .click();
  await expect(html).not.toHaveAttribute('data-theme', before ?? '');

  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(
    page.locator('[role=tabpanel] code:visible').first(),
  ).toContainText('pnpm add');

  const bar = page.getByRole('banner').filter({ hasText: 'An announcement' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();

  await page.locator('.navbar .dropdown').hover();
  await page.locator('.navbar .dropdown__link').nth(1).click();
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
        },
        method === 'every'
          ? ['getItem', 'setItem', 'removeItem', 'key', 'clear']
          : [method],
      );
      await open(page, `${HOSTED_URL}usage`);
      await useEverything(page);
      // Logged and ignored.
      expect(problems.join('\n')).toContain('The storage is full');
    });
  }

  test('no storage for the session: nothing needs it', async ({ page }) => {
    await provider(page, () => hits(hit()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, `${HOSTED_URL}usage`);
    await useEverything(page);
    const used = await page.evaluate(() => Object.keys(localStorage).sort());
    // A key that is missing from the list above would go untested.
    expect(KEYS).toEqual(expect.arrayContaining(used));
    expect(used.length).toBeGreaterThan(4);
  });
});

for (const garbage of ['', '{', 'null', '[{"url":7}]', '"><script>', 'v1']) {
  // @spec 8.17
  test(`garbage of an older release in every key counts as nothing: ${garbage}`, async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/console warning: The stored list .* cannot be read/);
    await provider(page, () => hits(hit()));
    await page.addInitScript(
      ([value, ...keys]) => {
        if (sessionStorage.getItem('planted') !== null) return;
        sessionStorage.setItem('planted', 'yes');
        for (const key of keys) {
          localStorage.setItem(key, value ?? '');
          sessionStorage.setItem(key, value ?? '');
        }
      },
      [garbage, ...KEYS],
    );
    await open(page, `${HOSTED_URL}usage`);
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      /^(?:light|dark)$/,
    );
    await expect(
      page.locator('[role=tabpanel] code:visible').first(),
    ).toContainText('npx expo install');
    await search(page);
    await expect(modal(page)).toContainText('No recent searches');
    await page.keyboard.press('Escape');
    await useEverything(page);
  });
}
