import { useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function watch(notify: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener('change', notify);
  return () => {
    query.removeEventListener('change', notify);
  };
}

/** Whether the reader's system asks for less motion, kept current. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(REDUCED).matches,
    () => false,
  );
