// Overrides react-loadable, of which the browser needs this much.
import {
  memo,
  useEffect,
  useReducer,
  useState,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';
import Loading from '@theme/Loading';

/** A page's parts on their way, or there. */
interface Load<T> {
  readonly promise: Promise<T>;
  value?: T;
  error?: Error;
}

/** A route's component, and how to have its parts before it is shown. */
export type PageComponent = NamedExoticComponent<
  Readonly<Record<string, unknown>>
> & {
  preload: () => Promise<unknown>;
};

/** How long nothing is shown before it says that it loads, in milliseconds. */
const DELAY = 200;

function begin<T>(loader: () => Promise<T>): Load<T> {
  const load: Load<T> = {
    promise: loader().then(
      (value) => (load.value = value),
      (error: unknown) => {
        load.error = error instanceof Error ? error : new Error(String(error));
        throw load.error;
      },
    ),
  };
  return load;
}

/**
 * Makes a component of what it takes to load it. Once that is loaded, it
 * renders at once.
 *
 * @param loader - called with the first `preload` or render, and by Retry
 * @param render - makes the page of what has been loaded
 */
export function loadable<T>(
  loader: () => Promise<T>,
  render: (value: T, props: object) => ReactNode,
): PageComponent {
  let current: Load<T> | undefined;
  const first = () => (current ??= begin(loader));

  function LoadablePage(props: Readonly<Record<string, unknown>>): ReactNode {
    const [load, setLoad] = useState(first);
    const [pastDelay, setPastDelay] = useState(false);
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const { value, error } = load;
    const isLoading = value === undefined && error === undefined;

    useEffect(() => {
      if (!isLoading) {
        return undefined;
      }
      const timer = setTimeout(() => {
        setPastDelay(true);
      }, DELAY);
      load.promise.then(renderAgain, renderAgain);
      return () => {
        clearTimeout(timer);
      };
    }, [isLoading, load]);

    return value === undefined ? (
      <Loading
        error={error}
        isLoading={isLoading}
        pastDelay={pastDelay}
        timedOut={false}
        retry={() => {
          current = begin(loader);
          setPastDelay(false);
          setLoad(current);
        }}
      />
    ) : (
      render(value, props)
    );
  }

  // The router makes new props at every step, also for the routes that stay.
  // What follows from the address is asked of the router's hooks instead.
  return Object.assign(
    memo(LoadablePage, (before, now) => before.route === now.route),
    { preload: () => first().promise },
  );
}
