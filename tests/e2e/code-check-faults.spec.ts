// "Check my v4 code" in the post of v5: what is there when it cannot run, and
// the ways to it.
import type { Page } from '@playwright/test';
import {
  CODE_CHECK,
  check,
  checkText,
  field,
  openAssistant,
  part,
  problem,
  project,
  summary,
  v4Code,
  VERSION_CHECK,
} from './assistant';
import { expect, open, test } from './fixtures';

test.describe('when its code cannot be loaded', () => {
  test.use({
    allowedThroughout: [
      /Failed to load resource|ChunkLoadError|Loading|worker/,
    ],
  });

  test('the worker: it is said, and the next press works', async ({ page }) => {
    await openAssistant(page, CODE_CHECK);
    await page.route(/code-check-worker/, (route) => route.abort());
    await checkText(page, v4Code('fine.tsx'));
    await expect(problem(page)).toContainText('could not be loaded');
    await expect(field(page)).toHaveValue(v4Code('fine.tsx'));
    await page.unroute(/code-check-worker/);
    await check(page).click();
    await expect(summary(page)).toContainText('Nothing to change');
  });

  for (const [name, address, chunk] of [
    ['the checker of code', CODE_CHECK, /code-check\./],
    ['the check of versions', 'usage#check-my-versions', /version-check\./],
    ['the styles', CODE_CHECK, /checker\..*css/],
  ] as const) {
    test(`${name}: it is said when it is opened, with a button to try again`, async ({
      page,
    }) => {
      await page.route(chunk, (route) => route.abort());
      await open(page, address);
      const alert = part(page).getByRole('alert');
      await expect(alert).toContainText('did not start');
      const retry = part(page).getByRole('button', { name: 'Try again' });
      await retry.click();
      await expect(alert).toContainText('did not start');
      await expect(retry).toBeFocused();
      await page.unroute(chunk);
      await retry.press('Enter');
      await expect(field(page)).toBeVisible();
      await expect(part(page).locator('summary')).toBeFocused();
    });
  }
});

/** Has a script throw an error where it has a text. */
const plant = (page: Page, script: RegExp, text: string) =>
  page.route(script, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    expect(source).toContain(`"${text}"`);
    await route.fulfill({
      response,
      body: source.replace(
        `"${text}"`,
        '(()=>{throw new TypeError("planted")})()',
      ),
    });
  });

test.describe('a crash is shown with its message, and logged', () => {
  test.use({ allowedThroughout: [/planted/] });
  test.afterEach(({ problems }) => {
    expect(problems.join()).toMatch(/console error: .*planted/);
  });

  for (const [when, text] of [
    ['as it is loaded', 'Or choose or drop the file'],
    ['as it is rendered', 'Legacy architecture'],
  ] as const) {
    test(when, async ({ page }) => {
      await plant(page, /version-check\./, text);
      await open(page, VERSION_CHECK);
      const alert = part(page).getByRole('alert');
      await expect(alert).toContainText('crashed. TypeError: planted');
      await part(page).getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText('crashed. TypeError: planted');
    });
  }

  for (const [name, address, script, text, input] of [
    [
      'code',
      CODE_CHECK,
      /code-check-worker/,
      'Nothing to change in this code.',
      v4Code('fine.tsx'),
    ],
    [
      'versions',
      VERSION_CHECK,
      /version-check-engine/,
      'These versions fit together.',
      project('expo-54.json'),
    ],
  ] as const) {
    test(`as it answers about ${name}`, async ({ page }) => {
      await plant(page, script, text);
      await openAssistant(page, address);
      await checkText(page, input);
      await expect(problem(page)).toContainText(/crashed.*TypeError: planted/);
      await expect(field(page)).toHaveValue(input);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the tables', async ({ page }) => {
    await page.goto('blog/bottom-sheet-v5');
    await part(page).locator('summary').click();
    await expect(
      part(page).getByRole('link', { name: 'the checklist' }),
    ).toHaveAttribute('href', '#checklist');
    await expect(part(page).getByRole('alert')).toBeHidden();
  });
});

test('is found from v4, from Troubleshooting, and not in the Markdown page', async ({
  page,
}) => {
  for (const address of ['v4/usage', 'v4/props', 'troubleshooting']) {
    await page.goto(address);
    await expect(
      page.locator('main a[href$="bottom-sheet-v5#check-my-v4-code"]').first(),
    ).toBeVisible();
  }
  const markdownPage = await page.request.get('blog/bottom-sheet-v5.md');
  const text = await markdownPage.text();
  expect(text).toContain('## Check my v4 code');
  expect(text).not.toContain('Open the checker');
});
