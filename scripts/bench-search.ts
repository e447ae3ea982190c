/**
 * Measures the search of the built site in Chromium.
 *
 *   npm run build && npm run search:bench
 *
 * Prints the bytes of the index and of the modal, the time from the first key
 * to the first results when the index is loaded, and the time from each
 * further key to other results. Exits with 1 when a limit is passed.
 *
 * An index is text, and grows with the pages. So its limit is a share of their
 * text, both compressed: what a reader sees in `main`, programs included. The
 * first engine, which searched paragraphs, had 70 % for the current version,
 * 73 % for v4 and 75 % for v2. A limit in bytes would have to be raised by
 * hand with every new page, and would tell nothing about the index.
 *
 * The times are those of the clock, so other programs on the machine make them
 * longer. The processor time of the page tells whether they did: it is the
 * time that scripts, styles and layout took, and hardly depends on the load.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { load } from 'cheerio';
import type { IndexManifest, PackedFile } from '../src/search/records';
import { BASE_PATH } from '../src/site/basePath';
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium';
import { servePages } from './lib/pagesServer';

const BUILD = path.join(__dirname, '../build');
const QUERIES = ['snapPoints', 'keyboard', 'flat list', 'backdrop', 'onChange'];
const ROUNDS = 5;
const KB = 1000;

/** Milliseconds, and for the index percent of the pages' text. */
const LIMITS = { index: 77, firstKey: 50, furtherKey: 16 };
/** Changes of the page that a key may cause are over by then. */
const SETTLED = 100;
// cspell:ignore Recalc
/** What the browser measures in the time of the page's processor. */
const WORK = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/** The number below which a share of the numbers are. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

function report(name: string, value: number, unit: string, limit?: number) {
  const isOver = limit !== undefined && value > limit;
  const bound = limit === undefined ? '' : ` (limit ${limit})`;
  console.log(
    `${isOver ? '✗' : ' '} ${name}: ${value.toFixed(1)} ${unit}${bound}`,
  );
  if (isOver) process.exitCode = 1;
}

/** The text that a reader sees on a built page. */
function textOf(address: string): string {
  const name = address.slice(BASE_PATH.length) || 'index';
  const $ = load(readFileSync(path.join(BUILD, `${name}.html`), 'utf8'));
  $('script, style, svg').remove();
  return $('main').text().replace(/\s+/g, ' ');
}

function reportIndex(): void {
  const read = (name: string): string =>
    readFileSync(path.join(BUILD, 'search', name), 'utf8');
  const manifest = JSON.parse(read('manifest.json')) as IndexManifest;
  for (const { tag, file } of manifest) {
    const index = read(file);
    const { pages } = JSON.parse(index) as PackedFile;
    const bytes = gzipSync(index).length;
    const text = gzipSync(pages.map(([url]) => textOf(url)).join(' ')).length;
    report(`index ${tag}, gzip`, bytes / KB, 'KB');
    // Posts have few programs, so more of their text is in the index.
    const limit = tag.startsWith('docs') ? LIMITS.index : undefined;
    report(`index ${tag}, of its text`, (100 * bytes) / text, '%', limit);
  }
}

/**
 * Types a text into the open modal, and measures in the page.
 *
 * @returns the time until other results are in the page, in milliseconds;
 *   undefined when the same results are right for one more key
 */
function type(page: Page, text: string): Promise<number | undefined> {
  return page.evaluate(
    async ([value, settled]) => {
      const input =
        document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input === null) throw new Error('no field');
      const dropdown = document.querySelector('.DocSearch-Dropdown');
      if (dropdown === null) throw new Error('no results');
      let changed: number | undefined;
      const observer = new MutationObserver(() => {
        changed ??= performance.now();
      });
      observer.observe(dropdown, { childList: true, subtree: true });
      const start = performance.now();
      // React overrides the element's own setter, and would miss the change.
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, settled));
      observer.disconnect();
      return changed === undefined ? undefined : changed - start;
    },
    [text, SETTLED] as const,
  );
}

/** The processor time that a page has taken so far, in milliseconds. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => WORK.includes(name))
    .reduce((sum, { value }) => sum + value * 1000, 0);
}

/** Types the queries key by key, and reports how long the keys take. */
async function reportKeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const first: number[] = [];
  const further: number[] = [];
  const work: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      for (let end = 1; end <= query.length; end += 1) {
        const before = await workOf(session);
        const time = await type(page, query.slice(0, end));
        if (end > 1) work.push((await workOf(session)) - before);
        if (time !== undefined) (end === 1 ? first : further).push(time);
      }
      await page.locator('.DocSearch-Reset').click();
      await page.waitForTimeout(SETTLED);
    }
  }
  report('first key to results, median', median(first), 'ms', LIMITS.firstKey);
  report('further key, median', median(further), 'ms', LIMITS.furtherKey);
  report('further key, 95 of 100 are below', quantile(further, 0.95), 'ms');
  report('further key, slowest', Math.max(...further), 'ms');
  report('further key, processor time, median', median(work), 'ms');
}

async function main(): Promise<void> {
  reportIndex();
  const { origin, close } = await servePages(BUILD, BASE_PATH);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage();
  await page.goto(`${origin}${BASE_PATH}usage`, { waitUntil: 'networkidle' });
  const loaded: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) {
      loaded.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(loaded)).reduce((sum, one) => sum + one, 0);
  report('modal, scripts and styles, gzip', bytes / KB, 'KB');
  await page.waitForTimeout(1000);
  await reportKeys(page);
  await browser.close();
  close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
