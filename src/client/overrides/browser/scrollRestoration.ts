// Where the reader was on each entry of the history. The browser knows it too, but
// scrolls there when the entry's page may still be on its way, and Docusaurus
// scrolls to the top once it has come.
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import { history, type HistoryTransition } from './history';
import { ScrollPositions } from './scrollPositions';

const STORAGE_KEY = 'scroll-positions';

const positions = new ScrollPositions(
  readSessionRecord(STORAGE_KEY) as ScrollPositions['tops'],
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

/** Shows an entry, and scrolls to where the reader had left it. */
function show(index: number, isExistingEntry: boolean): void {
  const top = positions.show(index, isExistingEntry);
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

// The browser restores the place of an entry that is opened by a reload or from
// another site, and is then told to leave the others to this module.
const { history: browserHistory } = window;
const setManualRestoration = () => {
  browserHistory.scrollRestoration = 'manual';
};
if (browserHistory.scrollRestoration === 'manual') show(history.index, true);
if (document.readyState === 'complete') setManualRestoration();
addEventListener('pageshow', setManualRestoration);
addEventListener('pagehide', () => {
  browserHistory.scrollRestoration = 'auto';
  writeSessionRecord(STORAGE_KEY, positions.tops);
});

/** Keeps the place that the reader leaves, before the next page is shown. */
export function saveScrollPosition({ action }: HistoryTransition): void {
  if (action !== 'POP') positions.save(window.scrollY);
}

/** Scrolls to the place that the reader had left, once its page is shown. */
export function restoreScrollPosition({
  index,
  isExistingEntry,
}: HistoryTransition): void {
  show(index, isExistingEntry);
}
