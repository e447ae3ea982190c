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
  readonly fullScreen?: boolean;
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
  const scrollY = useRef(0);

  const enter = useCallback(() => {
    scrollY.current = window.scrollY;
    window.history.pushState({ ...entryState(), fullScreen: true }, '');
    setFull(true);
  }, []);

  const leave = useCallback(() => {
    if (entryState()?.fullScreen === true) {
      window.history.back();
    } else {
      setFull(false);
    }
  }, []);

  useEffect(() => {
    if (!isFull) {
      return undefined;
    }
    const onPop = (event: PopStateEvent) => {
      // This is not a navigation: the router would scroll to the top.
      event.stopImmediatePropagation();
      setFull(false);
    };
    addEventListener('popstate', onPop, { capture: true });
    return () => {
      removeEventListener('popstate', onPop, { capture: true });
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
    if (wasFull.current && !isFull) {
      // The frame is back in its place, the button another element.
      const { history, location } = window;
      const fragment = withoutFullScreen(location.hash);
      if (fragment !== location.hash) {
        // A reload would open it again.
        history.replaceState(history.state, '', fragment);
      }
      window.scrollTo({ top: scrollY.current, behavior: 'instant' });
      button.current?.focus({ preventScroll: true });
    }
    wasFull.current = isFull;
  }, [isFull, button]);

  return { isFull, enter, leave };
}
