// The runtime of the frame: receives programs over its port, and runs them.
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Settings, HostMessage } from '../messages';
import type { Program } from '../program';
import { packageOf } from './modules';
import AppScreen from './AppScreen';
import { listen, send } from './transport';
import { replayGesture } from './replayGesture';
import { setHasModal } from './sheetRegistry';
import './frame.css';

/** Called in each turn of a loop; `each` wraps what a loop goes over. */
interface LoopGuard {
  (): boolean;
  each?: <Item>(items: Iterable<Item>) => Iterable<Item>;
}

declare global {
  interface Window {
    loopGuard?: LoopGuard;
  }
}

// Called by another name, it runs code outside of this program's scopes.
const globalEval = window.eval;

/** Texts of React errors, of which the production build gives only the number. */
const REACT_ERROR_MESSAGES: Readonly<Record<string, string>> = {
  31: 'Objects cannot be rendered. Render their text, or a component for each.',
  130: 'A component that is rendered is undefined. See its import.',
  185: 'A component updates itself without end. See its effects and handlers.',
  300: 'Fewer hooks ran than in the render before: one is after a return.',
  310: 'More hooks ran than in the render before: one is in a condition.',
  321: 'A hook was called outside of a component.',
};

/** Whether the program has failed since it was rendered last. */
let hasFailed = false;

/** Sends an error of the program to the page. */
function reportError(error: unknown): void {
  hasFailed = true;
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error));
  const [, number = ''] = /Minified React error #(\d+)/.exec(message) ?? [];
  const [, line, column] = /sample:\/\/[^:\s]+:(\d+):(\d+)/.exec(stack) ?? [];
  send({
    type: 'error',
    text: REACT_ERROR_MESSAGES[number] ?? message,
    // The page leaves out what is no number: not all comes from a sample.
    line: Number(line),
    column: Number(column),
  });
}

/** Runs a file, and those that it imports; returns its exports. */
function runModule(program: Program): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = globalEval(
    `(function (require, module, exports) {${program.code}\n})\n//# sourceURL=sample://${program.title}`,
  ) as (require: (name: string) => object, ...rest: object[]) => void;
  const require = (name: string) => {
    const file = program.imports[name];
    return file ? runModule(file) : packageOf(name);
  };
  run(require, module, module.exports);
  return module.exports;
}

/** How long a loop, and what it calls, may run, in ms. */
const MAX_LOOP_MS = 2000;
let loopStartedAt: number | undefined;
/** More microtasks within one task are a loop as well. */
const MAX_CHAINED = 10_000;
let chained = 0;

/** Called in each turn of a loop of an edited sample: ends one without an end. */
const loopGuard: LoopGuard = () => {
  const now = performance.now();
  if (loopStartedAt === undefined) {
    loopStartedAt = now;
    setTimeout(() => {
      loopStartedAt = undefined;
      chained = 0;
    });
  }
  if (now - loopStartedAt > MAX_LOOP_MS) {
    const error = new Error('A loop did not end, and was stopped.');
    // WebKit hides errors of documents without an origin from their listeners.
    reportError(error);
    throw error;
  }
  return true;
};

loopGuard.each = function* each(items) {
  for (const item of items) {
    loopGuard();
    yield item;
  }
};

window.loopGuard = loopGuard;

function guardMicrotask(): void {
  chained += 1;
  if (chained > MAX_CHAINED) loopGuard();
}

// eslint-disable-next-line @typescript-eslint/unbound-method -- it gets its own object
const { then } = Promise.prototype;
Promise.prototype.then = function guardedThen(...callbacks) {
  guardMicrotask();
  return then.apply(this, callbacks) as never;
};

const queue = window.queueMicrotask.bind(window);
window.queueMicrotask = (callback) => {
  guardMicrotask();
  queue(callback);
};

let root: Root | undefined;
let CurrentApp: ComponentType<NonNullable<Settings['props']>>;
/** Whether the program follows the color mode; others have a light screen. */
let hasDarkMode = true;

/** Renders the current program with the settings. */
function render(settings: Settings): void {
  hasFailed = false;
  const { dataset } = document.documentElement;
  dataset.theme = hasDarkMode ? settings.theme : 'light';
  dataset.styled = String(hasDarkMode);
  root?.render(
    <AppScreen
      App={CurrentApp}
      settings={settings}
      isPadded={!hasDarkMode}
      onMount={() => {
        // An effect of the app may have failed before.
        if (!hasFailed) send({ type: 'mounted' });
      }}
    />,
  );
}

/** Runs a program instead of the one before. */
function startProgram(program: Program, settings: Settings): void {
  root?.unmount();
  root = undefined;
  setHasModal(false);
  hasDarkMode = JSON.stringify(program).includes('useColorScheme');
  const screen = document.createElement('div');
  screen.dataset.screen = '';
  document.body.replaceChildren(screen);
  try {
    const { default: App } = runModule(program);
    if (typeof App !== 'function' && typeof App !== 'object') {
      throw new Error(`${program.title} has no default export to run.`);
    }
    CurrentApp = App as typeof CurrentApp;
    root = createRoot(screen, { onUncaughtError: reportError });
    render(settings);
  } catch (error) {
    reportError(error);
  }
}

// The browser scrolls any element that hides its overflow to show what has the
// focus, and a sheet that rests below its edge would come into view and stay.
addEventListener(
  'scroll',
  ({ target }) => {
    if (
      target instanceof Element &&
      getComputedStyle(target).overflowY === 'hidden'
    ) {
      target.scrollTop = 0;
    }
  },
  true,
);

// Samples may ask for it, as in React Native; the library is built for production.
Object.assign(window, { __DEV__: false });

// React Native Web asks for the size of the content alone, which does not change
// with the padding that a sheet's footer needs.
window.ResizeObserver = class extends ResizeObserver {
  override observe(target: Element) {
    super.observe(target, { box: 'border-box' });
  }
};

function formatConsoleValue(value: unknown): string {
  if (value instanceof Error) return value.message;
  try {
    return typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    return 'an object that refers to itself';
  }
}

for (const name of ['log', 'warn', 'error'] as const) {
  const original = console[name].bind(console);
  console[name] = (...values: unknown[]) => {
    // What React Native Web says of the mouse's other buttons.
    if (String(values[0]).startsWith('Cannot record touch')) return;
    original(...values);
    send({ type: 'log', text: values.map(formatConsoleValue).join(' ') });
  };
}

addEventListener('error', ({ error }: { error: unknown }) => {
  if (error !== null) reportError(error);
  else if (!hasFailed) {
    reportError(
      'The program threw an error. This browser shows it in the console.',
    );
  }
});
addEventListener('unhandledrejection', ({ reason }) => {
  reportError(reason);
});

listen(({ run, press, settings, ping }: HostMessage) => {
  if (ping) {
    send({ type: 'pong' });
    return;
  }
  if (run) startProgram(run, settings);
  else render(settings);
  if (press) replayGesture(press);
});
