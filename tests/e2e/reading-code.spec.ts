import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from './fixtures';
import { clipboard } from './shell';
import { makeUnusual } from './unusualBrowser';

/** The first block that has this title. */
const block = (page: Page, title: string): Locator =>
  page.locator(`[data-language][data-title="${title}"]`).first();

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied as it is written, without the lines that a diff removes, and the copy, or that the browser refuses it, is announced', async ({
    page,
  }) => {
    await makeUnusual(page);
    const copy = async (code: Locator, said: string) => {
      await code.getByRole('button', { name: /^Copy/ }).click();
      await expect(code.getByRole('status')).toHaveText(said);
      return clipboard(page);
    };
    await open(page, 'usage');
    const code = block(page, 'babel.config.js');
    await expect(
      code.getByRole('button', { name: 'Copy babel.config.js' }),
    ).toHaveCount(1);
    const written = await code.locator('code').textContent();
    expect(await copy(code, 'Copied')).toBe(written);
    await expect(code.getByRole('status')).toHaveText('');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await copy(code, 'Could not copy');

    await open(page, 'modal/methods');
    const diff = page.locator('[data-language]:has(del)').first();
    const removed = await diff.locator('del').allTextContents();
    const added = await diff.locator('ins').allTextContents();
    expect(removed.length * added.length).toBeGreaterThan(0);
    const copied = await copy(diff, 'Copied');
    expect(added.filter((line) => !copied.includes(line))).toEqual([]);
    const all = (await diff.locator('code').textContent()) ?? '';
    expect(copied.length).toBe(all.length - removed.join('').length);
  });

  test('that is too wide scrolls by keyboard, or wraps, and only then is a stop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'usage');
    const code = block(page, 'babel.config.js');
    const region = code.getByRole('group', { name: 'babel.config.js' });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => region.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0);

    const wrap = code.getByRole('button', { name: /^Wrap lines/ });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    // A reader's selection must survive, so the text must not be replaced.
    await code.locator('code').evaluate((element) => {
      element.firstElementChild?.setAttribute('data-kept', '');
    });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(code.locator('[data-kept]')).toHaveCount(1);
    await expect
      .poll(() =>
        code
          .locator('pre')
          .evaluate((element) => element.scrollWidth - element.clientWidth),
      )
      .toBe(0);
    await wrap.click();
    await expect(region).toBeVisible();

    // What fits is not a stop of the Tab key and has no wrap button.
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.reload();
    await hydrated(page);
    await code.scrollIntoViewIfNeeded();
    await expect(code.getByRole('button')).toHaveCount(1);
    await expect(code.locator('pre')).not.toHaveAttribute('tabindex', '0');
  });
});

test.describe('the copy button', () => {
  const BUILD = join(__dirname, '../../build');

  test.use({
    permissions: ['clipboard-read', 'clipboard-write'],
    allowedThroughout: [/Failed to load resource/],
  });

  test('copies the Markdown page, which it fetches when it is pressed, or says that it cannot', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.md')) fetched.push(request.url());
    });
    const copy = async (said: string) => {
      const row = page.getByRole('article');
      await row.getByRole('button', { name: 'Copy page as Markdown' }).click();
      await expect(
        row.getByRole('status').filter({ hasText: said }),
      ).toHaveCount(1);
    };
    for (const route of ['props', 'v4', 'modal/usage']) {
      // Old browsers copy in another way.
      if (route === 'modal/usage') await makeUnusual(page);
      await open(page, route);
      expect(fetched).toEqual([]);
      await copy('Copied');
      expect((await clipboard(page)).trim()).toBe(
        readFileSync(join(BUILD, `${route}.md`), 'utf8').trim(),
      );
      expect(fetched.splice(0)).toHaveLength(1);
    }
    await page.route('**/usage.md', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '' }),
    );
    await open(page, 'usage');
    await copy('Could not copy');
  });
});
