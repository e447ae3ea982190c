import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import {
  isNewDeploymentLive,
  stateProviders,
  takeSavedState,
} from '@site/src/runtime/deployment';
import type { Settings, HostMessage } from '@site/src/shared/sandbox/messages';
import { explainLoadFailure } from '@site/src/shared/sandbox/explainLoadFailure';
import type { RunState } from '@site/src/shared/sandbox/runState';
import type { SandboxSession } from '@site/src/shared/sandbox/session';
import { prefersReducedData } from '@site/src/shared/prefersReducedData';
import { useLatestRef } from '@site/src/shared/useLatestRef';
import { useFullScreen } from './useFullScreen';

const loadPhoneParts = () =>
  import(/* webpackChunkName: "demo-running" */ './phoneParts');

/** The session of a phone that was started, and the parts around its screen. */
export interface ActiveDemo {
  readonly parts: Awaited<ReturnType<typeof loadPhoneParts>>;
  readonly session: SandboxSession;
}

/** The state of a phone without a session. */
interface IdleState extends Partial<Omit<RunState, 'status'>> {
  readonly status: 'idle' | 'loading' | 'failed';
}

/** The app that a phone runs, and when it starts. */
export interface PhoneProps {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Loads the props that the app starts with. */
  readonly load?: (() => Promise<Settings['props']>) | undefined;
  /** The app's props, once it runs. */
  readonly appProps?: Settings['props'];
  /** Whether the app starts without a press. */
  readonly autoRun?: boolean;
  /** The fragment of the URL that opens the app in its current state. */
  readonly fragment?: string;
}

/** Storage key that marks a demo as running, so that it starts again after a reload. */
const savedStateKey = (name: string) => `demo ${name}`;

const subscribeToNothing = () => () => undefined;

/** State of a phone's app, and the functions that load and run it. */
function useRunning({ name, load }: PhoneProps) {
  const [idleState, setIdleState] = useState<IdleState>({ status: 'idle' });
  const [running, setRunning] = useState<ActiveDemo>();
  const [isOutdated, setOutdated] = useState(false);
  const wasRequested = useRef(false);
  const latestLoad = useLatestRef(load);
  /** Handles a press of the back button that the app does not handle. */
  const back = useRef<() => void>(undefined);
  const openedSession = useRef<Promise<SandboxSession>>(undefined);

  const resetSession = useCallback(() => {
    setOutdated(true);
    setIdleState({ status: 'idle' });
    setRunning(undefined);
    openedSession.current = undefined;
  }, []);

  useEffect(() => {
    if (!isOutdated) return undefined;
    const key = savedStateKey(name);
    stateProviders.set(key, () => '');
    return () => void stateProviders.delete(key);
  }, [name, isOutdated]);

  /** Opens the frame without running the app. */
  const prepare = useCallback((): Promise<SandboxSession> => {
    const open = async () => {
      const parts = await loadPhoneParts();
      const session = parts.createSession(name, {
        load: () => latestLoad.current?.(),
        onBack: () => {
          back.current?.();
        },
        onOutdated: resetSession,
      });
      setRunning({ parts, session });
      return session;
    };
    openedSession.current ??= open().catch((error: unknown) => {
      openedSession.current = undefined;
      throw error;
    });
    return openedSession.current;
  }, [name, latestLoad, resetSession]);

  const run = useCallback(
    async (press?: HostMessage['press']) => {
      wasRequested.current = true;
      setIdleState({ status: 'loading' });
      try {
        await (await prepare()).run(press);
      } catch {
        if (await isNewDeploymentLive()) {
          resetSession();
          return;
        }
        const text = await explainLoadFailure();
        setIdleState({ status: 'failed', problem: { text, inLoading: true } });
      }
    },
    [prepare, resetSession],
  );

  const session = running?.session;
  const state = useSyncExternalStore<IdleState | RunState>(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? (() => idleState),
    () => idleState,
  );
  const start = useCallback(() => {
    if (!wasRequested.current) void run();
  }, [run]);
  return { running, state, run, start, prepare, back };
}

/** Distance from the window at which a demo begins to load, in CSS pixels. */
const VIEWPORT_MARGIN_PX = 200;

/**
 * Starts a demo once the reader scrolls near it, unless the reader saves data. A
 * page that is not scrolled loads nothing.
 */
function useNearViewport(
  element: RefObject<HTMLElement | null>,
  start: () => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (
      target === null ||
      prefersReducedData() ||
      typeof IntersectionObserver === 'undefined'
    ) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          start();
        }
      },
      { rootMargin: `${VIEWPORT_MARGIN_PX}px 0px` },
    );
    const watch = () => {
      observer.observe(target);
    };
    addEventListener('scroll', watch, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', watch);
      observer.disconnect();
    };
  }, [element, start]);
}

/** State of a phone, and the functions that change it. */
export function usePhone(props: PhoneProps) {
  const { name, autoRun = false, appProps, fragment = `#${name}` } = props;
  /** The element around the phone. */
  const container = useRef<HTMLElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  /** Whether a key has started the app, which then gets the focus. */
  const followsFocus = useRef(false);
  const { running, state, run, start, prepare, back } = useRunning(props);
  const session = running?.session;
  const { isAsked, isFull, enter, leave } = useFullScreen(
    fragment,
    session !== undefined,
    container,
    fullButton,
  );
  back.current = isFull ? leave : undefined;
  useEffect(() => {
    session?.change({
      isFullScreen: isFull,
      ...(appProps && { props: appProps }),
    });
  }, [session, isFull, appProps]);

  useNearViewport(container, start);
  useEffect(() => {
    // It ran before the page was reloaded.
    if (autoRun || isAsked || takeSavedState(savedStateKey(name)) !== undefined)
      start();
  }, [name, autoRun, isAsked, start]);

  /** Loads the app while the pointer or the focus is on its button. */
  const preload = () => {
    // The press tries again, and shows a failure.
    if (!prefersReducedData()) prepare().catch(() => undefined);
  };

  /** Runs the app, which gets the focus if a key has started it. */
  const runBy = (press: HostMessage['press'], isKey: boolean) => {
    followsFocus.current = isKey;
    void run(press);
  };
  useEffect(() => {
    if (state.isShown !== true || !followsFocus.current) return;
    followsFocus.current = false;
    // Unless the reader has gone on meanwhile.
    if (container.current?.contains(document.activeElement)) {
      container.current.querySelector('iframe')?.focus({ preventScroll: true });
    }
  }, [state.isShown]);

  return {
    running,
    state,
    fragment,
    container,
    fullButton,
    isFull,
    enter,
    leave,
    runBy,
    preload,
  };
}

/** The state that the parts of a phone share. */
export type PhoneState = ReturnType<typeof usePhone>;
