// Where the reader was on each entry of the history. The browser knows it too, but
// scrolls there when the entry's page may still be on its way, and Docusaurus
// scrolls to the top once it has come.
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import { history, type HistoryTransition } from './history';

const KEY = 'scroll-positions';

/** How far each entry was scrolled, in CSS pixels, by its index. */
const scrollPositions = readSessionRecord(KEY) as Record<
  number,
  number | undefined
>;

/** The index of the entry whose page is shown. */
let shownIndex = history.index;

addEventListener(
  'scroll',
  () => {
    // Otherwise the browser may have scrolled for an entry whose page has not come.
    if (shownIndex === history.index)
      scrollPositions[shownIndex] = window.scrollY;
  },
  { passive: true },
);

// `scroll` fires one frame late, which can be after `popstate`. So save the position
// here as well, except for entries without an index: those are anchor links, and the
// browser has already scrolled to the target.
addEventListener('popstate', ({ state }) => {
  const isReturn = (state as { index?: number } | null)?.index !== undefined;
  if (isReturn && window.history.scrollRestoration === 'manual') {
    scrollPositions[shownIndex] = window.scrollY;
  }
});

/** Scrolls to the place that the reader had left, if one is known. */
function scrollTo(index: number): void {
  const top = scrollPositions[index];
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
}

// The browser restores the place of an entry that is opened by a reload or from
// another site, and is then told to leave the others to this module.
const { history: browserHistory } = window;
const setManualRestoration = () => {
  browserHistory.scrollRestoration = 'manual';
};
if (browserHistory.scrollRestoration === 'manual') scrollTo(shownIndex);
if (document.readyState === 'complete') setManualRestoration();
addEventListener('pageshow', setManualRestoration);
addEventListener('pagehide', () => {
  browserHistory.scrollRestoration = 'auto';
  writeSessionRecord(KEY, scrollPositions);
});

/** Keeps the place that the reader leaves, before the next page is shown. */
export function saveScrollPosition({ action }: HistoryTransition): void {
  if (action !== 'POP') scrollPositions[shownIndex] = window.scrollY;
}

/** Scrolls to the place that the reader had left, once its page is shown. */
export function restoreScrollPosition({
  index,
  isExistingEntry,
}: HistoryTransition): void {
  if (isExistingEntry) {
    scrollTo(index);
  } else if (index !== shownIndex) {
    // That of an entry which this one has replaced.
    scrollPositions[index] = undefined;
  }
  shownIndex = index;
}
