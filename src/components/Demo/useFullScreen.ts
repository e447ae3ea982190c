import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { withoutFullScreen } from './fullScreenLink';

/** What the history's entry of a full screen has in its state. */
interface EntryState {
  readonly isFull?: boolean;
}

const entryState = () => window.history.state as EntryState | null;

interface FullScreen {
  readonly isFull: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Lets a frame fill the window, as a dialog over the page. The page holds still
 * behind it, and is where it was afterwards. Going back in the history ends it.
 *
 * @param frame - the element that is a `<dialog>` while it is full
 * @param button - what enters and leaves; keeps the focus
 */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): FullScreen {
  const [isFull, setFull] = useState(false);
  const page = useRef({ path: '', scrollY: 0 });

  const enter = useCallback(() => {
    const { location, scrollY } = window;
    page.current = { path: location.pathname, scrollY };
    window.history.pushState({ ...entryState(), isFull: true }, '');
    setFull(true);
  }, []);

  const leave = useCallback(() => {
    if (entryState()?.isFull === true) {
      window.history.back();
    } else {
      setFull(false);
    }
  }, []);

  useEffect(() => {
    if (!isFull) {
      return undefined;
    }
    // The router follows too: several steps back lead to another page.
    const onPop = () => {
      setFull(false);
    };
    addEventListener('popstate', onPop);
    return () => {
      removeEventListener('popstate', onPop);
    };
  }, [isFull]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!isFull || !(element instanceof HTMLDialogElement)) {
      return undefined;
    }
    const { style } = document.documentElement;
    element.showModal();
    button.current?.focus();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [isFull, frame, button]);

  const wasFull = useRef(false);
  useLayoutEffect(() => {
    const { history, location } = window;
    const { path, scrollY } = page.current;
    if (wasFull.current && !isFull && location.pathname === path) {
      // The frame is back in its place, the button another element.
      const fragment = withoutFullScreen(location.hash);
      if (fragment !== location.hash) {
        // A reload would open it again.
        history.replaceState(history.state, '', fragment);
      }
      window.scrollTo({ top: scrollY, behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
    }
    wasFull.current = isFull;
  }, [isFull, button]);

  return { isFull, enter, leave };
}
