import type { Page } from '@playwright/test';
import { part } from './projectCheck';
import { expect, hydrated, open, test } from './fixtures';
import { hold } from './hold';
import { brokenWords } from './overlaps';
import { clipboard, entry } from './shell';
import { makeUnusual } from './unusualBrowser';

const PAGE = 'usage';
const KEY = 'package-manager';
/** A command may be broken between words. */
const WORD = '\\S+';

const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).first();

/** The label of a radio, which is what readers see of it. */
const choose = (page: Page, name: string) =>
  page
    .locator('label', { has: radio(page, name) })
    .first()
    .click();

/** The install commands that can be seen. */
async function commands(page: Page): Promise<string[]> {
  const texts = await page.locator('main pre:visible').allInnerTexts();
  return texts.filter((text) => text.includes('@gorhom/bottom-sheet@'));
}

const first = async (page: Page) => (await commands(page))[0]?.trim();

const store = (page: Page, value: string) =>
  page.evaluate(
    ([key, stored]) => {
      localStorage.setItem(key, stored);
    },
    [KEY, value] as const,
  );

test.describe('install commands', () => {
  test('Expo and npm come first; one choice of each holds for all pages', async ({
    page,
  }) => {
    await open(page, PAGE);
    expect(await first(page)).toMatch(/^npx expo install /);
    await expect(radio(page, 'Expo')).toBeChecked();
    await expect(radio(page, 'npm')).toBeChecked();

    await choose(page, 'pnpm');
    expect(await first(page)).toBe(
      'pnpm expo install "@gorhom/bottom-sheet@^5.2.14" react-native-reanimated react-native-worklets react-native-gesture-handler',
    );
    await open(page, '');
    expect(await first(page)).toMatch(/^pnpm expo install /);
    await choose(page, 'React Native CLI');
    expect(await first(page)).toMatch(/^pnpm add .*react-native-worklets@~/);

    await open(page, 'v4/usage');
    const shown = await commands(page);
    expect(shown).toHaveLength(1);
    expect(shown.every((text) => text.startsWith('pnpm add'))).toBe(true);
    await expect(radio(page, 'React Native CLI')).toBeChecked();
    await expect(radio(page, 'pnpm')).toBeChecked();
    await page.reload();
    await expect(radio(page, 'pnpm')).toBeChecked();
  });

  test('it says which releases the command is for', async ({ page }) => {
    await makeUnusual(page);
    await open(page, '');
    const hero = page.locator('[data-hero]');
    await expect(hero.getByText('Expo SDK 54 to 58')).toBeVisible();
    await choose(page, 'React Native CLI');
    await expect(hero.getByText('Expo SDK 54 to 58')).toBeHidden();
    await expect(hero.getByText(/^React Native 0\.88/)).toBeVisible();
    await hero
      .getByRole('link', { name: 'Other React Native releases' })
      .click();
    await expect(page).toHaveURL(/\/usage#install-without-expo$/);
  });

  test('the choice is there before any script file', async ({
    page,
    allowedProblems,
  }) => {
    allowedProblems.push(/404/);
    await page.goto('404.html');
    await store(page, 'cli-bun');
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(PAGE);
    expect(await first(page)).toMatch(/^bun add /);
  });

  test('what older releases or others have stored shows a command, and can be changed', async ({
    page,
  }) => {
    await open(page, PAGE);
    for (const [stored, shown, then] of [
      ['cli-cocoapods', 'npx expo install ', 'pnpm expo install'],
      // What releases with one list of both stored.
      ['expo', 'npx expo install ', 'pnpm expo install'],
      ['yarn', 'yarn add ', 'pnpm add'],
    ] as const) {
      await store(page, stored);
      await page.reload();
      await hydrated(page);
      expect(await first(page), stored).toContain(shown);
      await choose(page, 'pnpm');
      await page.reload();
      expect(await first(page), stored).toContain(then);
    }
  });

  test('another browser tab follows, at once or on its way to a page', async ({
    page,
    context,
  }) => {
    await makeUnusual(page);
    await open(page, PAGE);
    const other = await context.newPage();
    await open(other, 'v4/usage');
    const late = await context.newPage();
    await open(late, 'props');
    await choose(page, 'Yarn');
    await choose(page, 'React Native CLI');
    await expect(radio(other, 'Yarn')).toBeChecked();
    await expect(radio(other, 'React Native CLI')).toBeChecked();
    expect(await first(other)).toMatch(/^yarn add/);
    await entry(late, 'Install').click();
    await expect(radio(late, 'Yarn')).toBeChecked();
    expect(await first(late)).toMatch(/^yarn add/);
  });

  test('the choices of a page agree, each is a named group, and the shown command is copied', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    await radio(page, 'Expo').focus();
    await page.keyboard.press('ArrowRight');
    expect(await first(page)).toMatch(/^npm install/);
    await page
      .getByRole('button', { name: /^Copy React Native/ })
      .first()
      .click();
    await expect.poll(() => clipboard(page)).toBe(await first(page));

    await choose(page, 'Expo');
    const managers = page.getByRole('group', { name: 'Package manager' });
    await expect(managers).toHaveCount(2);
    await managers.nth(1).getByRole('radio', { name: 'Yarn' }).check();
    await expect(radio(page, 'Yarn')).toBeChecked();
    expect(await first(page)).toMatch(/^yarn expo install/);
  });

  test('a press before the scripts run is kept', async ({ page }) => {
    const release = await hold(page, '**/assets/js/**');
    await page.goto(PAGE, { waitUntil: 'commit' });
    await choose(page, 'pnpm');
    await release();
    await expect.poll(() => first(page)).toMatch(/^pnpm expo install/);
    await expect(radio(page, 'pnpm')).toBeChecked();
  });

  test('no package name is broken at any width', async ({ page }) => {
    for (const route of ['', PAGE]) {
      await open(page, route);
      await page.locator('main details').evaluateAll((all) => {
        all.forEach((details) => {
          details.setAttribute('open', '');
        });
      });
      expect((await commands(page)).length).toBeGreaterThan(0);
      if (route === PAGE) {
        await part(page)
          .getByRole('button', { name: 'Pick a release' })
          .click();
        await expect(part(page).locator('pre')).toBeVisible();
      }
      for (const platform of ['React Native CLI', 'Expo']) {
        await choose(page, platform);
        for (const width of [390, 1024]) {
          await page.setViewportSize({ width, height: 900 });
          expect(
            await page
              .locator(
                'main pre:visible:has-text("@gorhom/bottom-sheet@"), [data-project-check] pre:visible',
              )
              .evaluateAll(brokenWords, WORD),
            `/${route}, ${platform}, ${width} px`,
          ).toEqual([]);
        }
      }
    }
  });
});
