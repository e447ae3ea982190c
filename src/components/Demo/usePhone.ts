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

/** A phone that has been started, with what it has next to its screen. */
export interface ActiveDemo {
  readonly parts: Awaited<ReturnType<typeof loadPhoneParts>>;
  readonly session: SandboxSession;
}

/** What a phone shows before a session says it. */
interface IdleState extends Partial<Omit<RunState, 'status'>> {
  readonly status: 'idle' | 'loading' | 'failed';
}

/** Which app a phone runs, and when. */
export interface PhoneProps {
  /** The demo's name: its file in `src/demos` without the extension. */
  readonly name: string;
  /** Gives the props that the app starts with. */
  readonly load?: (() => Promise<Settings['props']>) | undefined;
  /** The app's props, once it runs. */
  readonly appProps?: Settings['props'];
  /** Whether the app is to run without being asked again. */
  readonly autoRun?: boolean;
  /** The fragment of an address that opens the app in the state that it is in. */
  readonly fragment?: string;
}

/** Storage key that marks a demo as running, so that it starts again after a reload. */
const savedStateKey = (name: string) => `demo ${name}`;

const subscribeToNothing = () => () => undefined;

/** Starts a phone once it is wanted, and gives what it shows. */
function useRunning({ name, load }: PhoneProps) {
  /** What is shown until there is a session. */
  const [idleState, setIdleState] = useState<IdleState>({ status: 'idle' });
  const [running, setRunning] = useState<ActiveDemo>();
  const wasRequested = useRef(false);
  const latestLoad = useLatestRef(load);
  /** What a press of the back button does that the app has no use for. */
  const back = useRef<() => void>(undefined);
  const openedSession = useRef<Promise<SandboxSession>>(undefined);

  const resetSession = useCallback(() => {
    stateProviders.set(savedStateKey(name), () => '');
    setIdleState({ status: 'idle' });
    setRunning(undefined);
    openedSession.current = undefined;
  }, [name]);

  /** Opens the frame, in which nothing runs yet. */
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

/** How far below the edge of the window a demo begins to load, in CSS pixels. */
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

/** The state of a phone, and what changes it. */
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
    // The reader had wanted it before the page was reloaded.
    if (autoRun || isAsked || takeSavedState(savedStateKey(name)) !== undefined)
      start();
  }, [name, autoRun, isAsked, start]);

  /** Loads what it takes, while the pointer or the focus is on its button. */
  const preload = () => {
    // What does not load is tried again, and told, by the press.
    if (!prefersReducedData()) prepare().catch(() => undefined);
  };

  /** Runs the app; one that a key has started is the next stop of the Tab key. */
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

/** What the parts of a phone share. */
export type PhoneState = ReturnType<typeof usePhone>;
