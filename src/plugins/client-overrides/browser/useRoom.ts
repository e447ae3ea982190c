import { useState, useSyncExternalStore } from 'react';

/** From here on the style sheet shows what stands next to the text, in px. */
const WIDE = 1280;

/**
 * What to do about what stands next to the text: nothing, leave what the built
 * page has, or have a component of it.
 */
export type Room = 'none' | 'built' | 'alive';

function followSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('resize', onChange);
  };
}

function follow(): () => Room {
  let hasBuilt = document.documentElement.dataset.hasHydrated !== 'true';
  return () => {
    if (window.innerWidth >= WIDE) {
      hasBuilt = false;
      return 'alive';
    }
    return hasBuilt ? 'built' : 'none';
  };
}

/**
 * Tells what to do about what stands next to the text. The built page has it at
 * every width, and the style sheet hides it where the window has no room. There
 * it is left as it is: taking it out, or making it work, is time that a phone's
 * reader waits for nothing. A page that is made later, on the way from another,
 * comes without it.
 */
export function useRoom(): Room {
  const [room] = useState(() =>
    typeof document === 'undefined' ? (): Room => 'alive' : follow(),
  );
  return useSyncExternalStore(followSize, room, room);
}

/** For an element whose server-rendered children must stay: React does not hydrate innerHTML. */
export const AS_BUILT = { __html: '' } as const;
