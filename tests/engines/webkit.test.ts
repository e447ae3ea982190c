import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findExecutable } from '../../scripts/lib/chromium';
import { COLLECT_PROBLEMS, type Browser } from './session';
import { testEngine } from './testEngine';

/** Starts an X server without a screen, on a display that it chooses. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [number] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, name: `:${number.toString().trim()}` };
}

async function launch(executable: string): Promise<Browser> {
  const display = await startDisplay();
  const service = new DriverService.Builder(executable)
    .setHostname('127.0.0.1')
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // The machine's own sandbox needs rights that root in a container lacks.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      no_proxy: '127.0.0.1',
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
    })
    .build();
  const stop = async () => {
    await service.kill();
    display.child.kill();
  };
  try {
    // The first start after an installation takes seconds.
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    return browserOf(driver, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the tests do in the browser, by its driver. */
function browserOf(driver: WebDriver, stop: () => Promise<void>): Browser {
  const evaluate: Browser['evaluate'] = async (expression, frame) => {
    if (frame !== undefined) {
      await driver.switchTo().frame(driver.findElement(By.css(frame)));
    }
    try {
      return await driver.executeScript(`return (${expression});`);
    } finally {
      if (frame !== undefined) await driver.switchTo().defaultContent();
    }
  };
  const moveTo = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 16 });
  return {
    problems: async () =>
      (await evaluate('(window.problemsOfPage ?? []).splice(0)')) as string[],
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const [inside, high] = (await evaluate('[innerWidth, innerHeight]')) as [
        number,
        number,
      ];
      await window.setRect({
        width: 2 * width - inside,
        height: 2 * height - high,
      });
    },
    // Errors from before this are not seen: the protocol runs nothing earlier.
    open: async (address) => {
      await driver.get(address);
      await driver.executeScript(COLLECT_PROBLEMS);
    },
    evaluate,
    click: async (selector) => {
      for (const element of await driver.findElements(By.css(selector))) {
        if (await element.isDisplayed()) {
          await element.click();
          return;
        }
      }
      throw new Error(`Nothing to press: ${selector}`);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    choose: (selector, paths) =>
      driver.findElement(By.css(selector)).sendKeys(paths.join('\n')),
    press: (key) => {
      const actions = driver.actions();
      return (
        key === 'Control+k'
          ? actions.keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL)
          : actions.sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE }[key])
      ).perform();
    },
    mouse: {
      move: (x, y) => moveTo(x, y).perform(),
      down: (x, y) => moveTo(x, y).press().perform(),
      up: () => driver.actions().release().perform(),
    },
    close: async () => {
      await driver.quit().catch(() => undefined);
      await stop();
    },
  };
}

testEngine(
  'WebKit',
  findExecutable(['Xvfb']) && findExecutable(['WebKitWebDriver']),
  'webkit2gtk-driver, xvfb',
  launch,
);
