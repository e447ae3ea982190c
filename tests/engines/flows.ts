// What readers do most, in an engine that the other browser tests do not use.
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { servePages, type PagesServer } from '../../scripts/lib/pagesServer';
import { deploy } from '../e2e/deployment';
import { BASE_PATH } from '../e2e/sites';
import { until, type Browser, type Engine } from './browser';
import { demoOf, frameOf, HANDLE, handleOfDemo, runDemo } from './demo';
import { testPhone } from './phone';

const DESKTOP = { width: 1280, height: 800 };

const HYDRATED = 'document.documentElement.dataset.hasHydrated === "true"';

/**
 * Declares the tests of an engine; where there is none, says that they are
 * skipped. Playwright's own Firefox and WebKit are downloaded from the web, which
 * no install step here may do; Debian's are driven by WebDriver.
 *
 * @param engine - Firefox or WebKit
 * @throws Error where the engine is missing and `CI` is set
 */
export function testFlows(engine: Engine): void {
  const executable = engine.find();
  if (executable === undefined) {
    const note = `${engine.name} is not tested: this machine has no ${engine.packages.join(', ')}.`;
    if (process.env.CI !== undefined) throw new Error(note);
    console.log(note);
  }

  describe.skipIf(executable === undefined)(engine.name, () => {
    let browser: Browser;
    let server: PagesServer;
    let site = '';

    const open = async (route: string): Promise<void> => {
      await browser.open(site + route);
      await until(browser, HYDRATED);
    };

    const run = (name: string) => runDemo(browser, name);
    const handleOf = (name: string) => handleOfDemo(browser, name);

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

    it.each(['usage/', 'usage.html'])(
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

    it('a sample runs in its frame, and so does an edit', async () => {
      await open('usage');
      const block =
        "document.querySelectorAll('[data-run]')[1].closest('[data-language]')";
      await browser.evaluate(`${block}.querySelector('[data-run]').click()`);
      await until(
        browser,
        `${block}.querySelector('[data-state="running"]') !== null`,
      );
      await browser.evaluate(
        `[...${block}.querySelectorAll('button')].find((button) => button.textContent === 'Edit code').click()`,
      );
      await until(browser, `${block}.querySelector('textarea') !== null`);
      // Opens at once, and says so.
      await browser.evaluate(`(() => {
        const field = ${block}.querySelector('textarea');
        field.value = field.value.replace(
          'index={-1}',
          "index={0} onChange={(index) => console.log('index', index)}",
        );
        field.dispatchEvent(new Event('input'));
      })()`);
      await until(
        browser,
        `${block}.querySelector('[role="log"]')?.textContent === 'index 0'`,
      );
    });

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

    it('back and forward lead to the places that were left, of the first page too', async () => {
      const top =
        'Math.round(document.querySelector("#onanimate")?.getBoundingClientRect().top)';
      await open('props#onanimate');
      await browser.evaluate(
        'void scrollBy({ top: -150, behavior: "instant" })',
      );
      await until(browser, `${top} > 150`);
      const left = await browser.evaluate(top);
      await browser.click('.theme-doc-sidebar-menu a[href$="/methods"]');
      await until(
        browser,
        'document.querySelector("h1").textContent.includes("methods") && scrollY === 0',
      );
      await browser.evaluate(
        'void scrollTo({ top: 400, behavior: "instant" })',
      );
      await until(browser, 'scrollY === 400');
      await browser.back();
      // Sections that are laid out late have their real heights only then.
      await until(browser, `Math.abs(${top} - ${String(left)}) < 200`);
      await browser.evaluate('history.forward()');
      await until(
        browser,
        'location.pathname.endsWith("/methods") && scrollY === 400',
      );
    });

    it('a tab that is older than a deployment says so, and reloads with what was typed', async () => {
      const deployment = await deploy();
      try {
        await browser.open(
          `${deployment.site}blog/bottom-sheet-v5#check-my-v4-code`,
        );
        await until(
          browser,
          'document.querySelector("[data-project-check] textarea") !== null',
        );
        await browser.click('[data-project-check] textarea');
        await browser.type('const typed = 1;');
        deployment.publish();
        await browser.click('[data-project-check] button');
        await until(
          browser,
          'document.querySelector(".floating-note")?.textContent.startsWith("The site has been updated.") === true',
        );
        // What the browser says of files that are gone.
        await browser.problems();
        await browser.click('.floating-note button');
        await until(
          browser,
          `${HYDRATED} && document.querySelector(".floating-note") === null && document.querySelector("[data-project-check] textarea")?.value === "const typed = 1;"`,
        );
        // It is answered again, by a script that the server has to be there for.
        await until(
          browser,
          '/^(?!Checking)./.test(document.querySelector("[data-project-check] [role=status]").textContent + document.querySelector("[data-project-check] [role=alert]").textContent)',
        );
      } finally {
        deployment.close();
      }
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

    it('the sheet runs, and is dragged from one snap point to the next', async () => {
      await open('methods');
      await run('snap-points');
      const start = await handleOf('snap-points');
      // As the window has room for it: engines calculate that differently.
      expect(
        await browser.evaluate(
          `document.querySelector('${frameOf('snap-points')}').getBoundingClientRect().width`,
        ),
      ).toBe(272);
      await browser.drag(start, { x: start.x, y: start.y - 140 });
      await until(
        browser,
        "document.body.textContent.includes('Index 1')",
        frameOf('snap-points'),
      );
      expect((await handleOf('snap-points')).y).toBeLessThan(start.y - 60);
    });

    it('the playground changes sheet, code and address together', async () => {
      await open('');
      const demo = await run('playground');
      const start = await handleOf('playground');
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
      expect((await handleOf('playground')).y).toBeLessThan(start.y - 60);
    });

    it('an example that is chosen leaves the focus where it is', async () => {
      await open('');
      const button = `document.querySelector('[href="#example-map"]')`;
      // Firefox' driver has no Enter for buttons.
      await browser.evaluate(`${button}.focus(), ${button}.click()`);
      await until(browser, `${demoOf('map')} !== null`);
      await run('map');
      expect(
        await browser.evaluate(`document.activeElement === ${button}`),
      ).toBe(true);
    });

    it('a modal that opens by itself follows its content from its first start', async () => {
      await open('#example-filter');
      await until(browser, `${demoOf('filter')} !== null`);
      await run('filter');
      await handleOf('filter');
      const top = `${HANDLE}.getBoundingClientRect().y`;
      const before = await browser.evaluate(top, frameOf('filter'));
      await browser.evaluate(
        `document.querySelector('[role=switch][aria-label="Choose a color"]').click()`,
        frameOf('filter'),
      );
      await until(
        browser,
        `${top} < ${String(Number(before) - 50)}`,
        frameOf('filter'),
      );
    });

    testPhone(() => ({ browser, open }));
  });
}
