import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorBoundary from './ErrorBoundary';
import styles from './styles.module.css';
import { useWanted } from './useWanted';

/** The posters' size in CSS pixels; the frame's, where there is room. */
const WIDTH = 320;
const HEIGHT = 560;

const loadRuntime = () =>
  import(/* webpackChunkName: "live-runtime" */ '@site/src/live');

type Runtime = Awaited<ReturnType<typeof loadRuntime>>;

type State =
  | { readonly is: 'idle' | 'loading' }
  | {
      readonly is: 'running';
      readonly App: ComponentType;
      readonly runtime: Runtime;
    }
  | { readonly is: 'failed'; readonly message: string };

const REDUCED = '(prefers-reduced-motion: reduce)';

function watchMotion(notify: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', notify);
  return () => {
    query.removeEventListener('change', notify);
  };
}

const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED).matches,
    () => false,
  );

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
}

/** A phone that shows a demo's poster, and the demo once it is wanted. */
export default function Phone({ name }: Props): ReactNode {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [runs, setRuns] = useState(0);
  const [isFull, setFull] = useState(false);
  const [movesAnyway, setMovesAnyway] = useState(false);
  const reducedMotion = useReducedMotion();
  const poster = useBaseUrl(`/img/demos/${name}.webp`);
  const phone = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const measure = (runtime: Runtime) => {
    if (screen.current !== null) {
      const { clientWidth: width, clientHeight: height } = screen.current;
      runtime.setFrameSize({ width, height });
    }
  };

  const run = useCallback(async () => {
    setState({ is: 'loading' });
    let next: State;
    try {
      const runtime = await loadRuntime();
      const App = await runtime.loadDemo(name);
      measure(runtime);
      next = { is: 'running', App, runtime };
    } catch (error) {
      next = { is: 'failed', message: messageOf(error) };
    }
    if (isMounted.current) {
      setState(next);
    }
  }, [name]);

  useWanted(phone, () => void run());

  const toggleFull = (full: boolean) => {
    setFull(full);
    document.documentElement.toggleAttribute('data-demo-full', full);
  };

  // The screen's size is another after the change: the demo starts anew in it.
  useEffect(() => {
    if (state.is === 'running') {
      measure(state.runtime);
      setRuns((count) => count + 1);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFull]);

  useEffect(() => {
    if (!isFull) {
      return undefined;
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        toggleFull(false);
      }
    };
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('keydown', leave);
      document.documentElement.removeAttribute('data-demo-full');
    };
  }, [isFull]);

  const isRunning = state.is === 'running';
  return (
    <div ref={phone} className={styles.side} data-state={state.is}>
      <div
        className={isFull ? styles.phoneFull : styles.phone}
        data-testid="phone"
      >
        <div ref={screen} className={styles.screen} data-screen>
          {isRunning ? (
            <ErrorBoundary
              key={runs}
              onError={(error) => {
                setState({ is: 'failed', message: messageOf(error) });
              }}
            >
              {movesAnyway && <state.runtime.MotionAnyway />}
              <state.App />
            </ErrorBoundary>
          ) : (
            <>
              <img
                className={styles.poster}
                src={poster}
                width={WIDTH}
                height={HEIGHT}
                loading="lazy"
                decoding="async"
                alt=""
              />
              {state.is === 'failed' && (
                <p role="alert" className={styles.failure}>
                  The demo stopped: {state.message}
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={isRunning ? styles.button : styles.run}
          aria-disabled={state.is === 'loading'}
          onClick={() => {
            if (state.is === 'running') {
              setRuns((count) => count + 1);
            } else if (state.is !== 'loading') {
              void run();
            }
          }}
        >
          {state.is === 'idle' && 'Run the demo'}
          {state.is === 'loading' && 'Loading the demo'}
          {state.is === 'running' && 'Reset'}
          {state.is === 'failed' && 'Try again'}
        </button>
        {isRunning && (
          <button
            type="button"
            className={`${styles.button} ${styles.fullButton}`}
            aria-pressed={isFull}
            onClick={() => {
              toggleFull(!isFull);
            }}
          >
            {isFull ? 'Leave full screen' : 'Full screen'}
          </button>
        )}
      </div>
      {isRunning && reducedMotion && (
        <label className={styles.motion}>
          <input
            type="checkbox"
            checked={movesAnyway}
            onChange={(event) => {
              setMovesAnyway(event.target.checked);
              setRuns((count) => count + 1);
            }}
          />
          Motion is off, as your system asks. Show it anyway
        </label>
      )}
    </div>
  );
}
