import { isOutdated } from '@site/src/site/release';
import { openFrame, type Frame } from './openFrame';
import type { FromFrame } from './messages';
import { SampleError, type Sample } from './sample';

/** What a reader sees of a sample that runs. */
export interface State {
  readonly is: 'loading' | 'running' | 'failed' | 'stalled';
  /** What went wrong, and where. */
  readonly problem?: Pick<FromFrame, 'text' | 'line' | 'column'> | undefined;
  /** What the program has written, the newest last. */
  readonly lines: readonly string[];
}

/** Without an answer for so long a program may loop without end, in ms. */
const PATIENCE = 5000;
/** So many of a program's lines are shown. */
const LINES = 50;

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/** Runs a sample in a frame, and again when its text changes. */
export class Session {
  private state: State = { is: 'loading', lines: [] };
  private frame: Frame | undefined;
  private host: HTMLElement | undefined;
  private timer: number | undefined;
  /** Counts what has been asked for: what comes late is for nobody. */
  private turn = 0;
  private readonly listeners = new Set<() => void>();
  private readonly themes = new MutationObserver(() => {
    this.frame?.send({ theme: themeNow() });
  });

  constructor(private readonly sample: Sample) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly getState = (): State => this.state;

  private set(state: Partial<State>): void {
    this.state = { ...this.state, ...state };
    this.listeners.forEach((listener) => {
      listener();
    });
  }

  /** Opens a frame in an element, which it fills, and runs the sample. */
  open(host: HTMLElement): () => void {
    this.host = host;
    this.themes.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    void this.restart();
    return () => {
      this.themes.disconnect();
      this.end();
    };
  }

  private end(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.frame?.close();
    this.frame = undefined;
  }

  private readonly onMessage = ({ is, ...problem }: FromFrame): void => {
    if (is === 'mounted' || is === 'error') {
      clearTimeout(this.timer);
      if (is === 'error') this.set({ is: 'failed', problem });
      else this.set({ is: 'running', problem: undefined });
    } else {
      this.set({ lines: [...this.state.lines, problem.text].slice(-LINES) });
    }
  };

  private fail(error: unknown): void {
    const { message: text } =
      error instanceof Error ? error : new Error(String(error));
    const place = error instanceof SampleError ? error : {};
    const { line, column } = place as Partial<SampleError>;
    this.set({ is: 'failed', problem: { text, line, column } });
  }

  /** Runs the sample in a new frame. */
  async restart(): Promise<void> {
    this.end();
    const turn = this.turn;
    const { host, sample } = this;
    if (!host) return;
    this.set({ is: 'loading', problem: undefined, lines: [] });
    try {
      const title = `${sample.title}, running`;
      const frame = await openFrame(host, title, this.onMessage);
      if (turn === this.turn) {
        this.frame = frame;
        await this.run();
      } else {
        frame.close();
      }
    } catch (error) {
      void isOutdated();
      if (turn === this.turn) this.fail(error);
    }
  }

  /** Runs the text that the sample has now, in a new frame if this one hangs. */
  async run(): Promise<void> {
    if (this.state.is === 'stalled' || !this.frame) {
      await this.restart();
      return;
    }
    const { frame, sample } = this;
    try {
      const code = sample.kept ?? sample.original;
      const program = await sample.compile(code);
      if (frame !== this.frame || code !== (sample.kept ?? sample.original)) {
        return;
      }
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => {
        this.set({
          is: 'stalled',
          problem: { text: 'The program does not answer. It may never end.' },
        });
      }, PATIENCE);
      this.set({ lines: [] });
      frame.send({ run: program, theme: themeNow() });
    } catch (error) {
      if (frame === this.frame) this.fail(error);
    }
  }
}
