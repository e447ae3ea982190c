import { createElement, type ReactNode } from 'react';
import type { Platform } from './librarySource';

interface Children {
  readonly children?: ReactNode;
}

interface Shared<T> {
  value: T;
  readonly get: () => T;
  readonly set: (next: T | ((last: T) => T)) => void;
  readonly modify: (change: (last: T) => T) => void;
}

interface Device {
  readonly platform?: Platform;
  readonly windowHeight?: number;
  readonly reduceMotion?: boolean;
}

/** Renders what it contains. */
const Pass = ({ children }: Children): ReactNode => children;

/** A shared value as Reanimated has it, without threads. */
export function shared<T>(initial: T): Shared<T> {
  let current = initial;
  const set = (next: T | ((last: T) => T)): void => {
    current =
      typeof next === 'function' ? (next as (last: T) => T)(current) : next;
  };
  return {
    get value() {
      return current;
    },
    set value(next) {
      current = next;
    },
    get: () => current,
    set,
    modify: (change) => {
      current = change(current);
    },
  };
}

/** Linear, between the first and the last of the inputs. */
function interpolate(x: number, inputs: number[], outputs: number[]): number {
  const last = inputs.length - 1;
  if (x >= (inputs[last] ?? NaN)) {
    return outputs[last] ?? NaN;
  }
  const right = Math.max(
    1,
    inputs.findIndex((input) => x < input),
  );
  const [x0 = NaN, x1 = NaN] = inputs.slice(right - 1);
  const [y0 = NaN, y1 = NaN] = outputs.slice(right - 1);
  return y0 + (y1 - y0) * Math.max(0, (x - x0) / (x1 - x0));
}

/** A gesture that takes every setting. */
function gesture(): object {
  const settings: object = new Proxy(
    {},
    { get: (_, name) => (name === 'then' ? undefined : () => settings) },
  );
  return settings;
}

/**
 * What the sheet's source imports, reduced to what runs in Node: animations
 * arrive at once, and reactions run when they are told to.
 *
 * @returns the modules by name, a function that runs all reactions once, and
 *   what they react to
 */
export function nativeModules({
  platform = 'ios',
  windowHeight = 800,
  reduceMotion = false,
}: Device = {}): {
  modules: Record<string, object>;
  react: () => void;
  watched: () => unknown[];
} {
  const reactions: { watch: () => unknown; run: () => void }[] = [];
  const derived = (compute: () => unknown) => ({
    get: compute,
    get value() {
      return compute();
    },
  });
  const animated = {
    View: Pass,
    ScrollView: Pass,
    addWhitelistedUIProps: () => undefined,
    addWhitelistedNativeProps: () => undefined,
    createAnimatedComponent: () => Pass,
  };
  const same = (value: unknown) => value;

  return {
    react: () => {
      reactions.forEach(({ run }) => {
        run();
      });
    },
    watched: () => reactions.map(({ watch }) => watch()),
    modules: {
      'react-native': {
        Platform: {
          OS: platform,
          select: (by: Record<string, unknown>) => by[platform] ?? by.default,
        },
        Dimensions: {
          get: () => ({ width: 400, height: windowHeight }),
          addEventListener: () => ({ remove: () => undefined }),
        },
        Keyboard: {
          dismiss: () => undefined,
          addListener: () => ({ remove: () => undefined }),
        },
        StyleSheet: {
          absoluteFill: {},
          absoluteFillObject: {},
          create: same,
          flatten: same,
        },
        StatusBar: {},
        View: Pass,
        Text: Pass,
        TextInput: Pass,
        FlatList: Pass,
        SectionList: Pass,
        VirtualizedList: Pass,
        ScrollView: Pass,
        RefreshControl: Pass,
        TouchableHighlight: Pass,
        TouchableOpacity: Pass,
        TouchableWithoutFeedback: Pass,
        findNodeHandle: () => 1,
      },
      'react-native-reanimated': {
        __esModule: true,
        default: animated,
        ...animated,
        Easing: { out: same, exp: same, bezier: same, linear: same },
        Extrapolation: { CLAMP: 'clamp' },
        ReduceMotion: { System: 'system', Always: 'always', Never: 'never' },
        interpolate,
        makeMutable: shared,
        useSharedValue: shared,
        useDerivedValue: derived,
        useAnimatedRef: () => ({ current: null }),
        useAnimatedStyle: () => ({}),
        useAnimatedProps: () => ({}),
        useAnimatedScrollHandler: () => () => undefined,
        useAnimatedReaction: (
          watch: () => unknown,
          reaction: (now: unknown, last: unknown) => void,
        ) => {
          reactions.push({
            watch,
            run: () => {
              reaction(watch(), null);
            },
          });
        },
        useReducedMotion: () => reduceMotion,
        cancelAnimation: () => undefined,
        scrollTo: () => undefined,
        runOnJS: same,
        runOnUI: same,
        withSpring: same,
        withTiming: same,
      },
      'react-native-gesture-handler': {
        Gesture: { Pan: gesture, Tap: gesture, Native: gesture },
        GestureDetector: Pass,
        State: { UNDETERMINED: 0, BEGAN: 2, ACTIVE: 4 },
        TextInput: Pass,
        TouchableHighlight: Pass,
        TouchableOpacity: Pass,
        TouchableWithoutFeedback: Pass,
      },
      '@gorhom/portal': {
        Portal: Pass,
        PortalProvider: Pass,
        usePortal: () => ({}),
      },
      '@shopify/flash-list': { FlashList: Pass },
    },
  };
}

/** An element of a component whose props a test does not type. */
export const element = (
  component: unknown,
  props: Record<string, unknown> = {},
  ...children: ReactNode[]
) =>
  createElement(
    component as (props: Record<string, unknown>) => ReactNode,
    props,
    ...children,
  );
