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

/** Runs a program in a frame, and again when it changes. */
export class Session {
  private state: State = { is: 'idle', isShown: false, ...NOTHING };
  private settings: Omit<Settings, 'theme'> = {};
  private host: HTMLElement | undefined;
  /** The frame, from when it begins to load until it is closed. */
  private frame: Frame | undefined;
  private timer: number | undefined;
  private press: ToFrame['press'];
  /** Whether the program has been asked for: until then a frame is only opened. */
  private isWanted = false;
  /** Counts what has been asked for: what comes late is for nobody. */
  private turn = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: Source) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): State => this.state;

  private set(state: Partial<State>): void {
    this.state = { ...this.state, ...state };
    this.listeners.forEach((listener) => {
      listener();
    });
  }

  private send(what?: Omit<ToFrame, 'settings'>): void {
    const { theme = 'light' } = document.documentElement.dataset;
    this.frame?.send({ settings: { ...this.settings, theme }, ...what });
  }

  /** Changes settings of the phone; what runs in it goes on. */
  readonly change = (settings: Partial<Settings>): void => {
    this.settings = { ...this.settings, ...settings };
    this.send();
  };

  /** Opens a frame in an element, which it fills, and runs what is asked for. */
  readonly open = (host: HTMLElement | null): (() => void) | undefined => {
    if (host === null) return undefined;
    this.host = host;
    const themes = new MutationObserver(() => {
      this.send();
    });
    themes.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    this.reopen();
    if (this.isWanted) void this.run(this.press);
    return () => {
      themes.disconnect();
      this.end();
    };
  };

  private end(): void {
    this.turn += 1;
    clearTimeout(this.timer);
    this.frame?.close();
    this.frame = undefined;
  }

  private reopen(): void {
    this.end();
    const is = this.isWanted ? 'loading' : 'idle';
    this.set({ is, isShown: false, problem: undefined, ...NOTHING });
    if (!this.host) return;
    const frame = openFrame(this.host, this.source.title, this.onMessage);
    this.frame = frame;
    // It is opened again, and its failure told, when it is asked for.
    frame.ready.catch(() => {
      frame.close();
      if (this.frame === frame) this.frame = undefined;
    });
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
      case 'call': {
        const { calls } = this.state;
        const call = { id: (calls[0]?.id ?? 0) + 1, text, label };
        if (!this.settings.inspects) break;
        this.set({ calls: [call, ...calls].slice(0, LINES) });
        break;
      }
      case 'log':
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
  readonly restart = (): void => {
    this.reopen();
    void this.run();
  };

  /**
   * Runs what the program is now, in a new frame if this one hangs.
   *
   * @param press - what is to be pressed or dragged once it is shown
   */
  async run(press?: ToFrame['press']): Promise<void> {
    this.press = press;
    this.isWanted = true;
    if (this.state.is === 'idle') this.set({ is: 'loading' });
    if (this.state.is === 'stalled' || !this.frame) this.reopen();
    // Where there is no element for it yet, that asks again.
    if (!this.frame) return;
    this.turn += 1;
    const { turn } = this;
    try {
      const loading = this.source.load();
      const { ready } = this.frame;
      const [{ program, props }] = await Promise.all([loading, ready]);
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
    } catch (error) {
      await this.fail(error, turn);
    }
  }
}
