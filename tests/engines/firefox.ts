import puppeteer from 'puppeteer-core';
import { findExecutable } from '../../scripts/lib/chromium';
import {
  between,
  COLLECT_PROBLEMS,
  FRAME,
  type Browser,
  type Engine,
} from './browser';

async function launch(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Nothing of the browser's own goes out while a page is tested.
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
  const center = async (selector: string) => {
    const element = await page.waitForSelector(selector, { visible: true });
    await element?.scrollIntoView();
    const box = await element?.boundingBox();
    if (box == null) throw new Error(`Nothing to press: ${selector}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return {
    name: await browser.version(),
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
    click: async (selector) => {
      const { x, y } = await center(selector);
      await page.mouse.click(x, y);
    },
    type: (text) => page.keyboard.type(text),
    press: async (key) => {
      if (key === 'Control+k') {
        await page.keyboard.down('Control');
        await page.keyboard.press('k');
        await page.keyboard.up('Control');
      } else {
        await page.keyboard.press(key);
      }
    },
    drag: async (from, to) => {
      const { mouse } = page;
      await mouse.move(from.x, from.y);
      await mouse.down();
      for (const { x, y } of between(from, to)) {
        await mouse.move(x, y);
        await new Promise((resolve) => setTimeout(resolve, FRAME));
      }
      await mouse.up();
    },
    back: async () => {
      await page.evaluate('history.back()');
    },
    close: () => browser.close(),
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  find: () => findExecutable(['firefox-esr', 'firefox']),
  launch,
};
