import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import {
  asksForFullScreen,
  fullScreenFragment,
  withoutFullScreen,
} from './fullScreenLink';

/** What the history's entry of a full screen has in its state. */
interface EntryState {
  /** Whether the entry before it is the same page without full screen. */
  readonly isFull?: boolean;
}

const entryState = () => window.history.state as EntryState | null;

interface FullScreen {
  /** Whether the address says so. */
  readonly isAsked: boolean;
  readonly isFull: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Lets a frame fill the window, as a dialog over the page, while the address says
 * so: each step in the history and a reload show what their address names. The
 * page holds still behind it, and is where it was afterwards.
 *
 * @param fragment - the fragment of the address of the demo's state
 * @param isReady - whether there is something to show
 * @param frame - the element that is a `<dialog>` while it is full
 * @param button - what enters and leaves; keeps the focus
 */
export function useFullScreen(
  fragment: string,
  isReady: boolean,
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): FullScreen {
  const [isAsked, setAsked] = useState(false);
  const isFull = isAsked && isReady;
  const page = useRef<{ path: string; top?: number }>(undefined);

  const enter = useCallback(() => {
    page.current = { path: window.location.pathname, top: window.scrollY };
    const state = { ...entryState(), isFull: true };
    window.history.pushState(state, '', fullScreenFragment(fragment));
    setAsked(true);
  }, [fragment]);

  const leave = useCallback(() => {
    window.history.back();
  }, []);

  const [name] = fragment.split('?');
  useEffect(() => {
    const follow = () => {
      setAsked(asksForFullScreen(window.location.hash, name ?? ''));
    };
    const { history, location } = window;
    const { hash, pathname: path } = location;
    page.current ??= { path };
    if (asksForFullScreen(hash, name ?? '') && entryState()?.isFull !== true) {
      // A link has led here: the way back is out of full screen.
      history.replaceState(history.state, '', withoutFullScreen(hash));
      history.pushState({ ...entryState(), isFull: true }, '', hash);
    }
    follow();
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, [name]);

  const wasFull = useRef(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element instanceof HTMLDialogElement) {
      const { style } = document.documentElement;
      element.showModal();
      button.current?.focus();
      style.overflow = 'hidden';
      wasFull.current = true;
      return () => {
        style.overflow = '';
      };
    }
    const { path, top } = page.current ?? {};
    // After several steps back it is another page.
    if (wasFull.current && window.location.pathname === path) {
      // The frame is back in its place, the button another element.
      if (top === undefined) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else {
        window.scrollTo({ top, behavior: 'instant' });
      }
      button.current?.focus({ preventScroll: true });
    }
    wasFull.current = false;
    return undefined;
  }, [isFull, frame, button]);

  return { isAsked, isFull, enter, leave };
}
