import { useEffect } from 'react';
import { useLatestRef } from '@site/src/shared/useLatestRef';

/**
 * Runs an action when the URL asks for it: at once, and after each navigation to it.
 *
 * @param fragment - the fragment that asks; undefined while the action is not possible
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
