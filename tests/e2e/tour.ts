// cspell:ignore xyzzyplugh snapx snaxpoantzz pionts
// What readers use of the site, part by part, in a browser that is not as usual.
import type { Locator, Page } from '@playwright/test';
import {
  CODE_CHECK,
  field as textField,
  part,
  project,
  summary,
  v4Code,
  VERSION_CHECK,
} from './projectCheck';
import { expect } from './fixtures';
import { demoOf, handleOf, pageOf, screenOf } from './liveDemo';
import { field, modal, options, search } from './search';
import { BASE_PATH } from './sites';

/** A page may be translated into capitals. */
const ANY_CASE = { ignoreCase: true } as const;

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name}$`, 'i') }).click();

type Open = (route: string) => Promise<void>;

async function expectCopied(page: Page, copied: string | RegExp) {
  // The page under test may not read the clipboard.
  const other = await page.context().newPage();
  await other.goto('404.html');
  const read = () => other.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(read)
    .toEqual(
      typeof copied === 'string' ? copied : expect.stringMatching(copied),
    );
  await other.close();
  await page.bringToFront();
}

async function useDemo(page: Page, open: Open) {
  const name = 'flat-list';
  await open(pageOf(name));
  const demo = demoOf(page, name);
  const isRunning = () =>
    expect(demo.getByRole('button', { name: 'Restart' })).toHaveText(
      'Restart',
      ANY_CASE,
    );
  await demo.locator('[data-screen]').scrollIntoViewIfNeeded();
  const run = demo.getByRole('button', { name: 'Run the demo' });
  if (await run.isVisible()) await run.press('Enter');
  await isRunning();
  await press(demo, 'Inspect');
  const inspector = demo.getByRole('group', { name: 'Inspector' });
  await expect(inspector).toContainText('px', ANY_CASE);
  await handleOf(screenOf(demo)).focus();
  await press(demo, 'Restart');
  await expect(
    inspector.getByRole('log').locator('code').first(),
  ).toBeVisible();
  await press(demo, 'Clear');
  await expect(inspector).toContainText('Drag the sheet', ANY_CASE);
  await press(demo, 'On your phone');
  await expect(demo.getByRole('img', { name: 'QR code' })).toBeVisible();
  await press(demo, 'On your phone');
  // Where the frame does not fit.
  await page.setViewportSize({ width: 1440, height: 700 });
  await press(demo, 'Full screen');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press(demo, 'Leave full screen');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(demo, 'Inspect');
  await expect(inspector).toHaveCount(0);
  await isRunning();
}

async function usePlayground(page: Page, open: Open) {
  await open('');
  const demo = demoOf(page, 'playground');
  await press(page, 'Code');
  await expect(demo.locator('[data-state=running]')).toBeVisible();
  await press(page, 'Props');
  const index = demo.getByRole('slider', { name: 'index', exact: true });
  await index.fill('2');
  await expect(page).toHaveURL(/index=2/);
  await demo.getByLabel('snapPoints').selectOption("[120, '60%']");
  await demo.getByLabel('snapPoints').selectOption('empty');
  await expect(demo.locator('[data-state=failed]')).toBeVisible();
  await press(demo.locator('[data-state]'), 'Reset props');
  await expect(demo.locator('[data-state=running]')).toBeVisible();
  await index.fill('1');
  await press(page, 'Code');
  await expect(demo.locator('pre code')).toContainText('index={1}');
  await demo.getByRole('link', { name: /^map$/i }).click();
  await expect(
    demoOf(page, 'map').locator('[data-state=running]'),
  ).toBeVisible();
  await page
    .locator('[data-demo]')
    .getByRole('link', { name: /^playground$/i })
    .click();
  await expect(demo.locator('[data-state=running]')).toBeVisible();
}

async function useSearch(page: Page, open: Open) {
  await open('usage');
  await search(page, 'xyzzyplugh');
  await expect(
    modal(page).getByText('No results for', { exact: false }),
  ).toBeVisible();
  await field(page).fill('snapx points');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await search(page, 'snap points');
  await expect(options(page).first()).toContainText('snapPoints', ANY_CASE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/props#snappoints$/);
}

async function useSearchPage(page: Page, open: Open) {
  await open('search');
  const box = page.getByRole('main').getByRole('searchbox');
  const hits = page.getByRole('main').getByRole('listitem');
  await expect(hits.first()).toHaveText('install', ANY_CASE);
  for (const query of ['snap points', 'keyboard']) {
    await box.fill(query);
    await expect(page).toHaveURL(new RegExp(`q=${query.replace(' ', '\\+')}$`));
    await expect(page.getByRole('status').first()).toHaveText(
      /^\d+ results?$/i,
    );
  }
  await box.fill('snaxpoantzz');
  await expect(page.getByRole('main')).toContainText(
    'Believe this query',
    ANY_CASE,
  );
  await page.locator('main').getByLabel('Version').selectOption('4');
  await box.fill('snap');
  const found = hits.getByRole('link').first();
  await expect(found).toHaveAttribute('href', /\/v4\//);
  await found.click();
  await expect(page).toHaveURL(/\/v4\//);
}

async function useVersionCheck(page: Page, open: Open) {
  await open(VERSION_CHECK);
  for (const name of ['expo-54.json', 'bare-0.64-v2.json']) {
    await textField(page).fill(project(name));
    await press(part(page), 'Check');
    await expect(summary(page)).not.toBeEmpty();
    await expect(part(page).getByRole('table')).toBeVisible();
  }
  await textField(page).fill('{');
  await press(part(page), 'Check');
  await expect(part(page).getByRole('alert')).not.toBeEmpty();
  await part(page).getByRole('button', { name: 'Pick a release' }).click();
  await part(page).getByLabel('Package manager').selectOption('yarn');
  await part(page).getByLabel('Architecture').selectOption('new');
  await part(page).getByRole('button', { name: 'Copy command' }).click();
  await expectCopied(
    page,
    /^yarn (?:add|expo install) .*@gorhom\/bottom-sheet@/,
  );
}

async function useCodeCheck(page: Page, open: Open) {
  await open(CODE_CHECK);
  for (const name of ['fine.tsx', 'parts.tsx']) {
    await textField(page).fill(v4Code(name));
    const before = await summary(page).textContent();
    await press(part(page), 'Check');
    await expect(summary(page)).not.toHaveText(before ?? '', ANY_CASE);
  }
  await part(page)
    .getByRole('button', { name: 'Copy the changed code' })
    .click();
  await expectCopied(page, /from '@gorhom\/bottom-sheet'/);
}

async function useReference(page: Page, open: Open) {
  await open('props');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  const status = page.getByRole('search').getByRole('status');
  for (const [text, found] of [
    ['zzz', /^no member/i],
    ['index', /^\d+ of \d+ members/i],
  ] as const) {
    await filter.fill(text);
    await expect(status).toHaveText(found);
  }
  await filter.press('Escape');
  await expect(status).toHaveText(/members/i);
  const block = page.locator('[data-language]:has(pre)').first();
  const code = await block.locator('pre').textContent();
  await block.getByRole('button', { name: /^Copy/ }).click();
  await expectCopied(page, code ?? '');
  expect(code).toMatch(/[a-z]/);
  await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expectCopied(page, /^---\n.*snapPoints/s);
  await page.locator('.navbar .dropdown').hover();
  await page.locator('.dropdown__menu a[href*="/v4/props"]').click();
  await expect(page).toHaveURL(/\/v4\/props/);
  await page
    .locator(`.theme-doc-sidebar-menu a[href="${BASE_PATH}v4/usage"]`)
    .click();
  await expect(page).toHaveURL(/\/v4\/usage$/);
  await page.getByRole('radio', { name: 'pnpm' }).first().check();
  await expect(
    page.locator('[data-commands] code > span:visible').first(),
  ).toContainText('pnpm expo install', ANY_CASE);
}

async function useMenu(page: Page, open: Open) {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('usage');
  const menu = page.locator('.navbar-sidebar');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await menu.getByRole('button', { name: 'Back to main menu' }).click();
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await open('props');
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('.theme-doc-toc-mobile a[href="#snappoints"]').click();
  await expect(page).toHaveURL(/#snappoints$/);
}

async function useNotFound(page: Page, open: Open) {
  await open('snap-pionts');
  const guesses = page.getByRole('main').getByRole('listitem');
  await expect(guesses.first()).toBeVisible();
  await guesses.getByRole('link').first().click();
  await expect(page.locator('h1')).not.toHaveText('Page not found', ANY_CASE);
  await page.goBack();
  await expect(guesses.first()).toBeVisible();
}

/** What is used, by what a reader would call it. */
export const TOUR: Readonly<
  Record<string, (page: Page, open: Open) => Promise<void>>
> = {
  'a demo': useDemo,
  'the playground': usePlayground,
  'the search': useSearch,
  'the search page': useSearchPage,
  'the check of versions': useVersionCheck,
  'the check of code': useCodeCheck,
  'a reference page': useReference,
  'the menu of phones': useMenu,
  'the not-found page': useNotFound,
};
