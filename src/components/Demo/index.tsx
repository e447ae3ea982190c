import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import ErrorBoundary from './ErrorBoundary';
import styles from './styles.module.css';

interface Props {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** The demo's code block, added by the `demo-source` plugin. */
  readonly children?: ReactNode;
}

type State =
  | { readonly is: 'idle' | 'loading' }
  | { readonly is: 'running'; readonly App: ComponentType }
  | { readonly is: 'failed'; readonly message: string };

const fail = (error: unknown): State => ({
  is: 'failed',
  message: error instanceof Error ? error.message : String(error),
});

/** A runnable sample in a phone's frame, with its whole code. */
export default function Demo({ name, children }: Props): ReactNode {
  const [state, setState] = useState<State>({ is: 'idle' });
  const [runs, setRuns] = useState(0);
  const mounted = useRef(false);
  const title = name.replaceAll('-', ' ');

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = async () => {
    setState({ is: 'loading' });
    let next: State;
    try {
      const { loadDemo } = await import(
        /* webpackChunkName: "live-runtime" */ '@site/src/live'
      );
      next = { is: 'running', App: await loadDemo(name) };
    } catch (error) {
      next = fail(error);
    }
    if (mounted.current) {
      setRuns((count) => count + 1);
      setState(next);
    }
  };

  return (
    <div
      role="figure"
      aria-label={`Live demo: ${title}`}
      data-demo={name}
      data-state={state.is}
      className={styles.demo}
    >
      <div className={styles.side}>
        <div className={styles.phone}>
          <div className={styles.screen}>
            {state.is === 'running' ? (
              <ErrorBoundary
                key={runs}
                onError={(error) => setState(fail(error))}
              >
                <state.App />
              </ErrorBoundary>
            ) : (
              <div className={styles.poster}>
                {state.is === 'failed' && (
                  <p role="alert">The demo stopped: {state.message}</p>
                )}
                <button
                  type="button"
                  className={styles.run}
                  disabled={state.is === 'loading'}
                  onClick={() => void run()}
                >
                  {state.is === 'failed'
                    ? 'Try again'
                    : state.is === 'loading'
                      ? 'Loading the demo'
                      : 'Run the demo'}
                </button>
              </div>
            )}
          </div>
        </div>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.reset}
            disabled={state.is !== 'running'}
            onClick={() => setRuns((count) => count + 1)}
          >
            Reset
          </button>
        </div>
      </div>
      <div className={styles.code}>{children}</div>
    </div>
  );
}
