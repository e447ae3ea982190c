// Restores the scroll position of each entry of the history. The browser would do it while
// the page may still load, and Docusaurus scrolls to the top once it is shown.
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import { history, type HistoryTransition } from './history';
import { ScrollPositions } from './scrollPositions';

const SCROLL_POSITIONS_KEY = 'scroll-positions';

const positions = new ScrollPositions(
  readSessionRecord(SCROLL_POSITIONS_KEY) as ScrollPositions['tops'],
  history.index,
);

addEventListener(
  'scroll',
  () => {
    positions.onScroll(history.index, window.scrollY);
  },
  { passive: true },
);

// `scroll` fires one frame late, which can be after `popstate`. So save the position
// here as well, except for entries without an index: those are anchor links, and the
// browser has already scrolled to the target.
addEventListener('popstate', ({ state }) => {
  const isReturn = (state as { index?: number } | null)?.index !== undefined;
  if (isReturn && window.history.scrollRestoration === 'manual') {
    positions.save(window.scrollY);
  }
});

/** Scrolls to where the reader left an entry, once its page is shown. */
export function restoreScrollPosition({
  index,
  isExistingEntry,
}: Pick<HistoryTransition, 'index' | 'isExistingEntry'>): void {
  const top = positions.show(index, isExistingEntry);
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

// The browser itself restores the position after a reload, and when the reader comes back
// from another site. It leaves all others to this module.
const { history: browserHistory } = window;
const setManualRestoration = () => {
  browserHistory.scrollRestoration = 'manual';
};
if (browserHistory.scrollRestoration === 'manual') {
  restoreScrollPosition({ index: history.index, isExistingEntry: true });
}
if (document.readyState === 'complete') setManualRestoration();
addEventListener('pageshow', setManualRestoration);
addEventListener('pagehide', () => {
  browserHistory.scrollRestoration = 'auto';
  writeSessionRecord(SCROLL_POSITIONS_KEY, positions.tops);
});

/** Saves the position of the entry that is left; `popstate` does it for steps. */
export function saveScrollPosition({ action }: HistoryTransition): void {
  if (action !== 'POP') positions.save(window.scrollY);
}
