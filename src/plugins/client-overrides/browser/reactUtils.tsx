// Overrides the theme's `reactUtils`, which compares the names of props as
// words of a language: the browser loads that language's order for it, which
// keeps a phone busy for a twentieth of a second.
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Keeps what was last rendered, for what comes after. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * Gives a function that stays the same and calls the one of the last render.
 *
 * @param callback - a function that each render may make again
 */
export function useEvent<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useLatest(callback);
  return useCallback((...values) => latest.current(...values), [latest]);
}

/**
 * Gives the value of the render before, which the first has none of.
 *
 * @param value - this render's
 */
export function usePrevious<Value>(value: Value): Value | undefined {
  const before = useRef<Value>(undefined);
  useLayoutEffect(() => {
    before.current = value;
  });
  return before.current;
}

/** The fault of a hook that is used outside of the provider it reads from. */
export class ReactContextError extends Error {
  /**
   * @param provider - the provider's name
   * @param more - what else helps
   */
  constructor(provider: string, more = '') {
    super(`A hook is outside of <${provider}>. ${more}`);
    this.name = 'ReactContextError';
  }
}

/**
 * Gives the object of the render before if its properties are the same ones.
 *
 * @param object - this render's; the order of its properties does not matter
 */
export function useShallowMemoObject<Properties extends object>(
  object: Properties,
): Properties {
  const entries = Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1));
  // The list of dependencies is as long as the object has properties, which
  // are the same for all renders of a component.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => object, entries.flat());
}

/**
 * Makes one provider of several.
 *
 * @param providers - the outermost first
 */
export function composeProviders(
  providers: readonly ComponentType<{ readonly children: ReactNode }>[],
): (props: { readonly children: ReactNode }) => ReactNode {
  return ({ children }) =>
    providers.reduceRight(
      (content, Provider) => <Provider>{content}</Provider>,
      children,
    );
}
