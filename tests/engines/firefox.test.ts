import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findExecutable } from '../../scripts/lib/chromium';
import { COLLECT_PROBLEMS, type Browser } from './session';
import { testEngine } from './testEngine';

async function launch(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Keeps the browser itself from sending requests during a test.
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': '127.0.0.1',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.evaluateOnNewDocument(COLLECT_PROBLEMS);
  return {
    problems: () =>
      page.evaluate('problemsOfPage.splice(0)') as Promise<string[]>,
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: async (expression, frame) => {
      if (frame === undefined) return page.evaluate(expression);
      const element = await page.$(frame);
      const inside = await element?.contentFrame();
      if (!inside) throw new Error(`There is no frame ${frame}.`);
      return inside.evaluate(expression);
    },
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    choose: async (selector, paths) => {
      const input = await page.$(selector);
      await (input as ElementHandle<HTMLInputElement> | null)?.uploadFile(
        ...paths,
      );
    },
    press: async (key) => {
      if (key !== 'Control+k') return page.keyboard.press(key);
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      return page.keyboard.up('Control');
    },
    mouse: {
      move: (x, y) => page.mouse.move(x, y),
      down: async (x, y) => {
        await page.mouse.move(x, y);
        await page.mouse.down();
      },
      up: () => page.mouse.up(),
    },
    finger: {
      move: (x, y) => page.touchscreen.touchMove(x, y),
      down: async (x, y) => {
        await page.touchscreen.touchStart(x, y);
      },
      up: () => page.touchscreen.touchEnd(),
    },
    close: () => browser.close(),
  };
}

testEngine(
  'Firefox',
  findExecutable(['firefox-esr', 'firefox']),
  'firefox-esr',
  launch,
);
