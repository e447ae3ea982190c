/**
 * Measures the search of the built site in Chromium.
 *
 *   npm run build && npm run search:bench
 *
 * Prints the bytes of the index and of the modal, the time from the first key
 * to the first results when the index is loaded, and the time that each
 * further key takes the page. Exits with 1 when a limit is passed.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import sirv from 'sirv';
import { CHROMIUM_FLAGS, findChromium } from '../tests/e2e/chromium';
import { BASE_PATH } from '../tests/e2e/sites';

const BUILD = path.join(__dirname, '../build');
const QUERIES = ['snapPoints', 'keyboard', 'flat list', 'backdrop', 'onChange'];
const ROUNDS = 5;
const KB = 1000;

const LIMITS = { indexBytes: 60 * KB, firstKey: 50, furtherKey: 16 };

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function report(name: string, value: number, unit: string, limit?: number) {
  const isOver = limit !== undefined && value > limit;
  const bound = limit === undefined ? '' : ` (limit ${limit})`;
  console.log(
    `${isOver ? '✗' : ' '} ${name}: ${value.toFixed(1)} ${unit}${bound}`,
  );
  if (isOver) process.exitCode = 1;
}

function reportIndex(): void {
  const folder = path.join(BUILD, 'search');
  for (const file of readdirSync(folder).sort()) {
    const bytes = gzipSync(readFileSync(path.join(folder, file))).length;
    const limit = file.startsWith('docs-default-current')
      ? LIMITS.indexBytes / KB
      : undefined;
    report(`index ${file}, gzip`, bytes / KB, 'KB', limit);
  }
}

async function serve(): Promise<{ origin: string; close: () => void }> {
  const files = sirv(BUILD, { extensions: ['html'] });
  const server = createServer((request, response) => {
    request.url = `/${(request.url ?? '').slice(BASE_PATH.length)}`;
    files(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}

/**
 * Types a query into the open modal, and measures in the page.
 *
 * @returns for each key the time until the results stand in the page, and the
 *   longest that it kept the page busy at once, both in milliseconds
 */
function type(page: Page, query: string) {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (input === null) throw new Error('no field');
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (dropdown === null) throw new Error('no results');
    const times: number[] = [];
    for (let end = 1; end <= text.length; end += 1) {
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(dropdown, { childList: true, subtree: true });
        // The same hits may be right for one more key.
        setTimeout(resolve, 100);
      });
      const start = performance.now();
      // React overrides the element's own setter, and would miss the change.
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )?.set?.call(input, text.slice(0, end));
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await changed;
      times.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return times;
  }, query);
}

async function main(): Promise<void> {
  reportIndex();
  const { origin, close } = await serve();
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
  const first: number[] = [];
  const further: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of QUERIES) {
      const [one = 0, ...others] = await type(page, query);
      first.push(one);
      further.push(...others.filter((time) => time < 100));
      await page.locator('.DocSearch-Reset').click();
      await page.waitForTimeout(100);
    }
  }
  report('first key to results, median', median(first), 'ms', LIMITS.firstKey);
  report('further key, median', median(further), 'ms', LIMITS.furtherKey);
  report('further key, slowest', Math.max(...further), 'ms');
  await browser.close();
  close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
