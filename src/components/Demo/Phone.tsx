import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorBoundary from './ErrorBoundary';
import { loadRuntime, type Runtime } from './runtime';
import styles from './styles.module.css';
import { useFullScreen } from './useFullScreen';
import { useReducedMotion } from './useReducedMotion';
import { useWanted } from './useWanted';

/** The posters' size in CSS pixels; the frame's, where there is room. */
const WIDTH = 320;
const HEIGHT = 560;

const Inspector = lazy(
  () => import(/* webpackChunkName: "inspector" */ './Inspector'),
);
const SnapLines = lazy(
  () => import(/* webpackChunkName: "inspector" */ './SnapLines'),
);

interface Running {
  readonly is: 'running';
  readonly App: ComponentType;
  readonly runtime: Runtime;
  readonly inspection: Runtime['Inspection']['prototype'];
}

type State =
  | { readonly is: 'idle' | 'loading' }
  | Running
  | { readonly is: 'failed'; readonly message: string };

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Gives the app that runs, where it is not the demo of the name. */
  readonly load?: (runtime: Runtime) => Promise<ComponentType>;
  /** Whether the app is to run without being asked again. */
  readonly starts?: boolean;
  /** An app that has failed is tried again when this changes. */
  readonly version?: unknown;
}

/** A phone that shows a demo's poster, and the demo once it is wanted. */
export default function Phone({
  name,
  load,
  starts = false,
  version,
}: Props): ReactNode {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [runs, setRuns] = useState(0);
  const [isFull, setFull] = useFullScreen();
  const [isInspecting, setInspecting] = useState(false);
  const [movesAnyway, setMovesAnyway] = useState(false);
  const reducedMotion = useReducedMotion();
  const poster = useBaseUrl(`/img/demos/${name}.webp`);
  const phone = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isMounted = useRef(false);
  const wasRun = useRef(false);

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

  const restart = () => {
    setRuns((count) => count + 1);
  };

  const run = useCallback(async () => {
    wasRun.current = true;
    setState({ is: 'loading' });
    let next: State;
    try {
      const runtime = await loadRuntime();
      const App = await (load?.(runtime) ?? runtime.loadDemo(name));
      measure(runtime);
      const inspection = new runtime.Inspection();
      next = { is: 'running', App, runtime, inspection };
    } catch (error) {
      next = { is: 'failed', message: `The demo stopped: ${messageOf(error)}` };
    }
    if (isMounted.current) {
      setState(next);
    }
  }, [name, load]);

  useWanted(phone, () => {
    if (!wasRun.current) {
      void run();
    }
  });

  useEffect(() => {
    if ((starts && state.is === 'idle') || state.is === 'failed') {
      void run();
    }
    // A failure stays until what has failed is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [starts, version]);

  // The screen's size is another after the change: the demo starts anew in it.
  useEffect(() => {
    if (state.is === 'running') {
      measure(state.runtime);
      restart();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFull]);

  const isRunning = state.is === 'running';
  const shown = isRunning && isInspecting ? state.inspection : undefined;
  return (
    <div
      ref={phone}
      data-state={state.is}
      data-inspects={isInspecting || undefined}
    >
      <div
        className={
          isRunning && isFull ? state.runtime.styles.phoneFull : styles.phone
        }
        data-testid="phone"
      >
        <div ref={screen} className={styles.screen} data-screen>
          {isRunning ? (
            <ErrorBoundary
              key={runs}
              onError={(error) => {
                const message = `The demo threw an error: ${messageOf(error)}`;
                setState({ is: 'failed', message });
              }}
            >
              {movesAnyway && <state.runtime.MotionAnyway />}
              <state.runtime.InspectionContext value={shown}>
                <state.App />
              </state.runtime.InspectionContext>
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
                  {state.message}
                </p>
              )}
            </>
          )}
          {shown !== undefined && (
            <Suspense>
              <SnapLines inspection={shown} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={styles.bar}>
        <button
          type="button"
          className={isRunning ? styles.button : styles.run}
          aria-disabled={state.is === 'loading'}
          onClick={() => {
            if (isRunning) {
              restart();
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
          <>
            <button
              type="button"
              className={styles.button}
              aria-pressed={isInspecting}
              onClick={() => {
                setInspecting(!isInspecting);
              }}
            >
              Inspect
            </button>
            <button
              type="button"
              className={`${styles.button} ${state.runtime.styles.fullButton}`}
              aria-pressed={isFull}
              onClick={() => {
                setFull(!isFull);
              }}
            >
              {isFull ? 'Leave full screen' : 'Full screen'}
            </button>
          </>
        )}
      </div>
      {isRunning && reducedMotion && (
        <label className={state.runtime.styles.motion}>
          <input
            type="checkbox"
            checked={movesAnyway}
            onChange={(event) => {
              setMovesAnyway(event.target.checked);
              restart();
            }}
          />
          Motion is off, as your system asks. Show it anyway
        </label>
      )}
      {shown !== undefined && (
        <Suspense>
          <Inspector inspection={shown} screen={screen} />
        </Suspense>
      )}
    </div>
  );
}
