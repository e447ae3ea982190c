import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures';

const BUILD = join(__dirname, '../../build');

/** The first block that has this title. */
const block = (page: Page, title: string): Locator =>
  page.locator(`[data-language][data-title="${title}"]`).first();

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied as it is written, and the copy is announced', async ({
    page,
  }) => {
    await open(page, 'usage');
    const code = block(page, 'babel.config.js');
    const written = await code.locator('code').textContent();
    await code.getByRole('button', { name: 'Copy babel.config.js' }).click();
    await expect(code.getByRole('status')).toHaveText('Copied');
    expect(await clipboard(page)).toBe(written);
    await expect(code.getByRole('status')).toHaveText('', { timeout: 5000 });
  });

  test('is copied without the lines that a diff removes', async ({ page }) => {
    await open(page, 'troubleshooting');
    const code = page.locator('[data-language]:has(del)').first();
    const removed = await code.locator('del').allTextContents();
    const added = await code.locator('ins').allTextContents();
    await code.getByRole('button', { name: /^Copy/ }).click();
    await expect(code.getByRole('status')).toHaveText('Copied');
    const copied = await clipboard(page);
    expect(removed.length * added.length).toBeGreaterThan(0);
    expect(added.every((line) => copied.includes(line))).toBe(true);
    const all = (await code.locator('code').textContent()) ?? '';
    expect(copied.length).toBe(all.length - removed.join('').length);
  });

  test('a copy that the browser refuses is announced as such', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await open(page, 'usage');
    const code = block(page, 'babel.config.js');
    await code.getByRole('button', { name: /^Copy/ }).click();
    await expect(code.getByRole('status')).toHaveText('Could not copy');
  });

  test('that is too wide scrolls by keyboard, or wraps', async ({ page }) => {
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
  });

  test('that fits is not a stop of the Tab key and has no wrap button', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await open(page, 'usage');
    const code = block(page, 'babel.config.js');
    // What is far from the screen is not laid out yet.
    await code.scrollIntoViewIfNeeded();
    await expect(code.getByRole('button')).toHaveCount(1);
    await expect(code.locator('pre')).not.toHaveAttribute('tabindex', '0');
  });

  test('never makes the page scroll sideways', async ({ page }) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, 'hooks');
      const excess = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(excess, `at ${width} px`).toBe(0);
    }
  });
});

test.describe('highlighting', () => {
  test('is in the HTML as classes, the same for both modes', () => {
    const html = readFileSync(join(BUILD, 'usage.html'), 'utf8');
    const blocks = html.match(/<pre[^]*?<\/pre>/g) ?? [];
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.join('')).toMatch(/class="?hl-keyword/);
    expect(blocks.join('')).not.toContain('style=');
  });

  test('has its colors from the tokens of the mode', async ({ page }) => {
    const colorOf = (scheme: string) =>
      page
        .locator('.hl-keyword')
        .first()
        .evaluate((element, theme) => {
          document.documentElement.dataset.theme = theme;
          return getComputedStyle(element).color;
        }, scheme);
    await open(page, 'usage');
    expect(await colorOf('light')).not.toBe(await colorOf('dark'));
  });

  test('brings no highlighter to a first visit, and no helper library to any', () => {
    const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(BUILD, name), 'utf8'))
      .join();
    const folder = join(BUILD, 'assets/js');
    const scripts = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({
        name,
        text: readFileSync(join(folder, name), 'utf8'),
        isOfFirstVisit: pages.includes(`/assets/js/${name}`),
      }));
    const first = scripts.filter(({ isOfFirstVisit }) => isOfFirstVisit);
    expect(first.length).toBeGreaterThan(5);
    // Names that only the grammars and only tslib have. The grammars are there
    // for what a reader makes in the playground.
    const holding = (name: string, list: typeof scripts) =>
      list.filter(({ text }) => text.includes(name)).map((each) => each.name);
    expect(holding('template-punctuation', scripts)).toHaveLength(1);
    expect(holding('template-punctuation', first)).toEqual([]);
    expect(holding('__makeTemplateObject', scripts)).toEqual([]);
  });
});
