import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';
import {
  clipboard,
  openSections,
  buttonIn,
  linkIn,
  resize,
} from './siteLayout';
import { emulateOldBrowser } from './unusualBrowser';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses a copy button, and returns the text on the clipboard. */
async function copy(button: Locator, said = 'Copied'): Promise<string> {
  await button.click();
  await expect(button.locator(':scope + [role=status]')).toHaveText(said);
  return clipboard(button.page());
}

/** Copies a page, and asserts that it is the Markdown of a route. */
async function copyPage(page: Page, route: string, said?: string) {
  // A press changes the name of the button for a moment.
  const button = page.locator('article [data-markdown]').getByRole('button');
  const file = join(__dirname, '../../build', `${route}.md`);
  expect((await copy(button, said)).trim()).toBe(
    readFileSync(file, 'utf8').trim(),
  );
}

test('copy buttons copy code as written and pages as Markdown', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource/);

  await open(page, 'modal/methods');
  const diff = page.locator('[data-language]:has(del)').first();
  const code = diff.locator('code');
  let kept = (await code.textContent()) ?? '';
  for (const line of await code.locator('del').allTextContents()) {
    kept = kept.replace(line, '');
  }
  expect(await copy(buttonIn(diff, /^Copy/))).toBe(kept);
  await copyPage(page, 'modal/methods');

  const button = buttonIn(page, 'Copy babel.config.js').first();

  await emulateOldBrowser(page);
  await open(page, 'usage');
  await page.clock.install();
  const block = page.locator('[data-language]', { has: button });
  expect(await copy(button)).toBe(await block.locator('code').textContent());
  await page.clock.fastForward(3000);
  expect(await block.getByRole('status').textContent()).toBe('');
  await copyPage(page, 'usage');

  await page.route('**/usage.md', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await copyPage(page, 'usage', 'Could not copy');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await copy(button, 'Could not copy');
});

test('code and tables that are too wide scroll by keyboard', async ({
  page,
}) => {
  await resize(page, 320, 800);
  await open(page, 'keyboard-handling');
  await openSections(page);
  const code = page
    .locator('[data-title="App.tsx"]:not([data-demo] *)')
    .first();
  const wrap = buttonIn(code, /^Wrap lines/);
  const pre = code.locator('pre');
  for (const box of [pre, page.locator('[data-table]').first()]) {
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((one) => one.scrollLeft)).not.toBe(0);
    await expect(box).toHaveRole('group');
    await expect(box).toHaveAccessibleName(/^App.tsx$|^Table: Activity, /);
  }
  // A reader's selection must survive, so the text must not be replaced.
  const text = await code.locator('code > *').first().elementHandle();
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await text.evaluate((one) => one.isConnected)).toBe(true);
  await expect
    .poll(() => pre.evaluate((one) => one.scrollWidth - one.clientWidth))
    .toBe(0);
  await wrap.click();
  await expect(pre).toHaveAttribute('tabindex', '0');
});

test('a demo shows its shortest code until "Whole" is pressed', async ({
  page,
}) => {
  await resize(page, 1440);
  await open(page, 'components/bottomsheetflatlist');
  const demo = page.locator('[data-demo]').first();
  const short = demo.locator('pre code').first();
  const code = demo.locator('pre code').last();
  const copyButton = buttonIn(demo, /^Copy/);
  const snack = linkIn(demo, 'Open in Snack');

  await expect(short).toBeVisible();
  await expect(code).toBeHidden();
  await expect(short).not.toContainText('useColorScheme');
  expect(await copy(copyButton)).toBe(await short.textContent());
  await expect(snack).not.toHaveAttribute('href', /useColorScheme/);

  const all = (await code.textContent()) ?? '';
  const imports = buttonIn(demo, '4 lines of imports');
  const line = code.getByText("'react-native-gesture-handler'");

  await buttonIn(demo, 'Whole').press('Enter');
  await expect(short).toBeHidden();
  await expect(snack).toHaveAttribute('href', /useColorScheme/);
  await expect(imports).toHaveAttribute('aria-expanded', 'false');
  await expect(line).toBeHidden();
  await expect(demo.getByText("'35%'")).toBeVisible();
  expect(await copy(copyButton)).toBe(all);

  await imports.press('Enter');
  await expect(imports).toHaveAttribute('aria-expanded', 'true');
  await expect(line).toBeVisible();
  await imports.press('Enter');
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await expect(page.locator('.fold:visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await code.selectText();
  await page.keyboard.press('Control+c');
  await expect
    .poll(async () => (await clipboard(page)).trim())
    .toBe(all.trim());
});
