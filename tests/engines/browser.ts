/** What the flows need of a browser, whatever engine it has. */
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
  press(key: 'Control+k' | 'Enter' | 'Escape'): Promise<void>;
  /** No driver has a finger in both engines. */
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  close(): Promise<void>;
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
