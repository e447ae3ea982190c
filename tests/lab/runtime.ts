export type Task = (...values: never[]) => unknown;
type Change = (last: unknown) => unknown;
export interface Config {
  readonly duration?: number;
  readonly reduceMotion?: string;
}

/** Result of `withTiming()` and `withSpring()`. */
export class Animation {
  constructor(
    readonly kind: 'spring' | 'timing',
    readonly to: number,
    readonly config: Config,
    readonly callback?: (isFinished: boolean) => void,
  ) {}
}

/** A reaction or a derived value, as Reanimated's `mappers.ts` keeps them. */
interface Mapper {
  readonly isDerived: boolean;
  readonly inputs: Set<Shared>;
  readonly run: () => void;
  isDirty: boolean;
}

/** A shared value: what `makeMutable()` and Reanimated's `valueSetter.ts` do. */
export class Shared {
  animation: Animation | undefined;

  constructor(
    private readonly runtime: Runtime,
    private current: unknown,
  ) {}

  get value(): unknown {
    this.runtime.reading?.add(this);
    return this.current;
  }

  set value(next) {
    this.set(next);
  }

  get = (): unknown => this.value;

  set = (next: unknown): void => {
    const change = typeof next === 'function' ? (next as Change) : () => next;
    this.runtime.onUI(() => {
      this.write(change(this.current));
    });
  };

  modify = (change: Change): void => {
    this.runtime.onUI(() => {
      this.write(change(this.current), true);
    });
  };

  /** Sets a value, which ends an animation, or starts an animation. */
  readonly write = (next: unknown, isForced = false): void => {
    const interrupted = this.animation;
    this.animation = undefined;
    interrupted?.callback?.(false);
    if (next instanceof Animation) {
      this.animation = next;
      if (next.to === this.current || this.runtime.isInstant(next.config)) {
        this.advance(1);
      }
    } else if (isForced || next !== this.current) {
      this.current = next;
      this.runtime.changed(this);
    }
  };

  /** Moves an animation by a part of its way. */
  advance(part: number): void {
    const { animation } = this;
    if (!animation) return;
    const from = Number(this.current);
    // The end is exact.
    this.current =
      part === 1 ? animation.to : from + (animation.to - from) * part;
    this.runtime.changed(this);
    if (part === 1) {
      this.animation = undefined;
      animation.callback?.(true);
    }
  }
}

/**
 * Reanimated 3 without threads: the queue of the UI thread and that of the
 * JavaScript thread wait until `flush()`, and animations until `advance()`. Like
 * on a phone, what JavaScript writes to a shared value is read from it only
 * when the UI thread has run.
 */
export class Runtime {
  reading: Set<Shared> | undefined;
  private isUI = false;
  private readonly values: Shared[] = [];
  readonly mappers = new Set<Mapper>();
  readonly ui: Task[] = [];
  readonly js: Task[] = [];

  constructor(
    private readonly isWeb: boolean,
    readonly reduceMotion: boolean,
  ) {}

  make = (initial: unknown): Shared => {
    // Phones copy the value to the UI thread, the web keeps the object.
    const value = this.isWeb ? initial : structuredClone(initial);
    const shared = new Shared(this, value);
    this.values.push(shared);
    return shared;
  };

  isInstant({ duration, reduceMotion = 'system' }: Config): boolean {
    const followed = reduceMotion === 'system' && this.reduceMotion;
    return duration === 0 || reduceMotion === 'always' || followed;
  }

  /** Runs a worklet: now on the UI thread, later from JavaScript. */
  onUI(task: Task): void {
    if (this.isUI || this.isWeb) {
      task();
    } else {
      this.ui.push(task);
    }
  }

  /** Runs a task of the native side, such as the event of a drag. */
  native(task: Task): void {
    this.isUI = true;
    try {
      task();
    } finally {
      this.isUI = false;
    }
  }

  changed(shared: Shared): void {
    for (const mapper of this.mappers) {
      mapper.isDirty ||= mapper.inputs.has(shared);
    }
  }

  get running(): Animation[] {
    return this.values.flatMap(({ animation }) => animation ?? []);
  }

  advance(part: number): void {
    this.native(() => {
      for (const value of this.values) value.advance(part);
    });
  }

  /** Empties both queues, and runs mappers; returns whether there was anything. */
  flush(): boolean {
    for (let turn = 0; turn < 1000; turn += 1) {
      const [task] = this.ui.splice(0, 1);
      if (task) {
        this.native(task);
      } else if (this.dirty().length > 0) {
        this.native(this.runMappers);
      } else if (this.js.length > 0) {
        this.js.shift()?.();
      } else {
        return turn > 0;
      }
    }
    throw new Error('The sheet does not come to rest.');
  }

  private readonly dirty = (): Mapper[] =>
    [...this.mappers].filter(({ isDirty }) => isDirty);

  /** Derived values first, then each reaction once. */
  private readonly runMappers = (): void => {
    const run = (mapper: Mapper): void => {
      mapper.isDirty = false;
      mapper.run();
    };
    const derived = () => this.dirty().find(({ isDerived }) => isDerived);
    for (let next = derived(); next; next = derived()) run(next);
    this.dirty().forEach(run);
  };
}
