// The core flows in the engines of other browsers, where the machine has them.
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { servePages, type PagesServer } from '../../scripts/lib/pagesServer';
import { BASE_PATH } from '../e2e/sites';
import { until, type Browser } from './browser';
import { firefox } from './firefox';
import { webkit } from './webkit';

let server: PagesServer;
let site = '';

beforeAll(async () => {
  server = await servePages(path.join(__dirname, '../../build'), BASE_PATH);
  site = server.origin + BASE_PATH;
});

afterAll(() => {
  server.close();
});

for (const engine of [firefox, webkit]) {
  const executable = engine.find();
  if (executable === undefined) {
    console.log(`Skipped in ${engine.name}: there is no ${engine.needs}.`);
  }

  describe.skipIf(executable === undefined)(engine.name, () => {
    let browser: Browser;

    const open = async (route: string): Promise<void> => {
      await browser.open(site + route);
      await until(
        browser,
        'document.documentElement.dataset.hasHydrated === "true"',
      );
    };
    beforeAll(async () => {
      browser = await engine.launch(executable ?? '');
      console.log(`${engine.name}: ${browser.name}`);
      await browser.resize(1280, 800);
    }, 60_000);

    afterAll(() => browser.close());

    afterEach(async () => {
      expect(await browser.problems()).toEqual([]);
    });

    it('a page comes alive, and a link opens the next one in place', async () => {
      await open('usage');
      await browser.evaluate('void (window.isSame = true)');
      await browser.click('.theme-doc-sidebar-menu a[href$="/methods"]');
      await until(browser, 'location.pathname.endsWith("/methods")');
      await until(
        browser,
        'document.querySelector("h1").textContent.includes("methods")',
      );
      expect(await browser.evaluate('window.isSame')).toBe(true);
    });

    it('the color mode is switched, and kept over a reload', async () => {
      await open('usage');
      const mode = 'document.documentElement.dataset.theme';
      const before = await browser.evaluate(mode);
      await browser.click('button[title^="Switch between"]');
      await until(browser, `${mode} !== ${JSON.stringify(before)}`);
      const after = await browser.evaluate(mode);
      await open('usage');
      expect(await browser.evaluate(mode)).toBe(after);
    });

    it('the search is opened by keys, answers, and leads to the page', async () => {
      await open('usage');
      await browser.press('Control+k');
      await until(
        browser,
        'document.activeElement.matches("[role=dialog] input")',
      );
      await browser.type('snap points');
      await until(
        browser,
        'document.querySelector("[role=treeitem]") !== null',
      );
      await until(
        browser,
        'document.querySelector("[role=treeitem]").textContent.startsWith("snapPoints")',
      );
      await browser.press('Enter');
      await until(browser, 'location.hash === "#snappoints"');
      expect(await browser.evaluate('location.pathname')).toBe(
        `${BASE_PATH}props`,
      );
    });

    it('the sheet runs, and is dragged from one snap point to the next', async () => {
      await open('methods');
      const demo = '[data-demo="snap-points"]';
      await browser.evaluate(
        `document.querySelector('${demo}').scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await until(
        browser,
        `document.querySelector('${demo} [data-state="running"]') !== null`,
      );
      const box = async (): Promise<{ x: number; y: number }> =>
        (await browser.evaluate(`(() => {
          const handle = document.querySelector('${demo} [aria-label="Bottom sheet handle"]');
          const { x, y, width, height } = handle.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        })()`)) as { x: number; y: number };
      let start = await box();
      for (let last = NaN; start.y !== last; start = await box()) {
        last = start.y;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      await browser.drag(start, { x: start.x, y: start.y - 140 });
      await until(
        browser,
        `document.querySelector('${demo}').textContent.includes('Index 1')`,
      );
      expect((await box()).y).toBeLessThan(start.y - 60);
    });

    it('on a phone the menu opens, and leads to a page', async () => {
      await browser.resize(420, 800);
      await open('usage');
      await browser.click('.navbar__toggle');
      const link = `.navbar-sidebar a[href="${BASE_PATH}props"]`;
      await until(
        browser,
        `(() => {
          const link = document.querySelector('${link}');
          if (link === null) return false;
          const { x, y, width, height } = link.getBoundingClientRect();
          const isStill = document.querySelector('.navbar-sidebar').getBoundingClientRect().x === 0;
          return isStill && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })()`,
      );
      await browser.click(link);
      await until(
        browser,
        `location.pathname === ${JSON.stringify(`${BASE_PATH}props`)}`,
      );
      const width = await browser.evaluate(
        'document.documentElement.scrollWidth - innerWidth',
      );
      expect(width).toBeLessThanOrEqual(0);
    });
  });
}
