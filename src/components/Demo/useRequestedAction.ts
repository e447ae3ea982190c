import { useEffect } from 'react';
import { useLatestRef } from '@site/src/shared/useLatestRef';

/**
 * Acts when the address asks for it, and each time its link is pressed.
 *
 * @param fragment - of the address that asks; undefined while nothing can be done
 */
export function useRequestedAction(
  fragment: string | undefined,
  act: () => void,
): void {
  const latest = useLatestRef(act);
  useEffect(() => {
    const follow = () => {
      if (window.location.hash === fragment) latest.current();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, [fragment, latest]);
}
