/** What the flows need of a browser, whatever engine it has. */
export interface Browser {
  /** The engine with its version, as the browser says. */
  readonly name: string;
  /** Console errors and uncaught errors since the last call. */
  problems(): Promise<readonly string[]>;
  /** Sets the size of the window's inside, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /**
   * Runs an expression in the page, or in the frame that a CSS selector finds in
   * it; its value must be JSON.
   */
  evaluate(expression: string, frame?: string): Promise<unknown>;
  /** Presses the first visible element of a CSS selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. `Control+k` and names of keys are pressed. */
  type(text: string): Promise<void>;
  press(key: 'Control+k' | 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Drags with the pressed mouse: no driver has a finger in both engines. */
  drag(from: Point, to: Point): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds between two moves of the pointer in a drag. */
export const FRAME = 16;

/**
 * The points that the pointer passes in a drag, the end included. They are many,
 * because a sheet that is let go at speed goes on past the next snap point.
 */
export function between(from: Point, to: Point): Point[] {
  const steps = 40;
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return {
      x: Math.round(from.x + (to.x - from.x) * part),
      y: Math.round(from.y + (to.y - from.y) * part),
    };
  });
}

/** An engine that a machine may have. */
export interface Engine {
  readonly name: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** The path of the executable, or undefined where the machine has none. */
  find(): string | undefined;
  launch(executable: string): Promise<Browser>;
}

/** Collects errors of a page that were thrown before anybody could listen. */
export const COLLECT_PROBLEMS = `
  window.problemsOfPage = [];
  addEventListener('error', (event) => problemsOfPage.push(event.message));
  const report = console.error;
  console.error = (...details) => {
    problemsOfPage.push(details.join(' '));
    report(...details);
  };
`;

/** How long a machine that is busy with other things may take for one step. */
const PATIENCE = 60_000;

/**
 * Waits until an expression is true in the page.
 *
 * @param expression - what to wait for, in the page
 * @param frame - a CSS selector of the frame that is meant instead
 * @throws Error naming the expression, and the address, after a minute
 */
export async function until(
  browser: Browser,
  expression: string,
  frame?: string,
): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    // A page that is being left cannot be asked.
    const isTrue = await browser.evaluate(expression, frame).catch(() => false);
    if (isTrue === true) return;
    if (Date.now() > end) {
      const address = await browser.evaluate('location.href');
      throw new Error(`Never true at ${String(address)}: ${expression}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
