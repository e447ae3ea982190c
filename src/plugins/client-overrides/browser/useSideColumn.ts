import { useState, useSyncExternalStore } from 'react';

/** The width from which the stylesheet shows the side column, in px. */
const WIDE = 1280;

/** Render nothing, keep the server's HTML, or render the component. */
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
 * What to do about the column next to the text. The built page has it at every
 * width, and the stylesheet hides it in a narrow window. There its HTML stays
 * as it is, because hydrating or removing it would cost a phone time for
 * nothing. A page that you navigate to is rendered without it.
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
