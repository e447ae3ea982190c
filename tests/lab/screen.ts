import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

import { create, type ReactTestRenderer } from 'react-test-renderer';
import {
  type Exports,
  IS_REAL,
  loader,
  type Platform,
  type Version,
} from './load';
import { Native } from './native';
import { RealRuntime } from './realReanimated';
import { reanimated } from './reanimated';
import { Runtime } from './runtime';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Without it, React's test renderer warns: it is meant for React Native only.
  IS_REACT_NATIVE_TEST_ENVIRONMENT: true,
});

export type Props = Record<string, unknown>;

/** An element on the screen, or a component around it. */
export interface Element {
  readonly type: unknown;
  readonly props: Props;
  readonly parent: Element | null;
  readonly instance: object;
}

export interface Phone {
  readonly version?: Version;
  readonly platform?: Platform;
  readonly reduceMotion?: boolean;
  readonly isDevelopment?: boolean;
  /** Whether the app is in React's Strict Mode. */
  readonly isStrict?: boolean;
  /** Whether React Native's new renderer runs, which measures the handle at once. */
  readonly isFabric?: boolean;
  /** Heights in points; the content's is that of a `BottomSheetView`. */
  readonly window?: number;
  readonly container?: number;
  readonly content?: number;
}

/** Components of the package, by the part whose height they measure. */
const MEASURES: Readonly<Record<string, 'container' | 'handle' | 'content'>> = {
  BottomSheetHostingContainer: 'container',
  BottomSheetContainer: 'container',
  BottomSheetHandleContainer: 'handle',
  BottomSheetView: 'content',
};

/** Names of the components around an element, the nearest first. */
export function around({ parent }: Element): string[] {
  if (parent === null) return [];
  const { type } = parent;
  const name = typeof type === 'function' ? type.name : '';
  return [name.replace(/Component$/, ''), ...around(parent)];
}

/** A phone in which the published package runs, and nothing moves by itself. */
export class TestScreen {
  readonly library: Exports;
  /** Loads any file of the package, below `lib/commonjs`. */
  readonly load: (file: string, text?: string) => Exports;
  readonly runtime: Runtime | RealRuntime;
  readonly native: Native;
  /** Heights of the parts of the screen, and whether they are measured. */
  heights: { container: number; handle: number; content: number };
  isMeasured = true;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- see `render()`
  private rendered: ReactTestRenderer | undefined;
  private frames: (() => void)[] = [];
  private readonly measured = new Map<Element, number>();
  /** Top of the measured part in the window. */
  private top = 0;

  constructor(readonly phone: Phone = {}) {
    const { version = 'v5', platform = 'ios', window = 800 } = phone;
    const { container = window, content = 176 } = phone;
    this.heights = { container, handle: 24, content };
    const { reduceMotion = false } = phone;
    this.native = new Native(platform, window);
    const model = new Runtime(platform === 'web', reduceMotion);
    const native = this.native.modules();
    const real = IS_REAL ? new RealRuntime(reduceMotion, native) : undefined;
    this.runtime = real ?? model;
    const modules = {
      react: React,
      'react/jsx-runtime': jsxRuntime,
      'react-native-reanimated': {
        ...reanimated(model),
        ...real?.exports,
      },
      '@shopify/flash-list': {},
      ...native,
    };
    this.load = loader(version, platform, modules, {
      __DEV__: phone.isDevelopment ?? false,
      // What the worklets plugin adds reads the first.
      global: { Error, ...(phone.isFabric && { nativeFabricUIManager: {} }) },
      requestAnimationFrame: (callback: () => void) =>
        this.frames.push(callback),
    });
    this.library = this.load('index');
  }

  /** Renders an app, measures it and lets React and both queues run. */
  render(element: React.ReactElement): this {
    const app = this.phone.isStrict
      ? React.createElement(React.StrictMode, {}, element)
      : element;
    const createNodeMock = () => ({
      measure: (report: (...values: number[]) => void) => {
        report(0, 0, 0, 0, 0, this.top);
      },
      getBoundingClientRect: () => ({ height: this.heights.handle }),
    });
    React.act(() => {
      this.rendered?.update(app);
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- others need a DOM or native modules
      this.rendered ??= create(app, { createNodeMock });
    });
    return this.settle();
  }

  /** Runs a task as JavaScript, and everything that follows from it. */
  act(task: () => unknown): this {
    React.act(() => void task());
    return this.settle();
  }

  /** Runs everything but animations and the next frame. */
  settle(): this {
    const busy: boolean[] = [];
    React.act(() => {
      busy.push(this.runtime.flush());
    });
    React.act(() => {
      busy.push(this.measure());
    });
    return busy.includes(true) ? this.settle() : this;
  }

  private measure(): boolean {
    if (!this.isMeasured) return false;
    const changed = this.find((view) => {
      const { type, props } = view;
      if (typeof type !== 'string' || !props.onLayout) return false;
      const [part] = around(view).flatMap((name) => MEASURES[name] ?? []);
      const whole = part && this.heights[part];
      if (typeof whole !== 'number') return false;
      const { top, bottom } = part === 'container' ? insetsOf(props) : NONE;
      const height = whole - top - bottom;
      if (this.measured.get(view) === height) return false;
      this.top = top;
      this.measured.set(view, height);
      const onLayout = props.onLayout as (event: object) => void;
      onLayout({ nativeEvent: { layout: { height, width: 400 } } });
      return true;
    });
    return changed.length > 0;
  }

  /** Changes the heights of parts of the screen. */
  resize(heights: Partial<TestScreen['heights']>): this {
    this.heights = { ...this.heights, ...heights };
    this.isMeasured = true;
    return this.settle();
  }

  /** Runs callbacks of the next frame, such as that of `present()`. */
  frame(): this {
    const { frames } = this;
    this.frames = [];
    return this.act(() => {
      for (const callback of frames) callback();
    });
  }

  /** Moves each running animation by a part of its way. */
  halfway(part = 0.5): this {
    this.runtime.advance(part);
    return this.settle();
  }

  /** Ends each animation, and those that follow from it. */
  finish(): this {
    while (this.frames.length + this.runtime.running.length > 0) {
      this.frame().halfway(1);
    }
    return this;
  }

  private find(test: (element: Element) => boolean): Element[] {
    return this.rendered?.root.findAll(test) ?? [];
  }

  /** Elements of the native side by their names, as they are drawn. */
  all(...types: unknown[]): Element[] {
    return this.find(({ type }) => types.includes(type));
  }

  /** The titles and texts on the screen, and the names of lists and spinners. */
  get seen(): string[] {
    return this.all('Button', 'Text', 'FlatList', 'ActivityIndicator').map(
      ({ type, props }) =>
        [props.title ?? props.children ?? type].flat().join(''),
    );
  }

  /** Words after `content ` in texts on the screen, in drawing order. */
  get texts(): string[] {
    const json = JSON.stringify(this.rendered?.toJSON()) as string | undefined;
    return [...(json ?? '').matchAll(/content (\w*)/g)].map(
      ([, text = '']) => text,
    );
  }
}

const NONE = { top: 0, bottom: 0 };

/** The space that the style of a container keeps free above and below it. */
function insetsOf({ style }: Props): typeof NONE {
  const styles = [style].flat() as (Partial<typeof NONE> | undefined)[];
  const last = styles.findLast((one) => one !== undefined && 'top' in one);
  return { ...NONE, ...last };
}
