import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import { holdRequests } from './hold';
import { clipboard, sidebarLink, buttonIn, linkIn } from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

const radio = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).first();

/** Presses the label of a radio button, whose input is hidden. */
const choose = (page: Page, name: string) =>
  page
    .locator('label', { has: radio(page, name) })
    .first()
    .click();

/** The first visible install command. */
const command = (page: Page) =>
  page
    .locator('main pre')
    .filter({ hasText: '@gorhom/bottom-sheet@', visible: true })
    .first();

/** Asserts how the shown command begins, and which radio buttons say so. */
async function expectChoice(page: Page, text: RegExp, ...names: string[]) {
  await expect(command(page)).toHaveText(text, { useInnerText: true });
  for (const name of names) await expect(radio(page, name)).toBeChecked();
}

test('an install choice applies to every command and page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await emulateOldBrowser(page);
  await open(page, 'usage');

  await test.step('arrow keys choose the framework', async () => {
    await expectChoice(page, /^npx expo install /, 'Expo', 'npm');
    await radio(page, 'Expo').focus();
    await page.keyboard.press('ArrowRight');
    await expectChoice(page, /^npm install /, 'React Native CLI');
  });

  await test.step('the shown command is copied', async () => {
    await buttonIn(page, /^Copy React Native/)
      .first()
      .click();
    await expect
      .poll(() => clipboard(page))
      .toBe((await command(page).innerText()).trim());
  });

  await test.step('a package manager applies to the whole page', async () => {
    await choose(page, 'Expo');
    const managers = page.getByRole('group', { name: 'Package manager' });
    await expect(managers).toHaveCount(2);
    await managers.nth(1).getByRole('radio', { name: 'pnpm' }).check();
    await expectChoice(
      page,
      /^pnpm expo install "@gorhom\/bottom-sheet@\^5\.2\.14" react-native-reanimated react-native-worklets react-native-gesture-handler\s*$/,
      'pnpm',
    );
  });

  await test.step('the choice applies to other pages', async () => {
    await open(page, '');
    const hero = page.locator('[data-hero]');
    await expectChoice(page, /^pnpm expo install /, 'Expo', 'pnpm');
    await expect(hero.getByText('Expo SDK 54 to 58')).toBeVisible();
    await choose(page, 'React Native CLI');
    await expect(hero.getByText('Expo SDK 54 to 58')).toBeHidden();
    await expect(hero.getByText(/^React Native 0\.88/)).toBeVisible();
    await expectChoice(page, /^pnpm add .*react-native-worklets@~/);
    await linkIn(hero, 'Other React Native releases').click();
    await expect(page).toHaveURL(/\/usage#install-without-expo$/);
    await open(page, 'v4/usage');
    await expectChoice(page, /^pnpm add /, 'React Native CLI', 'pnpm');
  });
});

test('a stored install choice applies before any script loads', async ({
  page,
}) => {
  await page.goto('agents.md');
  const release = await holdRequests(page, '**/assets/js/**');
  for (const [stored, shown] of [
    ['cli-cocoapods', /^npx expo install /],
    // Earlier deployments stored this value of a single list.
    ['yarn', /^yarn add /],
    ['expo-yarn', /^yarn expo install /],
    ['expo-bun', /^bunx expo install /],
    ['cli-bun', /^bun add /],
  ] as const) {
    await page.evaluate((value) => {
      localStorage.setItem('package-manager', value);
    }, stored);
    await page.goto('usage', { waitUntil: 'commit' });
    await expectChoice(page, shown);
  }
  await release();
  await expectChoice(page, /^bun add /, 'React Native CLI', 'Bun');
  await choose(page, 'npm');
  await page.reload();
  await expectChoice(page, /^npm install /, 'React Native CLI', 'npm');
});

test('other tabs follow the install choice', async ({ page, context }) => {
  await open(page, 'usage');
  const other = await context.newPage();
  await open(other, 'v4/usage');
  const late = await context.newPage();
  await open(late, 'props');
  await choose(page, 'Yarn');
  await choose(page, 'React Native CLI');
  await expectChoice(other, /^yarn add /, 'React Native CLI', 'Yarn');
  await sidebarLink(late, 'Install').click();
  await expectChoice(late, /^yarn add /, 'React Native CLI', 'Yarn');
});
