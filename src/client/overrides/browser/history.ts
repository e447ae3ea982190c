// Replaces the package `history` 4 by the part of it that the site needs.
import { afterStep, type HistoryState } from './historyState';

type Action = 'POP' | 'PUSH' | 'REPLACE';

/** Where the reader is, the path decoded. */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The action that led here, not the entry's state, which `readEntryState` returns. */
  readonly state: Action;
}

/** The last navigation. */
export interface HistoryTransition {
  readonly location: SiteLocation;
  readonly action: Action;
  /** The entry's position in the tab's history. */
  readonly index: number;
  /** Whether the history had the entry before, as after a step back. */
  readonly isExistingEntry: boolean;
}

type HistoryListener = (location: SiteLocation, action: Action) => unknown;

/** Reads the state of the current entry: its position tells how far a step went. */
const readEntryState = () => (window.history.state ?? {}) as { index?: number };

function readLocation(state: Action = 'POP'): SiteLocation {
  const { pathname, search, hash } = window.location;
  const location = { pathname, search, hash, state };
  try {
    return { ...location, pathname: decodeURI(pathname) };
  } catch {
    // A path that cannot be decoded leads to the not-found page.
    return location;
  }
}

const listeners = new Set<HistoryListener>();
const blockers = new Set<HistoryListener>();

// Starts above the indexes of an earlier visit in the same tab.
let state: HistoryState = {
  index: readEntryState().index ?? window.history.length,
  isUndoing: false,
};

/** Updates `history`, and calls its listeners. */
function notifyListeners(
  location: SiteLocation,
  action: Action,
  isExistingEntry: boolean,
): void {
  Object.assign(history, {
    location,
    action,
    index: state.index,
    isExistingEntry,
  } satisfies HistoryTransition);
  for (const listener of [...listeners]) {
    listener(location, action);
  }
}

/** Creates `history.push` or `history.replace`. */
function createNavigate(action: Action, method: 'pushState' | 'replaceState') {
  return (to: string): void => {
    const url = new URL(to, window.location.href);
    const index = state.index + (action === 'PUSH' ? 1 : 0);
    state = { ...state, index };
    window.history[method]({ index }, '', url);
    notifyListeners(readLocation(action), action, false);
  };
}

/** Adds a listener to a set; returns a function that removes it. */
function subscribeTo(
  set: Set<HistoryListener>,
  listener: HistoryListener,
): () => void {
  set.add(listener);
  return () => {
    set.delete(listener);
  };
}

/**
 * The history of the tab. A blocker stops a step back or forward by returning
 * `false`; the theme blocks nothing else.
 */
export const history = {
  location: readLocation(),
  action: 'POP' as Action,
  index: state.index,
  isExistingEntry: false,
  push: createNavigate('PUSH', 'pushState'),
  replace: createNavigate('REPLACE', 'replaceState'),
  listen: (listener: HistoryListener) => subscribeTo(listeners, listener),
  block: (blocker: HistoryListener) => subscribeTo(blockers, blocker),
};

/** Stores the index in the entry of the history. */
function storeIndex(): void {
  window.history.replaceState({ ...readEntryState(), index: state.index }, '');
}
storeIndex();

window.addEventListener('popstate', () => {
  const location = readLocation();
  const [next, step] = afterStep(state, readEntryState().index, () =>
    [...blockers].some((blocker) => blocker(location, 'POP') === false),
  );
  state = next;
  if (step.type === 'undo') window.history.go(step.by);
  if (step.type !== 'show') return;
  if (!step.isExistingEntry) storeIndex();
  notifyListeners(location, 'POP', step.isExistingEntry);
});
