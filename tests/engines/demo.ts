// A demo of a page, in an engine that the other browser tests do not use.
import { until, type Browser, type Point } from './browser';

/** A demo in the page. */
export const demoOf = (name: string) =>
  `document.querySelector('[data-demo="${name}"]')`;

/** The selector of the frame that a demo runs in. */
export const frameOf = (name: string) => `[data-demo="${name}"] iframe`;

/** The handle of a sheet in its frame. */
export const HANDLE =
  'document.querySelector(\'[aria-label="Bottom sheet handle"]\')';

/** Brings a demo onto the screen, and waits until it runs. */
export async function runDemo(browser: Browser, name: string): Promise<string> {
  const demo = demoOf(name);
  await browser.evaluate(
    `${demo}.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await browser.evaluate(
    `${demo}.querySelector('[data-state="running"]') === null &&
          [...${demo}.querySelectorAll('button')].find((button) => button.textContent.toLowerCase() === 'run the demo')?.click()`,
  );
  await until(
    browser,
    `${demo}.querySelector('[data-state="running"]') !== null`,
  );
  return demo;
}

/** Where the middle of a demo's handle is, once the sheet rests. */
export async function handleOfDemo(
  browser: Browser,
  name: string,
): Promise<Point> {
  const frame = frameOf(name);
  // At rest is what has not moved for a third of a second.
  await until(
    browser,
    `(() => {
          const handle = ${HANDLE};
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
    frame,
  );
  const inFrame = (await browser.evaluate(
    `(() => {
          delete window.restingAt;
          const { x, y, width, height } = ${HANDLE}.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        })()`,
    frame,
  )) as Point;
  const at = (await browser.evaluate(
    `(() => {
          const frame = document.querySelector('${frame}');
          const { x, y, width } = frame.getBoundingClientRect();
          return { x, y, scale: width / frame.offsetWidth };
        })()`,
  )) as Point & { scale: number };
  return { x: at.x + at.scale * inFrame.x, y: at.y + at.scale * inFrame.y };
}
