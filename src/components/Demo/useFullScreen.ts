import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';

/** Matches the end of a fragment that shows a demo in full screen. */
const FULL_SCREEN_SUFFIX = /[?&]full-screen=true$/;

/** Adds that end to the fragment of a demo's state, with its `#`. */
export const fullScreenFragment = (fragment: string): string =>
  `${fragment}${fragment.includes('?') ? '&' : '?'}full-screen=true`;

/**
 * Tells whether a URL shows a demo in full screen.
 *
 * @param hash - the fragment of the URL with its `#`, which is untrusted
 * @param name - the fragment of the demo without a state
 */
export const asksForFullScreen = (hash: string, name: string): boolean =>
  hash.split('?')[0] === name && FULL_SCREEN_SUFFIX.test(hash);

/** Reads the state of the history entry. `isFull`: the one before has no full screen. */
const entryState = () =>
  window.history.state as { readonly isFull?: boolean } | null;

/**
 * Shows a phone in full screen, as a dialog over the page, while the URL says so: also
 * after a reload, and after going back or forward. The page behind it keeps its scroll
 * position.
 *
 * @param fragment - the fragment of the URL of the demo's state
 * @param isReady - whether there is something to show
 * @param container - the element around the phone, which is a `<dialog>` while it is full
 * @param button - the button that enters and leaves; it gets the focus
 */
export function useFullScreen(
  fragment: string,
  isReady: boolean,
  container: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
) {
  const [isAsked, setAsked] = useState(false);
  const isFull = isAsked && isReady;
  const page = useRef<{ path: string; top?: number }>(undefined);

  const enter = useCallback(() => {
    page.current = { path: window.location.pathname, top: window.scrollY };
    // By the same `index`, `client/overrides/browser/history.ts` knows that this step,
    // as the one below, is no navigation.
    const state = { ...entryState(), isFull: true };
    window.history.pushState(state, '', fullScreenFragment(fragment));
    setAsked(true);
  }, [fragment]);

  const leave = useCallback(() => {
    window.history.back();
  }, []);

  const [name = ''] = fragment.split('?');
  useEffect(() => {
    const follow = () => {
      setAsked(asksForFullScreen(window.location.hash, name));
    };
    const { history, location } = window;
    const { hash, pathname: path } = location;
    page.current ??= { path };
    if (asksForFullScreen(hash, name) && entryState()?.isFull !== true) {
      // After a link to full screen, going back leaves full screen.
      history.replaceState(
        history.state,
        '',
        hash.replace(FULL_SCREEN_SUFFIX, ''),
      );
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
    const element = container.current;
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
      // The phone is back in its place, the button another element.
      if (top === undefined) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else {
        window.scrollTo({ top, behavior: 'instant' });
      }
      button.current?.focus({ preventScroll: true });
    }
    wasFull.current = false;
    return undefined;
  }, [isFull, container, button]);

  return { isAsked, isFull, enter, leave };
}
