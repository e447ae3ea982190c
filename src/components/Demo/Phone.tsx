import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ErrorBoundary from './ErrorBoundary';
import Failure from './Failure';
import { asksForFullScreen } from './fullScreenLink';
import { holdStill } from './holdStill';
import { loadRuntime, type Runtime } from './runtime';
import styles from './styles.module.css';
import { messageOf, restarted, type State } from './state';
import { useFullScreen } from './useFullScreen';
import { useReducedMotion } from './useReducedMotion';
import { useNearViewport } from './useNearViewport';

/**
 * The size of a poster's halves in CSS pixels, of which the first is that of the
 * light mode; the frame's, where there is room.
 */
const WIDTH = 320;
const HEIGHT = 560;

const Inspector = lazy(
  () => import(/* webpackChunkName: "inspector" */ './Inspector'),
);
const SnapLines = lazy(
  () => import(/* webpackChunkName: "inspector" */ './SnapLines'),
);

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Whether the phone is on the page's first screen. */
  readonly isFirst?: boolean | undefined;
  /** Gives the app that runs, where it is not the demo of the name. */
  readonly load?: ((runtime: Runtime) => Promise<ComponentType>) | undefined;
  /** Whether the app is to run without being asked again. */
  readonly starts?: boolean;
  /** An app that has failed is tried again when this changes. */
  readonly version?: unknown;
  /** The fragment of an address that opens the app in the state that it is in. */
  readonly fragment?: string;
  /** Resets the props that an app has failed with, which changes `version`. */
  readonly onReset?: (() => void) | undefined;
  /** Below the phone's buttons, unless it is in full screen. */
  readonly children?: ReactNode;
}

/** A phone that shows a demo's poster, and the demo once it is wanted. */
export default function Phone({
  name,
  isFirst = false,
  load,
  starts = false,
  version,
  fragment = `#${name}`,
  onReset,
  children,
}: Props): ReactNode {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [isInspecting, setInspecting] = useState(false);
  const [forceMotion, setForceMotion] = useState(false);
  const reducedMotion = useReducedMotion();
  const poster = useBaseUrl(`/img/demos/${name}.webp`);
  const phone = useRef<HTMLElement>(null);
  const setPhone = useCallback((element: HTMLElement | null) => {
    phone.current = element;
  }, []);
  const screen = useRef<HTMLDivElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const { isFull, enter, leave } = useFullScreen(phone, fullButton);
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
      runtime.setFrame(screen.current);
    }
  };

  const run = useCallback(
    async (inFullScreen = false) => {
      const isFirst = !wasRun.current;
      wasRun.current = true;
      setState({ is: 'loading' });
      let next: State;
      try {
        const runtime = await loadRuntime();
        const App = await (load?.(runtime) ?? runtime.loadDemo(name));
        measure(runtime);
        next = {
          is: 'running',
          App,
          runtime,
          run: 0,
          inspection: new runtime.Inspection(),
          firstStart: isFirst ? new runtime.FirstStart() : undefined,
        };
      } catch (error) {
        next = {
          is: 'failed',
          title: 'The demo did not load',
          message: messageOf(error),
          inLoading: true,
        };
      }
      if (isMounted.current) {
        setState(next);
        if (inFullScreen && next.is === 'running') {
          enter();
        }
      }
    },
    [name, load, enter],
  );

  useNearViewport(phone, () => {
    if (!wasRun.current) {
      void run();
    }
  });

  useEffect(() => {
    const isIdle = state.is === 'idle';
    const inFullScreen =
      isIdle && asksForFullScreen(window.location.hash, fragment);
    if (inFullScreen || (starts && isIdle) || state.is === 'failed') {
      void run(inFullScreen);
    }
    if (inFullScreen) {
      screen.current?.scrollIntoView({ block: 'center' });
    }
    // A failure stays until what has failed is another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [starts, version]);

  // The screen's size is another after the change: the demo starts again in it.
  useLayoutEffect(() => {
    if (state.is === 'running') {
      measure(state.runtime);
      setState(restarted);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFull]);

  const isRunning = state.is === 'running';
  const firstStart = isRunning ? state.firstStart : undefined;
  useEffect(
    () =>
      firstStart?.watch(() => {
        setState((now) => ({ ...now, firstStart: undefined }));
      }),
    [firstStart],
  );

  const shown = isRunning && isInspecting ? state.inspection : undefined;
  const canReset = state.is === 'failed' && !state.inLoading && onReset;
  const Frame = isFull ? 'dialog' : 'div';
  return (
    <Frame
      ref={setPhone}
      data-state={state.is}
      data-inspects={isInspecting || undefined}
      {...(isFull && {
        'aria-label': 'The demo, in full screen',
        className: isRunning ? state.runtime.styles.full : undefined,
        onCancel: (event: SyntheticEvent) => {
          event.preventDefault();
          leave();
        },
        onClose: leave,
      })}
    >
      <div className={styles.phone} data-testid="phone">
        <div
          ref={screen}
          className={styles.screen}
          data-screen
          onScrollCapture={holdStill}
        >
          {isRunning && (
            <ErrorBoundary
              key={state.run}
              onError={(error) => {
                setState({
                  is: 'failed',
                  title: 'Render error',
                  message: messageOf(error),
                  inLoading: false,
                });
              }}
            >
              {forceMotion && <state.runtime.MotionAnyway />}
              <state.runtime.FirstStartContext value={firstStart}>
                <state.runtime.InspectionContext value={shown}>
                  <state.App />
                </state.runtime.InspectionContext>
              </state.runtime.FirstStartContext>
              {!isFull && <state.runtime.SystemBars />}
              <state.runtime.DrawnKeyboard />
            </ErrorBoundary>
          )}
          {state.is === 'failed' && <Failure {...state} />}
          {state.is !== 'failed' && (!isRunning || firstStart) && (
            <img
              className={styles.poster}
              src={poster}
              width={2 * WIDTH}
              height={HEIGHT}
              // On the first screen it is the page's largest paint.
              {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              decoding="async"
              alt=""
            />
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
              setState(restarted);
            } else if (canReset) {
              canReset();
            } else if (state.is !== 'loading') {
              void run();
            }
          }}
        >
          {state.is === 'idle' && 'Run the demo'}
          {state.is === 'loading' && 'Loading the demo'}
          {state.is === 'running' && 'Restart'}
          {state.is === 'failed' && (canReset ? 'Reset props' : 'Try again')}
        </button>
        {isRunning && (
          <state.runtime.RunningButtons
            fragment={fragment}
            isInspecting={isInspecting}
            onInspect={() => {
              setInspecting(!isInspecting);
            }}
            isFull={isFull}
            onFull={isFull ? leave : enter}
            fullButton={fullButton}
          />
        )}
      </div>
      {isRunning && reducedMotion && (
        <label className={state.runtime.styles.motion}>
          <input
            type="checkbox"
            checked={forceMotion}
            onChange={(event) => {
              setForceMotion(event.target.checked);
              setState(restarted);
            }}
          />
          Motion is off, as your system asks. Show it anyway
        </label>
      )}
      {!isFull && children}
      {shown !== undefined && (
        <Suspense>
          <Inspector inspection={shown} screen={screen} compact={isFull} />
        </Suspense>
      )}
    </Frame>
  );
}
