// What readers do most, in an engine that the other browser tests do not use.
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { servePages, type PagesServer } from '../../scripts/lib/pagesServer';
import { BASE_PATH } from '../e2e/sites';
import { until, type Browser, type Engine, type Point } from './browser';

const PHONE = { width: 420, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

const HYDRATED = 'document.documentElement.dataset.hasHydrated === "true"';

const SEARCH_BUTTON = '.navbar button[aria-keyshortcuts]';

/** The four addresses that the site's host answers for a page. */
const FORMS = ['usage', 'usage/', 'usage.html', 'usage/index.html'];

/**
 * Gives the page the styles of paper: the rules for print count everywhere, and
 * those for the screen nowhere. No protocol switches the medium in all engines.
 */
const AS_PRINTED = `(() => {
  let count = 0;
  const visit = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { mediaText } = rule.media;
        if (mediaText.includes('print')) {
          rule.media.mediaText = mediaText.replace('print', 'all');
          count += 1;
        } else if (/\\bscreen\\b/.test(mediaText)) {
          rule.media.mediaText = 'not all';
        }
      }
      if (rule.cssRules) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return count;
})()`;

const demoOf = (name: string) =>
  `document.querySelector('[data-demo="${name}"]')`;

/**
 * Declares the tests of an engine; they are skipped where there is none.
 *
 * @param engine - Firefox or WebKit
 */
export function testFlows(engine: Engine): void {
  const executable = engine.find();

  describe.skipIf(executable === undefined)(engine.name, () => {
    let browser: Browser;
    let server: PagesServer;
    let site = '';

    const open = async (route: string): Promise<void> => {
      await browser.open(site + route);
      await until(browser, HYDRATED);
    };

    /** Brings a demo onto the screen, and waits until it runs. */
    const run = async (name: string): Promise<string> => {
      const demo = demoOf(name);
      await browser.evaluate(
        `${demo}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
      );
      await browser.evaluate(
        `${demo}.querySelector('[data-state="running"]') === null &&
          [...${demo}.querySelectorAll('button')].find((button) => button.textContent === 'Run the demo')?.click()`,
      );
      await until(
        browser,
        `${demo}.querySelector('[data-state="running"]') !== null`,
      );
      return demo;
    };

    /** Where the middle of a demo's handle is, once the sheet rests. */
    const handleOf = async (demo: string): Promise<Point> => {
      // At rest is what has not moved for a third of a second.
      await until(
        browser,
        `(() => {
          const handle = ${demo}.querySelector('[aria-label="Bottom sheet handle"]');
          if (handle === null) return false;
          const { y } = handle.getBoundingClientRect();
          const { restingAt } = window;
          const now = performance.now();
          if (restingAt === undefined || restingAt.y !== y) {
            window.restingAt = { y, since: now };
            return false;
          }
          return now - restingAt.since > 300;
        })()`,
      );
      return (await browser.evaluate(`(() => {
        delete window.restingAt;
        const handle = ${demo}.querySelector('[aria-label="Bottom sheet handle"]');
        const { x, y, width, height } = handle.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`)) as Point;
    };

    beforeAll(async () => {
      server = await servePages(path.join(__dirname, '../../build'), BASE_PATH);
      site = server.origin + BASE_PATH;
      browser = await engine.launch(executable ?? '');
      console.log(`${engine.name}: ${browser.name}`);
      await browser.resize(DESKTOP.width, DESKTOP.height);
      return async () => {
        await browser.close();
        server.close();
      };
    });

    afterEach(async () => {
      expect(await browser.problems()).toEqual([]);
    });

    it.each(FORMS)(
      'a page becomes interactive at the address %s',
      async (form) => {
        await open(form);
        expect(
          await browser.evaluate('document.querySelector("h1").textContent'),
        ).toBe('Install and first sheet');
        await browser.click('button[title^="Switch between"]');
        await browser.click('button[title^="Switch between"]');
      },
    );

    it('a link opens the next page in place, and the way back is kept', async () => {
      await open('usage');
      await browser.evaluate('void (window.isSame = true)');
      await browser.click('.theme-doc-sidebar-menu a[href$="/methods"]');
      await until(
        browser,
        'location.pathname.endsWith("/methods") && document.querySelector("h1").textContent.includes("methods")',
      );
      await browser.back();
      await until(
        browser,
        'location.pathname.endsWith("/usage") && document.querySelector("h1").textContent === "Install and first sheet"',
      );
      expect(await browser.evaluate('window.isSame')).toBe(true);
    });

    it('the color mode is switched, and kept over a reload', async () => {
      await open('usage');
      const mode = 'document.documentElement.dataset.theme';
      const background =
        'getComputedStyle(document.documentElement).backgroundColor';
      const before = await browser.evaluate(mode);
      const colorBefore = await browser.evaluate(background);
      await browser.click('button[title^="Switch between"]');
      await until(browser, `${mode} !== ${JSON.stringify(before)}`);
      await until(browser, `${background} !== ${JSON.stringify(colorBefore)}`);
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
        'document.querySelector("[role=treeitem]")?.textContent.startsWith("snapPoints") === true',
      );
      await browser.press('Enter');
      await until(browser, 'location.hash === "#snappoints"');
      expect(await browser.evaluate('location.pathname')).toBe(
        `${BASE_PATH}props`,
      );
    });

    it('Escape closes the search, and gives the focus back', async () => {
      await open('usage');
      await browser.click(SEARCH_BUTTON);
      await until(
        browser,
        'document.activeElement.matches("[role=dialog] input")',
      );
      await browser.press('Escape');
      await until(
        browser,
        `document.querySelector('[role=dialog]') === null && document.activeElement.matches('${SEARCH_BUTTON}')`,
      );
    });

    it.each(['mouse', 'touch'] as const)(
      'the sheet runs, and is dragged from one snap point to the next: %s',
      async (pointer) => {
        await open('methods');
        const demo = await run('snap-points');
        const start = await handleOf(demo);
        await browser.evaluate(
          `void addEventListener('pointerdown', (event) => { window.pressedBy = event.pointerType; }, true)`,
        );
        await browser.drag(start, { x: start.x, y: start.y - 140 }, pointer);
        await until(browser, `${demo}.textContent.includes('Index 1')`);
        expect((await handleOf(demo)).y).toBeLessThan(start.y - 60);
        expect(await browser.evaluate('window.pressedBy')).toBe(pointer);
      },
    );

    it('the playground changes sheet, code and address together', async () => {
      await open('');
      const demo = await run('playground');
      const start = await handleOf(demo);
      await browser.evaluate(
        `(() => {
          const slider = [...${demo}.querySelectorAll('input[type=range]')].find(
            (input) => (input.ariaLabel ?? input.labels[0]?.textContent ?? '').trim().startsWith('index'),
          );
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, '2');
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          slider.dispatchEvent(new Event('change', { bubbles: true }));
        })()`,
      );
      await until(browser, 'location.hash === "#playground?index=2"');
      await until(
        browser,
        `${demo}.querySelector('pre code').textContent.includes('index={2}')`,
      );
      expect((await handleOf(demo)).y).toBeLessThan(start.y - 60);
    });

    it('on paper the text is black on white, without navigation', async () => {
      await open('faq');
      expect(await browser.evaluate(AS_PRINTED)).toBeGreaterThan(0);
      const hidden = [
        '.navbar',
        '.theme-doc-sidebar-container',
        '.footer',
        '.pagination-nav',
      ];
      for (const selector of hidden) {
        expect(
          await browser.evaluate(
            `document.querySelector('${selector}').getClientRects().length`,
          ),
          selector,
        ).toBe(0);
      }
      expect(
        await browser.evaluate(`[
          getComputedStyle(document.querySelector('.markdown p')).color,
          getComputedStyle(document.documentElement).backgroundColor,
          getComputedStyle(document.querySelector('.markdown pre')).whiteSpace,
        ]`),
      ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'pre-wrap']);
    });

    it('on a phone the menu opens, and leads to a page that fits', async () => {
      await browser.resize(PHONE.width, PHONE.height);
      await open('usage');
      await browser.click('.navbar__toggle');
      const link = `.navbar-sidebar a[href="${BASE_PATH}props"]`;
      await until(
        browser,
        `(() => {
          const link = document.querySelector('${link}');
          if (link === null) return false;
          const { x, y, width, height } = link.getBoundingClientRect();
          // The menu comes up from below.
          const isStill = document.querySelector('.navbar-sidebar').getAnimations({ subtree: true }).length === 0;
          return isStill && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        })()`,
      );
      await browser.click(link);
      await until(
        browser,
        `location.pathname === ${JSON.stringify(`${BASE_PATH}props`)}`,
      );
      expect(
        await browser.evaluate(
          'document.documentElement.scrollWidth - innerWidth',
        ),
      ).toBeLessThanOrEqual(0);
    });
  });
}
