import {
  type DependencyList,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hosts } from './native';
import {
  Animation,
  type Config,
  type Runtime,
  type Shared,
  type Task,
} from './runtime';

/**
 * Computes a value again when its inputs have changed. Reanimated's Babel plugin
 * finds the inputs in the closure of the worklet; here they are the shared
 * values that it reads.
 */
function useMapper(
  runtime: Runtime,
  isDerived: boolean,
  compute: () => unknown,
  use: (now: unknown) => void,
  dependencies?: DependencyList,
): void {
  const started = { compute, use };
  const latest = useRef(started);
  latest.current = started;
  useEffect(() => {
    const inputs = new Set<Shared>();
    const run = () => {
      const worklets = dependencies ? started : latest.current;
      const outer = runtime.reading;
      runtime.reading = inputs;
      const now = worklets.compute();
      runtime.reading = outer;
      worklets.use(now);
    };
    const mapper = { isDerived, inputs, run, isDirty: true };
    runtime.mappers.add(mapper);
    return () => void runtime.mappers.delete(mapper);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- those that the package lists, as in Reanimated
  }, dependencies ?? []);
}

const same = (value: unknown) => value;

const later =
  (queue: Task[]) =>
  (task: Task) =>
  (...values: never[]) => {
    queue.push(() => task(...values));
  };

const animate =
  (kind: Animation['kind']) =>
  (...[to, config, callback]: [number, Config, never]) =>
    new Animation(kind, to, config, callback);

/** The module `react-native-reanimated`. */
export function reanimated(runtime: Runtime): object {
  const animated = hosts({
    addWhitelistedUIProps: same,
    addWhitelistedNativeProps: same,
    createAnimatedComponent: same,
  });
  return {
    ...animated,
    __esModule: true,
    default: animated,
    Easing: {
      ease: same,
      exp: same,
      in: same,
      inOut: same,
      linear: same,
      out: same,
    },
    Extrapolation: { CLAMP: 'clamp' },
    Extrapolate: { CLAMP: 'clamp' },
    ReduceMotion: { System: 'system', Always: 'always', Never: 'never' },
    interpolate,
    makeMutable: runtime.make,
    withSpring: animate('spring'),
    withTiming: animate('timing'),
    cancelAnimation: (shared: Shared) => {
      shared.value = shared.get();
    },
    runOnUI: later(runtime.ui),
    runOnJS: later(runtime.js),
    scrollTo: same,
    useReducedMotion: () => runtime.reduceMotion,
    useSharedValue: (initial: unknown) =>
      useState(() => runtime.make(initial))[0],
    useWorkletCallback: (worklet: Task, inputs: DependencyList = []) =>
      // eslint-disable-next-line react-hooks/exhaustive-deps -- those that the package lists
      useCallback(worklet, inputs),
    useAnimatedRef: () => useRef(null),
    useAnimatedStyle: () => ({}),
    useAnimatedProps: () => ({}),
    useAnimatedScrollHandler: same,
    useAnimatedGestureHandler: same,
    useDerivedValue: (compute: () => unknown, inputs?: DependencyList) => {
      const [value] = useState(() => runtime.make(compute()));
      useMapper(runtime, true, compute, value.write, inputs);
      return value;
    },
    useAnimatedReaction: (
      prepare: () => unknown,
      react: (now: unknown, last: unknown) => void,
      inputs?: DependencyList,
    ) => {
      const last = useRef<unknown>(null);
      const use = (now: unknown) => {
        react(now, last.current);
        last.current = now;
      };
      useMapper(runtime, false, prepare, use, inputs);
    },
  };
}

/** Linear, and clamped, as the sheet uses it. */
function interpolate(x: number, inputs: number[], outputs: number[]): number {
  const right = inputs.findIndex((input) => x <= input);
  if (right <= 0) {
    return (right === 0 ? outputs[0] : outputs.at(-1)) ?? NaN;
  }
  const [x0 = NaN, x1 = NaN] = inputs.slice(right - 1);
  const [y0 = NaN, y1 = NaN] = outputs.slice(right - 1);
  return x0 === x1 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
