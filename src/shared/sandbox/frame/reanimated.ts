// Reanimated as samples import it. The hooks take workletCount that no compiler
// plugin has seen: what these read is found out while they run.
import { useRef } from 'react';
import * as reanimated from 'react-native-reanimated';
import type { Mutable } from 'react-native-reanimated/lib/module/mutables.js?original';
import { collectReads } from './trackedReads';

type AnyFunction = (...args: never[]) => unknown;
type AnyHook = (...args: unknown[]) => unknown;

/** Looks like a shared value to Reanimated, and changes when any of some does. */
class DependencyTracker {
  readonly _isReanimatedSharedValue = true;
  private readonly values = new Set<Mutable>();
  private readonly listeners = new Map<number, () => void>();

  readonly addListener = (id: number, listener: () => void): void => {
    this.listeners.set(id, listener);
    this.values.forEach((value) => {
      value.addListener(id, listener);
    });
  };

  readonly removeListener = (id: number): void => {
    this.listeners.delete(id);
    this.values.forEach((value) => {
      value.removeListener(id);
    });
  };

  readonly add = (value: Mutable): void => {
    if (this.values.has(value)) return;
    this.values.add(value);
    this.listeners.forEach((listener, id) => {
      value.addListener(id, listener);
    });
  };
}

let workletCount = 0;

/** Adds to a function what Reanimated's compiler plugin would add. */
function asWorklet(run: AnyFunction, reads?: DependencyTracker): AnyFunction {
  workletCount += 1;
  return Object.assign(
    (...args: never[]) =>
      reads ? collectReads(reads.add, () => run(...args)) : run(...args),
    { __workletHash: workletCount, __closure: reads ? [reads] : [] },
  );
}

/** Makes a hook that tracks what its first function reads; others may be any. */
function withTrackedDependencies(hook: unknown): AnyHook {
  return function useWatched(first, second, ...others) {
    const reads = useRef<DependencyTracker>(undefined);
    reads.current ??= new DependencyTracker();
    return (hook as AnyHook)(
      asWorklet(first as AnyFunction, reads.current),
      // The second is a reaction, or dependencies, of which none are needed.
      typeof second === 'function'
        ? asWorklet(second as AnyFunction)
        : undefined,
      ...others.map((other) => (Array.isArray(other) ? undefined : other)),
    );
  };
}

/** Wraps Reanimated's hook, which takes a function or several by their events. */
export function useAnimatedScrollHandler(handlers: unknown): unknown {
  const all =
    typeof handlers === 'function' ? { onScroll: handlers } : handlers;
  return reanimated.useAnimatedScrollHandler(
    Object.fromEntries(
      Object.entries(all as Record<string, AnyFunction>).map(([name, run]) => [
        name,
        asWorklet(run),
      ]),
    ),
  );
}

export const useAnimatedStyle = withTrackedDependencies(
  reanimated.useAnimatedStyle,
);
export const useAnimatedProps = withTrackedDependencies(
  reanimated.useAnimatedProps,
);
export const useAnimatedReaction = withTrackedDependencies(
  reanimated.useAnimatedReaction,
);
export const useDerivedValue = withTrackedDependencies(
  reanimated.useDerivedValue,
);

export {
  cancelAnimation,
  clamp,
  configureReanimatedLogger,
  default,
  Easing,
  Extrapolation,
  interpolate,
  interpolateColor,
  makeMutable,
  ReanimatedLogLevel,
  ReduceMotion,
  // Samples for Reanimated 3 import them.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  runOnJS,
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  runOnUI,
  scrollTo,
  useAnimatedRef,
  useReducedMotion,
  useSharedValue,
  withDecay,
  withDelay,
  withRepeat,
  withSequence,
  withSpring,
  withTiming,
} from 'react-native-reanimated';
