import { useEffect, useState, type RefObject } from 'react';

/** How long after its last scroll event a list counts as scrolling, in ms. */
const LINGER = 400;

/**
 * Whether a list in an element is scrolling. The browser scrolls lists itself,
 * and takes the gesture away from the sheet for it.
 */
export function useScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const target = element.current;
    let timer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(timer);
      setScrolling(true);
      timer = window.setTimeout(() => {
        setScrolling(false);
      }, LINGER);
    };
    // Scroll events do not bubble.
    target?.addEventListener('scroll', onScroll, true);
    return () => {
      window.clearTimeout(timer);
      target?.removeEventListener('scroll', onScroll, true);
    };
  }, [element]);
  return isScrolling;
}
