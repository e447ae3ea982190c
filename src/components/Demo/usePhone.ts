import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { isOutdated, keepers, takeKept } from '@site/src/site/release';
import { asksForFullScreen } from './fullScreenLink';
import { loadRuntime, type Runtime } from './runtime';
import { useFullScreen } from './useFullScreen';
import { useLatest } from './useLatest';
import { useNearViewport } from './useNearViewport';

/** An app, with what runs it. */
interface Loaded {
  readonly App: ComponentType;
  readonly runtime: Runtime;
}

/** An app that runs in a phone. */
export interface Running extends Loaded {
  readonly is: 'running';
  /** How often the app has been started. */
  readonly run: number;
  readonly phone: ReturnType<Runtime['createPhone']>;
}

interface Failed {
  readonly is: 'failed';
  readonly title: string;
  readonly message: string;
  /** Whether it failed before it could run: it may do better next time. */
  readonly inLoading: boolean;
}

/** What a phone shows. */
export type State = { readonly is: 'idle' | 'loading' } | Running | Failed;

/** Which app a phone runs, and when. */
export interface PhoneProps {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Gives the app that runs, where it is not the demo of the name. */
  readonly load?: ((runtime: Runtime) => Promise<ComponentType>) | undefined;
  /** Whether the app is to run without being asked again. */
  readonly starts?: boolean;
  /** An app that has failed is tried again when this changes. */
  readonly version?: unknown;
  /** The fragment of an address that opens the app in the state that it is in. */
  readonly fragment?: string;
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error);

/** Under this name it is kept over a reload that the reader wanted a demo. */
const keptNameOf = (name: string) => `demo ${name}`;

/** Loads an app; gives what the phone shows instead where that fails. */
async function loadApp({
  name,
  load,
}: PhoneProps): Promise<Loaded | Failed | { readonly is: 'idle' }> {
  try {
    const runtime = await loadRuntime();
    const App = await (load?.(runtime) ?? runtime.loadDemo(name));
    return { App, runtime };
  } catch (error) {
    if (await isOutdated()) {
      keepers.set(keptNameOf(name), () => '');
      return { is: 'idle' };
    }
    return {
      is: 'failed',
      title: 'The demo did not load',
      message: messageOf(error),
      inLoading: true,
    };
  }
}

/** Takes the poster away once the sheets stand where it shows them. */
function useFirstStart(
  state: State,
  setState: Dispatch<SetStateAction<State>>,
): void {
  const firstStart =
    state.is === 'running' ? state.phone.firstStart : undefined;
  useEffect(
    () =>
      firstStart?.watch(() => {
        setState((now) =>
          now.is === 'running'
            ? { ...now, phone: { ...now.phone, firstStart: undefined } }
            : now,
        );
      }),
    [firstStart, setState],
  );
}

/** The state of a phone, and what changes it. */
export function usePhone(props: PhoneProps) {
  const { name, starts = false, version, fragment = `#${name}` } = props;
  const [state, setState] = useState<State>({ is: 'idle' });
  const frame = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const { isFull, enter, leave } = useFullScreen(frame, fullButton);
  const wasRun = useRef(false);

  const run = async (inFullScreen = false) => {
    const isFirst = !wasRun.current;
    wasRun.current = true;
    setState({ is: 'loading' });
    const loaded = await loadApp(props);
    // The reader may have gone to another page meanwhile.
    if (screen.current === null) return;
    if ('is' in loaded) {
      setState(loaded);
      return;
    }
    const phone = loaded.runtime.createPhone(screen.current, isFirst);
    setState({ is: 'running', ...loaded, run: 0, phone });
    if (inFullScreen) enter();
  };

  const restart = () => {
    const element = screen.current;
    if (state.is === 'running' && element !== null) {
      const phone = state.runtime.createPhone(element, false);
      setState({ ...state, run: state.run + 1, phone });
    }
  };

  useNearViewport(frame, () => {
    if (!wasRun.current) void run();
  });

  const startIfWanted = useLatest(() => {
    const isIdle = state.is === 'idle';
    const inFullScreen =
      isIdle && asksForFullScreen(window.location.hash, fragment);
    // The reader had wanted it before the page was reloaded.
    const wasWanted = takeKept(keptNameOf(name)) !== undefined;
    if (
      inFullScreen ||
      ((starts || wasWanted) && isIdle) ||
      state.is === 'failed'
    ) {
      void run(inFullScreen);
    }
    if (inFullScreen) screen.current?.scrollIntoView({ block: 'center' });
  });
  // A failure stays until what has failed is another.
  useEffect(() => {
    startIfWanted.current();
  }, [startIfWanted, starts, version]);

  // The screen's size is another after the change: the demo starts again in it.
  const latestRestart = useLatest(restart);
  useLayoutEffect(() => {
    latestRestart.current();
  }, [latestRestart, isFull]);

  useFirstStart(state, setState);

  const fail = useCallback((error: unknown) => {
    const message = messageOf(error);
    setState({
      is: 'failed',
      title: 'Render error',
      message,
      inLoading: false,
    });
  }, []);

  return {
    ...{ state, fragment, frame, screen, fullButton },
    ...{ isFull, enter, leave, run, restart, fail },
  };
}
