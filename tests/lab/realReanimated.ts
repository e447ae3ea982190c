/** Runs the browser build of the real Reanimated, with frames and queues by hand. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as React from 'react';
import ts from 'typescript';
import { ROOT } from '../../src/site/versions';
import { type Exports, moduleLoader, type Run } from './load';
import type { Animation, Config, Shared, Task } from './runtime';

type Frame = (time: number) => void;
type Modules = Readonly<Record<string, object>>;

/** An animation of Reanimated, as `valueSetter.js` runs it. */
interface Started extends Animation {
  from?: number;
  current: number;
  finished?: boolean;
  cancelled?: boolean;
  onStart: (animation: Started, value: number, ...others: unknown[]) => void;
}

/**
 * Exports that the lab takes from the package. The others draw views, which it
 * lacks.
 */
const REAL = [
  'Easing',
  'Extrapolation',
  'Extrapolate',
  'ReduceMotion',
  'interpolate',
  'makeMutable',
  'cancelAnimation',
  'runOnUI',
  'runOnJS',
  'useSharedValue',
  'useDerivedValue',
  'useAnimatedReaction',
  'useReducedMotion',
];

const FRAME = 16;
const MAX_FRAMES = 600;

const installed = createRequire(path.join(ROOT, 'package.json'));

/** Compiles a module, or a sample, with the worklets plugin, as an app does. */
export function withWorklets(filename: string, text: string): string {
  const settings = { babelrc: false, configFile: false, compact: false };
  const plugins = ['react-native-worklets/plugin'];
  const babel = installed('@babel/core') as {
    transformSync: (text: string, options: object) => { code: string };
  };
  return babel.transformSync(text, { ...settings, filename, plugins }).code;
}

const SETTINGS = {
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.CommonJS,
};

/** Compiles TypeScript, or a module of ECMAScript, to what Node.js can require. */
export const toCommonJs = (text: string): string =>
  ts.transpileModule(text, { compilerOptions: SETTINGS }).outputText;

const compiled: Record<string, string> = {};

function compile(filename: string, names: readonly string[]): Run {
  const text = (compiled[filename] ??= toCommonJs(
    readFileSync(filename, 'utf8'),
  ));
  return compileFunction(text, names, { filename }) as Run;
}

/** Replaces the document of a browser, which nothing reads. */
const anything: object = new Proxy(() => undefined, {
  get: () => anything,
  apply: () => anything,
  construct: () => anything,
});

/** Callbacks of the running lab that wait for a frame or a microtask. */
let waiting: { frames: Frame[]; tasks: (() => void)[]; time: number };

const packages = new Map<boolean, Exports>();

function loadOnce(reduceMotion: boolean, native: Modules): Exports {
  const known = packages.get(reduceMotion);
  if (known) return known;
  const requestAnimationFrame = (frame: Frame) => waiting.frames.push(frame);
  const global = {
    requestAnimationFrame,
    queueMicrotask: (task: () => void) => waiting.tasks.push(task),
    performance: { now: () => waiting.time },
    window: { matchMedia: () => ({ matches: reduceMotion }) },
    document: anything,
    MutationObserver: anything,
    process: { env: {} },
    __DEV__: false,
  };
  const environment = { ...global, global, globalThis: global };
  const own: Modules = { ...native, react: React };
  const load = moduleLoader(environment, compile, (name, from) =>
    name.startsWith('.')
      ? createRequire(from).resolve(name)
      : (own[name] ?? installed(name)),
  );
  const found = load(
    installed.resolve('react-native-reanimated/lib/module/index.js'),
  );
  packages.set(reduceMotion, found);
  return found;
}

/** Works like `Runtime`, with the package instead of a model of it. */
export class RealRuntime {
  private started: Started[] = [];
  private readonly library: Exports;

  constructor(
    readonly reduceMotion: boolean,
    native: Modules,
  ) {
    waiting = { frames: [], tasks: [], time: 1000 };
    this.library = loadOnce(reduceMotion, native);
  }

  make = (initial: unknown): Shared =>
    (this.library.makeMutable as (value: unknown) => Shared)(initial);

  /** In a browser, the UI thread is that of JavaScript. */
  native(task: Task): void {
    task();
  }

  /** Exports that replace those of the model. */
  get exports(): Exports {
    return {
      ...Object.fromEntries(REAL.map((name) => [name, this.library[name]])),
      withSpring: this.animate('spring', 'withSpring'),
      withTiming: this.animate('timing', 'withTiming'),
    };
  }

  private animate(kind: Animation['kind'], name: string) {
    const make = this.library[name] as (...given: unknown[]) => Started;
    return (to: number, config: Config, callback: unknown): Started => {
      const animation = make(to, config, callback);
      const { onStart } = animation;
      this.started.push(animation);
      return Object.assign(animation, {
        kind,
        to,
        config,
        onStart: (...given: Parameters<typeof onStart>) => {
          [, animation.from] = given;
          onStart(...given);
        },
      });
    };
  }

  get running(): Animation[] {
    this.started = this.started.filter(
      ({ finished, cancelled }) => !finished && !cancelled,
    );
    return this.started.filter(({ from }) => from !== undefined);
  }

  /** Empties both queues; steps of animations wait for `advance()`. */
  flush(): boolean {
    for (let turn = 0; turn < 1000; turn += 1) {
      const task = waiting.tasks.shift();
      const at = waiting.frames.findIndex((frame) => !isStep(frame));
      if (task) {
        task();
      } else if (at >= 0) {
        waiting.frames.splice(at, 1)[0]?.(waiting.time);
      } else {
        return turn > 0;
      }
    }
    throw new Error('The sheet does not come to rest.');
  }

  /** Draws frames until the animations have gone a part of their way. */
  advance(part: number): void {
    const before = this.running as Started[];
    const isThere = () =>
      before.some(({ from = 0, to, current, finished = false }) => {
        const gone = Math.abs(current - from) / Math.abs(to - from);
        return finished || (part < 1 && gone >= part);
      });
    for (let frame = 0; frame < MAX_FRAMES && !isThere(); frame += 1) {
      const steps = waiting.frames.filter(isStep);
      if (steps.length === 0) return;
      waiting.frames = waiting.frames.filter((one) => !isStep(one));
      waiting.time += FRAME;
      steps.forEach((step) => {
        step(waiting.time);
      });
      React.act(() => void this.flush());
    }
  }
}

/** The function in `valueSetter.js` that draws a frame of an animation. */
const isStep = ({ name }: Frame): boolean => name === 'step';
