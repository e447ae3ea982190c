import { setTimeout } from 'node:timers/promises';

/** A mouse or a finger; a finger moves only while it is down. */
export interface Pointer {
  move(x: number, y: number): Promise<void>;
  down(x: number, y: number): Promise<void>;
  up(): Promise<void>;
}

/** Operations of a browser that the flows need, in any engine. */
export interface Browser {
  /** Console errors and uncaught errors since the last call. */
  problems(): Promise<readonly string[]>;
  /** Sets the size of the window's inside, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /**
   * Runs an expression in the page, or in the frame that a CSS selector finds in
   * it; its value, or that of its promise, must be JSON.
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  /** Presses the first visible element of a CSS selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Chooses files of the disk in the input of a CSS selector. */
  choose(selector: string, paths: readonly string[]): Promise<void>;
  press(key: 'Control+k' | 'Enter' | 'Escape'): Promise<void>;
  readonly mouse: Pointer;
  /** WebKit's driver moves a mouse where it is told to move a finger. */
  readonly finger?: Pointer;
  close(): Promise<void>;
}

/** A place in the window, in CSS pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Script that collects the errors of a page from its start. */
export const COLLECT_PROBLEMS = `
  window.problemsOfPage = [];
  addEventListener('error', (event) => problemsOfPage.push(event.message));
  const report = console.error;
  console.error = (...details) => {
    problemsOfPage.push(details.join(' '));
    report(...details);
  };
`;

/** Longest time that a busy machine may take for one step. */
const STEP_TIMEOUT_MS = 60_000;

/** Expression of the first element of a CSS selector. */
export const find = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})`;

/** Expression of the button with a text, in the element of another expression. */
const buttonIn = (element: string, text: string) =>
  `[...${element}.querySelectorAll('button')].find(({ textContent }) => textContent === ${JSON.stringify(text)})`;

/**
 * Expression of the middle of the sheet's handle, once it has rested for ten
 * frames.
 */
const HANDLE_AT_REST = `(async () => {
  let place;
  for (let still = 0; still < 10;) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } =
      document.querySelector('[aria-label="Bottom sheet handle"]')?.getBoundingClientRect() ?? {};
    still = y !== undefined && place?.top === y ? still + 1 : 0;
    place = { top: y, x: x + width / 2, y: y + height / 2 };
  }
  return place;
})()`;

/** Drives the site in an engine that the other browser tests do not cover. */
export class BrowserDriver {
  constructor(
    readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Opens a page, and waits until it is interactive. */
  async open(route: string): Promise<void> {
    await this.browser.open(this.site + route);
    await this.until('document.documentElement.dataset.hasHydrated === "true"');
  }

  /**
   * Waits until an expression is true in the page.
   *
   * @param expression - what to wait for, in the page
   * @param frame - a CSS selector of the frame that is meant instead
   * @throws Error naming the expression, and the address, after a minute
   */
  async until(expression: string, frame?: string): Promise<void> {
    const { browser } = this;
    const end = Date.now() + STEP_TIMEOUT_MS;
    for (;;) {
      // Evaluation fails during navigation.
      const isTrue = await browser
        .evaluate(expression, frame)
        .catch(() => false);
      if (isTrue === true) return;
      if (Date.now() > end) {
        const address = await browser.evaluate('location.href');
        throw new Error(`Never true at ${String(address)}: ${expression}`);
      }
      await setTimeout(50);
    }
  }

  /** Presses the button with a text in a part of the page, once it is there. */
  press(selector: string, text: string): Promise<void> {
    const button = buttonIn(find(selector), text);
    return this.until(`${button} !== undefined && (${button}.click(), true)`);
  }

  /** Scrolls to a demo and runs it. @returns a CSS selector of its frame */
  async run(name: string): Promise<string> {
    const selector = `[data-demo="${name}"]`;
    const demo = find(selector);
    // The demo may have started by itself.
    await this.until(
      `${demo} !== null && (${demo}.scrollIntoView({ block: 'center', behavior: 'instant' }), ${buttonIn(demo, 'Run the demo')}?.click(), true)`,
    );
    await this.until(
      `${demo}.querySelector('[data-run-status="running"]') !== null`,
    );
    return `${selector} iframe`;
  }

  /** Middle of the handle of a frame's sheet in the window, once the sheet rests. */
  async handleIn(frame: string): Promise<Point> {
    const { browser } = this;
    const handle = (await browser.evaluate(HANDLE_AT_REST, frame)) as Point;
    const { x, y, scale } = (await browser.evaluate(
      `(({ x, y, width }) => ({ x, y, scale: width / ${find(frame)}.offsetWidth }))(${find(frame)}.getBoundingClientRect())`,
    )) as Point & { readonly scale: number };
    return { x: x + scale * handle.x, y: y + scale * handle.y };
  }
}

/** Tests by their titles. */
export type Flows = Readonly<
  Record<string, (session: BrowserDriver) => Promise<void>>
>;
