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
import type { Settings, ToFrame } from '@site/src/shared/phone/messages';
import { explainLoadFailure } from '@site/src/shared/phone/loadFailure';
import type { Session, State } from '@site/src/shared/phone/session';
import { prefersReducedData } from '@site/src/shared/prefersReducedData';
import { useLatestRef } from '@site/src/shared/useLatestRef';
import { useFullScreen } from './useFullScreen';

const loadRunning = () =>
  import(/* webpackChunkName: "demo-running" */ './running');

/** A phone that has been started, with what it has next to its screen. */
export interface Running {
  readonly parts: Awaited<ReturnType<typeof loadRunning>>;
  readonly session: Session;
}

/** What a phone shows before a session says it. */
interface Before extends Partial<Omit<State, 'is'>> {
  readonly is: 'idle' | 'loading' | 'failed';
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
  readonly starts?: boolean;
  /** The fragment of an address that opens the app in the state that it is in. */
  readonly fragment?: string;
}

/** Under this name it is kept over a reload that the reader wanted a demo. */
const keptNameOf = (name: string) => `demo ${name}`;

const subscribeToNothing = () => () => undefined;

/** Starts a phone once it is wanted, and gives what it shows. */
function useRunning({ name, load }: PhoneProps) {
  const [before, setBefore] = useState<Before>({ is: 'idle' });
  const [running, setRunning] = useState<Running>();
  const wasAsked = useRef(false);
  const latest = useLatestRef(load);
  const back = useRef<() => void>(undefined);
  const prepared = useRef<Promise<Session>>(undefined);

  const forget = useCallback(() => {
    stateProviders.set(keptNameOf(name), () => '');
    setBefore({ is: 'idle' });
    setRunning(undefined);
    prepared.current = undefined;
  }, [name]);

  /** Opens the frame, in which nothing runs yet. */
  const prepare = useCallback((): Promise<Session> => {
    const open = async () => {
      const parts = await loadRunning();
      const session = parts.createSession(name, {
        load: () => latest.current?.(),
        onBack: () => {
          back.current?.();
        },
        onOutdated: forget,
      });
      setRunning({ parts, session });
      return session;
    };
    prepared.current ??= open().catch((error: unknown) => {
      prepared.current = undefined;
      throw error;
    });
    return prepared.current;
  }, [name, latest, forget]);

  const run = useCallback(
    async (press?: ToFrame['press']) => {
      wasAsked.current = true;
      setBefore({ is: 'loading' });
      try {
        await (await prepare()).run(press);
      } catch {
        if (await isNewDeploymentLive()) {
          forget();
          return;
        }
        const text = await explainLoadFailure();
        setBefore({ is: 'failed', problem: { text, inLoading: true } });
      }
    },
    [prepare, forget],
  );

  const session = running?.session;
  const state = useSyncExternalStore<Before | State>(
    session?.subscribe ?? subscribeToNothing,
    session?.getState ?? (() => before),
    () => before,
  );
  const start = useCallback(() => {
    if (!wasAsked.current) void run();
  }, [run]);
  return { running, state, run, start, prepare, back };
}

/** How far below the edge of the window a demo begins to load, in CSS pixels. */
const NEAR = 200;

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
      { rootMargin: `${NEAR}px 0px` },
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
  const { name, starts = false, appProps, fragment = `#${name}` } = props;
  const frame = useRef<HTMLElement>(null);
  const fullButton = useRef<HTMLButtonElement>(null);
  const followsFocus = useRef(false);
  const { running, state, run, start, prepare, back } = useRunning(props);
  const session = running?.session;
  const { isAsked, isFull, enter, leave } = useFullScreen(
    fragment,
    session !== undefined,
    frame,
    fullButton,
  );
  back.current = isFull ? leave : undefined;
  useEffect(() => {
    session?.change({ isFull, ...(appProps && { props: appProps }) });
  }, [session, isFull, appProps]);

  useNearViewport(frame, start);
  useEffect(() => {
    // The reader had wanted it before the page was reloaded.
    if (starts || isAsked || takeSavedState(keptNameOf(name)) !== undefined)
      start();
  }, [name, starts, isAsked, start]);

  /** Loads what it takes, while the pointer or the focus is on its button. */
  const preload = () => {
    // What does not load is tried again, and told, by the press.
    if (!prefersReducedData()) prepare().catch(() => undefined);
  };

  /** Runs the app; one that a key has started is the next stop of the Tab key. */
  const runBy = (press: ToFrame['press'], isKey: boolean) => {
    followsFocus.current = isKey;
    void run(press);
  };
  useEffect(() => {
    if (state.isShown !== true || !followsFocus.current) return;
    followsFocus.current = false;
    // Unless the reader has gone on meanwhile.
    if (frame.current?.contains(document.activeElement)) {
      frame.current.querySelector('iframe')?.focus({ preventScroll: true });
    }
  }, [state.isShown]);

  return {
    running,
    state,
    fragment,
    frame,
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
