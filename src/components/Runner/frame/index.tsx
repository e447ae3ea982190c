// The program of the frame: gets samples over its port, and runs them.
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BottomSheetModalProvider } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ignoreEarlierPress } from '../../Demo/frame/earlierPress';
import { createPhone } from '../../Demo/frame/phone';
import RunningScreen from '../../Demo/frame/RunningScreen';
import type { FromFrame, ToFrame } from '../messages';
import type { Program } from '../program';
import { packageOf } from './modules';
import { inWords } from './reactErrors';
import './frame.css';

declare global {
  interface Window {
    /** Put there by the frame's document for this program alone. */
    runnerPort?: MessagePort;
    loopGuard?: () => boolean;
  }
}

const port = window.runnerPort;
delete window.runnerPort;
// Called by another name, it runs code outside of this program's scopes.
const evaluate = window.eval;

function send(message: FromFrame): void {
  port?.postMessage(message);
}

/** Where in a sample an error was thrown. */
function placeOf(stack: string): Pick<FromFrame, 'line' | 'column'> {
  const [, line, column] = /sample:\/\/[^:\s]+:(\d+):(\d+)/.exec(stack) ?? [];
  return line === undefined
    ? {}
    : { line: Number(line), column: Number(column) };
}

function fail(error: unknown): void {
  const { message, stack = '' } =
    error instanceof Error ? error : new Error(String(error));
  send({ is: 'error', text: inWords(message), ...placeOf(stack) });
}

/** Runs a file, after those that it imports. */
function load(program: Program): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  const run = evaluate(
    `(function (require, module, exports) {${program.code}\n})\n//# sourceURL=sample://${program.title}`,
  ) as (require: (name: string) => object, ...rest: object[]) => void;
  const require = (name: string) => {
    const file = program.imports[name];
    return file ? load(file) : packageOf(name);
  };
  run(require, module, module.exports);
  return module.exports;
}

const flex = { flex: 1 };

/** An app with what a sample may leave to the root of a reader's app. */
function Phone({ App }: { readonly App: ComponentType }): ReactNode {
  useEffect(() => {
    send({ is: 'mounted', text: '' });
  }, []);
  return (
    <GestureHandlerRootView style={flex}>
      <BottomSheetModalProvider>
        <App />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

/** How long a loop may run, in ms. */
const LONGEST = 1500;
let began: number | undefined;

/** Called in each turn of a loop of an edited sample: ends one without an end. */
window.loopGuard = () => {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setTimeout(() => {
      began = undefined;
    });
  }
  if (now - began > LONGEST) {
    throw new Error('A loop did not end, and was stopped.');
  }
  return true;
};

let root: Root | undefined;

function start(program: Program): void {
  root?.unmount();
  const screen = document.createElement('div');
  screen.dataset.screen = '';
  document.body.replaceChildren(screen);
  try {
    const { default: App } = load(program);
    if (typeof App !== 'function' && typeof App !== 'object') {
      throw new Error(`${program.title} has no default export to run.`);
    }
    const phone = createPhone(screen, false);
    root = createRoot(screen, { onUncaughtError: fail });
    root.render(
      <RunningScreen
        App={() => <Phone App={App as ComponentType} />}
        phone={phone}
        isInspecting={false}
        isFull={false}
        forceMotion={false}
      />,
    );
  } catch (error) {
    fail(error);
  }
}

// React Native Web asks for the size of the content alone, which does not change
// with the padding that a sheet's footer needs.
window.ResizeObserver = class extends ResizeObserver {
  override observe(target: Element) {
    super.observe(target, { box: 'border-box' });
  }
};

function print(value: unknown): string {
  if (value instanceof Error) return value.message;
  try {
    return typeof value === 'string' ? value : JSON.stringify(value);
  } catch {
    return 'an object that refers to itself';
  }
}

for (const is of ['log', 'warn', 'error'] as const) {
  const original = console[is].bind(console);
  console[is] = (...values: unknown[]) => {
    original(...values);
    const text = values.map(print).join(' ');
    send({ is: is === 'error' ? 'console' : is, text });
  };
}

addEventListener('error', ({ error }) => {
  fail(error);
});
addEventListener('unhandledrejection', ({ reason }) => {
  fail(reason);
});

ignoreEarlierPress();
if (port) {
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    document.documentElement.dataset.theme = data.theme;
    if (data.run) start(data.run);
  };
}
