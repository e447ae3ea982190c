import { isOutdated } from '@site/src/site/release';
import { openFrame, type Frame } from './openFrame';
import type { FromFrame, Reading, Settings, ToFrame } from './messages';
import { ProgramError, type Program } from './program';

/** A callback that a sheet has called. */
export interface Call extends Pick<FromFrame, 'text' | 'label'> {
  readonly id: number;
}

/** What a reader sees of a program that runs. */
export interface State {
  readonly is: 'idle' | 'loading' | 'running' | 'failed' | 'stalled';
  /** Whether the program has run, and its sheets have come to rest. */
  readonly isShown: boolean;
  /** What went wrong, and where; some of it before the program could run. */
  readonly problem?:
    | (Pick<FromFrame, 'text' | 'line' | 'column'> & { inLoading?: boolean })
    | undefined;
  /** What the program has written, the newest last. */
  readonly lines: readonly string[];
  /** What the topmost sheet does, while it is inspected. */
  readonly readings: readonly Reading[];
  /** What sheets have called meanwhile, the newest first. */
  readonly calls: readonly Call[];
}

/** What a session runs. */
export interface Source {
  /** Names the frame. */
  readonly title: string;
  /** Gives the program as it is now, and the props of its app. */
  readonly load: () => Promise<{
    readonly program: Program;
    readonly props?: Settings['props'];
  }>;
  /** Called when the program has no use for a press of the back button. */
  readonly onBack?: () => void;
  /** Called when nothing loads since the site has been published again. */
  readonly onOutdated?: () => void;
}

/** Without an answer for so long a program may loop without end, in ms. */
const PATIENCE = 5000;
/** So many of a program's lines, and of its sheets' calls, are shown. */
const LINES = 50;

const NOTHING = { lines: [], readings: [], calls: [] } as const;

const themeNow = () => document.documentElement.dataset.theme ?? 'light';

/** Runs a program in a frame, and again when it changes. */
export class Session {
  private state: State;
  private settings: Omit<Settings, 'theme'> = {};
  private frame: Frame | undefined;
  private host: HTMLElement | undefined;
  private timer: number | undefined;
  private press: ToFrame['press'];
  /** Counts what has been asked for: what comes late is for nobody. */
  private turn = 0;
  private calls = 0;
  private isOpening = false;
  private readonly listeners = new Set<() => void>();

  /**
   * @param isWanted - whether the program runs as soon as its frame is open, or
   *   with the first call of {@link run}
   */
  constructor(
    private readonly source: Source,
    private isWanted = true,
  ) {
    const is = isWanted ? 'loading' : 'idle';
    this.state = { is, isShown: false, ...NOTHING };
  }

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

  private send(what?: Omit<ToFrame, 'settings'>): void {
    const settings = { ...this.settings, theme: themeNow() };
    this.frame?.send({ settings, ...what });
  }

  /** Changes settings of the phone; what runs in it goes on. */
  readonly change = (settings: Partial<Settings>): void => {
    this.settings = { ...this.settings, ...settings };
    this.send();
  };

  /** Opens a frame in an element, which it fills, and runs the program. */
  open(host: HTMLElement): () => void {
    this.host = host;
    const themes = new MutationObserver(() => {
      this.send();
    });
    themes.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    void this.restart();
    return () => {
      themes.disconnect();
      this.end();
    };
  }

  private end(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.frame?.close();
    this.frame = undefined;
  }

  private readonly onMessage = (message: FromFrame): void => {
    const { is, text = '', line, column, label, readings = [] } = message;
    switch (is) {
      case 'mounted':
        clearTimeout(this.timer);
        this.set({ is: 'running', problem: undefined });
        break;
      case 'shown':
        this.set({ isShown: true });
        if (this.press) this.send({ press: this.press });
        this.press = undefined;
        break;
      case 'error':
        clearTimeout(this.timer);
        this.set({ is: 'failed', problem: { text, line, column } });
        break;
      case 'back':
        this.source.onBack?.();
        break;
      case 'readings':
        this.set({ readings });
        break;
      case 'call':
        this.calls += 1;
        this.set({
          calls: [{ id: this.calls, text, label }, ...this.state.calls].slice(
            0,
            LINES,
          ),
        });
        break;
      default:
        this.set({ lines: [...this.state.lines, text].slice(-LINES) });
    }
  };

  readonly clearCalls = (): void => {
    this.set({ calls: [] });
  };

  private async fail(error: unknown, turn: number): Promise<void> {
    const { message: text } =
      error instanceof Error ? error : new Error(String(error));
    const isWrong = error instanceof ProgramError;
    const isGone = !isWrong && (await isOutdated());
    if (turn !== this.turn) return;
    const place = isWrong
      ? { line: error.line, column: error.column }
      : { inLoading: true };
    this.set({ is: 'failed', problem: { text, ...place } });
    if (isGone) this.source.onOutdated?.();
  }

  /** Runs the program in a new frame. */
  async restart(): Promise<void> {
    this.end();
    const { turn, host, source } = this;
    if (!host) return;
    const is = this.isWanted ? 'loading' : 'idle';
    this.set({ is, isShown: false, problem: undefined, ...NOTHING });
    this.isOpening = true;
    // Both come at once.
    const loaded = source.load();
    loaded.catch(() => undefined);
    try {
      const frame = await openFrame(host, source.title, this.onMessage);
      if (turn !== this.turn) {
        frame.close();
        return;
      }
      this.frame = frame;
      this.isOpening = false;
      // What it loads may have changed since.
      if (this.isWanted)
        await this.start(is === 'idle' ? source.load() : loaded, turn);
    } catch (error) {
      if (turn === this.turn) this.isOpening = false;
      // What nobody has asked for yet fails when it is asked for.
      if (this.isWanted) await this.fail(error, turn);
    }
  }

  private async start(
    loading: ReturnType<Source['load']>,
    turn: number,
  ): Promise<void> {
    const { program, props } = await loading;
    if (turn !== this.turn) return;
    if (props) this.settings = { ...this.settings, props };
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.set({
        is: 'stalled',
        problem: { text: 'The program does not answer. It may never end.' },
      });
    }, PATIENCE);
    this.set(NOTHING);
    this.send({ run: program });
  }

  /**
   * Runs what the program is now, in a new frame if this one hangs.
   *
   * @param press - what is to be pressed or dragged once it is shown
   */
  async run(press?: ToFrame['press']): Promise<void> {
    this.press = press;
    if (!this.isWanted) {
      this.isWanted = true;
      this.set({ is: 'loading' });
      if (this.isOpening) return;
    }
    if (this.state.is === 'stalled' || !this.frame) {
      await this.restart();
      return;
    }
    this.turn += 1;
    const { turn } = this;
    try {
      await this.start(this.source.load(), turn);
    } catch (error) {
      await this.fail(error, turn);
    }
  }
}
