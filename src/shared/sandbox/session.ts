import {
  isNewDeploymentLive,
  SITE_UPDATED_TEXT,
} from '@site/src/runtime/deployment';
import { explainLoadFailure } from './explainLoadFailure';
import { FRAME_FILES, createSandboxFrame, type Frame } from './sandboxFrame';
import type { SandboxMessage, Settings, HostMessage } from './messages';
import { ProgramError, type Program } from './program';
import {
  INITIAL_STATE,
  nextState,
  type RunEvent,
  type RunState,
} from './runState';

/** The program of a session, and what its events call. */
export interface ProgramSource {
  readonly title: string;
  /** Loads the program as it is now, and the props of its app. */
  readonly load: () => Promise<{
    readonly program: Program;
    readonly props?: Settings['props'];
  }>;
  /** Called when the program does not handle a press of the back button. */
  readonly onBack?: () => void;
  /** Called when nothing loads because the site was deployed again. */
  readonly onOutdated?: () => void;
  /** Called when a program that was started answers, and when it stops to. */
  readonly onAnswer?: (isAnswer: boolean) => void;
}

/** How often a program is asked for an answer, in ms. */
const PING_INTERVAL_MS = 1000;
/** After so many questions without an answer a program may loop without end. */
const MAX_UNANSWERED = 5;
/** How long the process of a frame that hangs takes to end, in ms. */
const EXIT_MS = 1000;
/**
 * When it has ended. All sessions of the tab wait for it: a frame that is opened earlier
 * gets the same process.
 */
let exitsAt = 0;

/** Runs a program in a frame, and again when it changes. */
export class SandboxSession {
  private state = INITIAL_STATE;
  private settings: Omit<Settings, 'theme'> = {};
  private host: HTMLElement | undefined;
  /** The frame, from when it begins to load until it is closed. */
  private frame: Frame | undefined;
  private timer: number | undefined;
  /** How many questions in a row the program has not answered. */
  private unanswered = 0;
  private hasMounted = false;
  private initialGesture: HostMessage['press'];
  /** Incremented per run; results of an older run are dropped. */
  private runId = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly source: ProgramSource) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getState = (): RunState => this.state;

  /** Whether the program has been asked for: until then a frame is only opened. */
  private get isRunRequested(): boolean {
    return this.state.status !== 'idle';
  }

  private dispatch(event: RunEvent): void {
    this.state = nextState(this.state, event);
    this.listeners.forEach((listener) => {
      listener();
    });
  }

  private send(what?: Omit<HostMessage, 'settings'>): void {
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
    if (this.isRunRequested) void this.run(this.initialGesture);
    return () => {
      themes.disconnect();
      this.end();
    };
  };

  private end(): void {
    this.runId += 1;
    if (this.unanswered > 1) exitsAt = performance.now() + EXIT_MS;
    this.unanswered = 0;
    clearInterval(this.timer);
    this.frame?.close();
    this.frame = undefined;
  }

  /** Asks the program for an answer, and ends it when none comes. */
  private watch(): void {
    clearInterval(this.timer);
    this.unanswered = 0;
    this.timer = window.setInterval(() => {
      // A tab in the background has few timers, in its frames as well.
      if (document.visibilityState === 'hidden') this.unanswered = 0;
      this.unanswered += 1;
      if (this.unanswered <= MAX_UNANSWERED) {
        this.send({ ping: true });
        return;
      }
      this.end();
      this.source.onAnswer?.(false);
      const text =
        'The program does not answer. It may never end, or use up the memory: change it, and run it again.';
      this.dispatch({ type: 'stalled', problem: { text } });
    }, PING_INTERVAL_MS);
  }

  private reopen(): void {
    this.end();
    if (this.isRunRequested) this.dispatch({ type: 'restarted' });
    if (!this.host || exitsAt > performance.now()) return;
    const frame = createSandboxFrame(
      this.host,
      this.source.title,
      this.onMessage,
    );
    this.frame = frame;
    // `run` opens it again, and reports a failure.
    frame.ready.catch(() => {
      frame.close();
      if (this.frame === frame) this.frame = undefined;
    });
  }

  private readonly onMessage = (message: SandboxMessage): void => {
    const { text = '', line, column, label, readings = [] } = message;
    switch (message.type) {
      case 'pong':
        // What renders nothing does not answer either.
        if (!this.hasMounted) break;
        this.unanswered = 0;
        this.source.onAnswer?.(true);
        break;
      case 'mounted':
        this.hasMounted = true;
        this.dispatch({ type: 'mounted' });
        this.send({ ping: true });
        break;
      case 'shown':
        this.dispatch({ type: 'shown' });
        if (this.initialGesture) this.send({ press: this.initialGesture });
        this.initialGesture = undefined;
        break;
      case 'broken':
        this.end();
        this.dispatch({ type: 'failed', problem: { text } });
        break;
      case 'error':
        this.hasMounted = true;
        this.dispatch({ type: 'failed', problem: { text, line, column } });
        break;
      case 'back':
        this.source.onBack?.();
        break;
      case 'readings':
        this.dispatch({ type: 'read', readings });
        break;
      case 'call':
        if (!this.settings.isInspecting) break;
        this.dispatch({ type: 'called', call: { text, label } });
        break;
      case 'log':
        this.dispatch({ type: 'logged', line: text });
    }
  };

  readonly clearCalls = (): void => {
    this.dispatch({ type: 'callsCleared' });
  };

  /**
   * Reports why a run failed.
   *
   * @param files - the files of the phone, if one of them failed to load
   */
  private async fail(
    error: unknown,
    runId: number,
    files?: typeof FRAME_FILES,
  ): Promise<void> {
    if (error instanceof ProgramError) {
      if (runId !== this.runId) return;
      const { message: text, line, column } = error;
      this.dispatch({ type: 'failed', problem: { text, line, column } });
      return;
    }
    const isGone = await isNewDeploymentLive();
    const text = isGone ? SITE_UPDATED_TEXT : await explainLoadFailure(files);
    if (runId !== this.runId) return;
    this.end();
    this.dispatch({ type: 'failed', problem: { text, inLoading: true } });
    if (isGone) this.source.onOutdated?.();
  }

  /** Runs the program in a new frame, and in a new process if this one hangs. */
  readonly restart = (): void => {
    this.end();
    this.dispatch({ type: 'restarted' });
    const { runId } = this;
    setTimeout(() => {
      if (runId === this.runId) void this.run(this.initialGesture);
    }, exitsAt - performance.now());
  };

  /**
   * Runs the program as it is now, in a new frame if this one hangs.
   *
   * @param press - the press or drag to make once it is shown
   */
  async run(press?: HostMessage['press']): Promise<void> {
    this.initialGesture = press;
    this.dispatch({ type: 'requested' });
    if (this.unanswered > 1 || exitsAt > performance.now()) {
      this.restart();
      return;
    }
    if (!this.frame) this.reopen();
    // Without an element yet, `open` runs it when there is one.
    if (!this.frame) return;
    this.runId += 1;
    const { runId } = this;
    let files: typeof FRAME_FILES | undefined;
    try {
      const loading = this.source.load();
      const ready = this.frame.ready.catch((error: unknown) => {
        files = FRAME_FILES;
        throw error;
      });
      const [{ program, props }] = await Promise.all([loading, ready]);
      if (runId !== this.runId) return;
      if (props) this.settings = { ...this.settings, props };
      this.dispatch({ type: 'started' });
      this.hasMounted = false;
      this.send({ run: program });
      this.watch();
    } catch (error) {
      await this.fail(error, runId, files);
    }
  }
}
