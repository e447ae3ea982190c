import { useState, useSyncExternalStore } from 'react';

function followSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('resize', onChange);
  };
}

/**
 * Tells whether there is something to show beside the text. The built page
 * has it at every width, and the style sheet hides it where the window has no
 * room: taking it out again would cost more than it saves. A page that is made
 * later, on the way from another, comes without it.
 */
export function useRoom(): boolean {
  const [isBuilt] = useState(
    () =>
      typeof document === 'undefined' ||
      document.documentElement.dataset.hasHydrated !== 'true',
  );
  return useSyncExternalStore(
    followSize,
    () => isBuilt || window.innerWidth > 996,
    () => true,
  );
}
