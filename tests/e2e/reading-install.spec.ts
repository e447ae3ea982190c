import type { Locator, Page } from '@playwright/test';
import { PACKAGE_MANAGERS } from '../../src/data/packageManagers';
import { expect, open, test } from './fixtures';

const PAGE = 'usage';
const KEY = 'package-manager';

const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });

/** The commands that can be seen, one per group of tabs. */
const commands = (page: Page) =>
  page.locator('[role=tabpanel] code:visible').allTextContents();

test.describe('install tabs', () => {
  test('all commands are in the HTML', async ({ request }) => {
    const html = await (await request.get(PAGE)).text();
    for (const { install } of PACKAGE_MANAGERS) {
      expect(html.replace(/<[^>]+>/g, '')).toContain(
        `${install} "@gorhom/bottom-sheet@^5.2.14"`,
      );
    }
  });

  test('Expo is shown first, and one choice holds for all pages', async ({
    page,
  }) => {
    await open(page, PAGE);
    expect((await commands(page)).join()).toMatch(/^npx expo install/);
    await tab(page, 'pnpm').first().click();
    const shown = await commands(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((command) => command.startsWith('pnpm add'))).toBe(true);

    await open(page, 'v4/usage');
    expect((await commands(page)).join()).toMatch(/^pnpm add/);
    await expect(tab(page, 'pnpm').first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('the choice is there before any script file', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'bun');
    }, KEY);
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(PAGE);
    expect((await commands(page)).join()).toMatch(/^bun add/);
  });

  test('a stored value that is not a manager is ignored', async ({ page }) => {
    await page.addInitScript((key) => {
      localStorage.setItem(key, 'cocoapods');
    }, KEY);
    await open(page, PAGE);
    expect((await commands(page)).join()).toMatch(/^npx expo install/);
  });

  test('another browser tab follows', async ({ page, context }) => {
    await open(page, PAGE);
    const other = await context.newPage();
    await open(other, 'v4/usage');
    await tab(page, 'Yarn').first().click();
    await expect(tab(other, 'Yarn').first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect((await commands(other)).join()).toMatch(/^yarn add/);
  });

  test('the keyboard moves and selects; Tab passes in one step', async ({
    page,
  }) => {
    await open(page, PAGE);
    await tab(page, 'Expo').first().focus();
    for (const [key, name] of [
      ['ArrowRight', 'npm'],
      ['End', 'Bun'],
      ['ArrowRight', 'Expo'],
      ['ArrowLeft', 'Bun'],
      ['Home', 'Expo'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name).first()).toBeFocused();
      await expect(tab(page, name).first()).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
  });

  test('each tab and its panel name each other', async ({ page }) => {
    await open(page, PAGE);
    for (const { label } of PACKAGE_MANAGERS) {
      const button = tab(page, label).first();
      await button.click();
      await expect(
        page.getByRole('tabpanel', { name: label }).first(),
      ).toBeVisible();
      const id = await button.getAttribute('aria-controls');
      const named = await button.getAttribute('id');
      await expect(page.locator(`[id="${String(id)}"]`)).toHaveAttribute(
        'aria-labelledby',
        String(named),
      );
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Expo command is shown and no dead control', async ({ page }) => {
    await page.goto(PAGE);
    expect((await commands(page)).join()).toMatch(/^npx expo install/);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(
      page
        .locator('main')
        .getByRole('button', { name: /copy|wrap|demo|reset/i }),
    ).toHaveCount(0);
  });
});
