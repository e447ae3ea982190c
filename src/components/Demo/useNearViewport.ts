import { useEffect, type RefObject } from 'react';
import { savesData } from '../../shared/savesData';
import { useLatest } from '@site/src/shared/useLatest';

/** How far below the edge of the window a demo begins to load, in CSS pixels. */
const NEAR = 200;

/**
 * Calls back once when the reader scrolls near an element, unless the reader
 * saves data. A page that is not scrolled loads nothing.
 *
 * @param element - what is scrolled near
 * @param onNear - called at most once; need not be stable
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  onNear: () => void,
): void {
  const latest = useLatest(onNear);
  useEffect(() => {
    const target = element.current;
    if (target === null || savesData()) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          observer.disconnect();
          latest.current();
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
  }, [element, latest]);
}
