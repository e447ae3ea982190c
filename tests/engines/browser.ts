/** What the flows need of a browser, whatever engine it has. */
export interface Browser {
  /** The engine with its version, as the browser says. */
  readonly name: string;
  /** Console errors and uncaught errors since the last call. */
  problems(): Promise<readonly string[]>;
  /** Sets the size of the window's inside, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** Runs an expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the first visible element of a CSS selector with the pointer. */
  click(selector: string): Promise<void>;
  /** Types into what has the focus. `Control+k` and names of keys are pressed. */
  type(text: string): Promise<void>;
  press(key: 'Control+k' | 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** Drags with the pressed pointer, from and to in CSS pixels of the window. */
  drag(from: Point, to: Point): Promise<void>;
  close(): Promise<void>;
}

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An engine that a machine may have. */
export interface Engine {
  readonly name: string;
  /** What is needed, for the message that says why the flows were skipped. */
  readonly needs: string;
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

/**
 * Waits until an expression is true in the page.
 *
 * @param expression - what to wait for, in the page
 * @throws Error naming the expression after 20 seconds
 */
export async function until(
  browser: Browser,
  expression: string,
): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    // A page that is being left cannot be asked.
    const isTrue = await browser.evaluate(expression).catch(() => false);
    if (isTrue === true) return;
    if (Date.now() > end) throw new Error(`Never true: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
