import { useState, useSyncExternalStore } from 'react';

/** From here on the style sheet shows what stands next to the text, in px. */
const WIDE = 1280;

/**
 * What to do about what stands next to the text: nothing, leave what the built
 * page has, or have a component of it.
 */
export type SideColumn = 'absent' | 'static' | 'interactive';

function followSize(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('resize', onChange);
  };
}

function follow(): () => SideColumn {
  let hasServerHtml = document.documentElement.dataset.hasHydrated !== 'true';
  return () => {
    if (window.innerWidth >= WIDE) {
      hasServerHtml = false;
      return 'interactive';
    }
    return hasServerHtml ? 'static' : 'absent';
  };
}

/**
 * Tells what to do about what stands next to the text. The built page has it at
 * every width, and the style sheet hides it where the window has no room. There
 * it is left as it is: taking it out, or making it work, is time that a phone's
 * reader waits for nothing. A page that is made later, on the way from another,
 * comes without it.
 */
export function useSideColumn(): SideColumn {
  const [column] = useState(() =>
    typeof document === 'undefined'
      ? (): SideColumn => 'interactive'
      : follow(),
  );
  return useSyncExternalStore(followSize, column, column);
}

/** For an element whose server-rendered children must stay: React does not hydrate innerHTML. */
export const KEEP_SERVER_HTML = { __html: '' } as const;
