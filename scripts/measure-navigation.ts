// Measures how long it takes from the click on a link to the heading of the
// next page: `npm run measure:navigation`. The built site must be served at
// the address that is given, `npm run serve` otherwise.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium';
import { BASE_PATH } from '../src/site/basePath';
import { V5_ROUTES } from '../src/site/routes';
import { median } from './weight/weigh';

const origin = process.argv[2] ?? 'http://localhost:3000';
const START = 'usage';

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const page = await browser.newPage();
  await page.goto(origin + BASE_PATH + START);
  await page.waitForSelector('html[data-has-hydrated=true]', {
    state: 'attached',
  });

  const times: { readonly route: string; readonly ms: number }[] = [];
  for (const route of V5_ROUTES.filter(
    (each) => each !== START && each !== '',
  )) {
    const ms = await page.evaluate(async (path) => {
      // What pointing at a link does.
      await window.docusaurus.preload(path);
      const link = document.createElement('a');
      link.href = path;
      document.querySelector('div[data-text]')?.append(link);
      const heading = document.querySelector('h1');
      const began = performance.now();
      const shown = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const now = document.querySelector('h1');
          if (now !== null && now !== heading) {
            observer.disconnect();
            resolve(performance.now() - began);
          }
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      link.click();
      return shown;
    }, BASE_PATH + route);
    times.push({ route, ms });
    await page.waitForTimeout(100);
  }
  await browser.close();

  const sorted = [...times].sort((a, b) => b.ms - a.ms);
  console.log(
    `Click to heading, page prefetched: median ${median(times.map(({ ms }) => ms)).toFixed(1)} ms of ${times.length} pages`,
  );
  for (const { route, ms } of sorted.slice(0, 3)) {
    console.log(`slowest: /${route} ${ms.toFixed(1)} ms`);
  }
}

void main();
