// Replaces the package `history` 4, of which the site needs this much.

/** Where the reader is, the path decoded. */
export interface SiteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  readonly key?: string;
}

type Action = 'POP' | 'PUSH' | 'REPLACE';
type Listener = (location: SiteLocation, action: Action) => void;
type Blocker = (location: SiteLocation, action: Action) => unknown;

/** What each entry of the browser's history keeps. */
interface Entry {
  readonly key?: string;
  readonly state?: unknown;
  /** Its position, which tells how far a step back or forward went. */
  readonly index?: number;
}

const readEntry = () => (window.history.state ?? {}) as Entry;

function toLocation(
  { pathname, search, hash }: Location | URL,
  { key, state }: Entry,
): SiteLocation {
  let decoded = pathname;
  try {
    decoded = decodeURI(pathname);
  } catch {
    // It leads to the not-found page as it is.
  }
  return { pathname: decoded, search, hash, state, key };
}

function withMark(mark: string, text = ''): string {
  const rest = text.startsWith(mark) ? text.slice(1) : text;
  return rest === '' ? '' : mark + rest;
}

function createHref({ pathname, search, hash }: Partial<SiteLocation>): string {
  return (pathname ?? '') + withMark('?', search) + withMark('#', hash);
}

const listeners = new Set<Listener>();
const blockers = new Set<Blocker>();

let index = readEntry().index ?? 0;

/** Whether the next step back or forward undoes one that was blocked. */
let isUndoing = false;

function isBlocked(location: SiteLocation, action: Action): boolean {
  return [...blockers].some((blocker) => blocker(location, action) === false);
}

function show(location: SiteLocation, action: Action): void {
  Object.assign(history, { location, action });
  for (const listener of [...listeners]) {
    listener(location, action);
  }
}

function go(action: 'PUSH' | 'REPLACE', to: string | Partial<SiteLocation>) {
  const href = typeof to === 'string' ? to : createHref(to);
  const url = new URL(href, window.location.href);
  if (href === '' || href.startsWith('#')) {
    url.search = '';
  }
  const entry = {
    key: Math.random().toString(36).slice(2, 8),
    state: typeof to === 'string' ? undefined : to.state,
    index: action === 'PUSH' ? index + 1 : index,
  };
  const location = toLocation(url, entry);
  if (isBlocked(location, action)) {
    return;
  }
  ({ index } = entry);
  const method = action === 'PUSH' ? 'pushState' : 'replaceState';
  window.history[method](entry, '', url);
  show(location, action);
}

function addTo<Callback>(set: Set<Callback>, callback: Callback): () => void {
  set.add(callback);
  return () => {
    set.delete(callback);
  };
}

/** The history of the tab. A blocker stops a change by returning `false`. */
export const history = {
  location: toLocation(window.location, readEntry()),
  action: 'POP' as Action,
  push: (to: string | Partial<SiteLocation>) => {
    go('PUSH', to);
  },
  replace: (to: string | Partial<SiteLocation>) => {
    go('REPLACE', to);
  },
  goBack: () => {
    window.history.back();
  },
  createHref,
  listen: (listener: Listener) => addTo(listeners, listener),
  block: (blocker: Blocker) => addTo(blockers, blocker),
};

window.history.replaceState({ ...readEntry(), index }, '');

window.addEventListener('popstate', () => {
  if (isUndoing) {
    isUndoing = false;
    return;
  }
  const entry = readEntry();
  // The browser has made the entry of a link to a place on the page.
  const next = entry.index ?? index + 1;
  const location = toLocation(window.location, entry);
  if (isBlocked(location, 'POP')) {
    isUndoing = next !== index;
    if (isUndoing) {
      window.history.go(index - next);
    }
    return;
  }
  index = next;
  if (entry.index === undefined) {
    window.history.replaceState({ ...entry, index }, '');
  }
  show(location, 'POP');
});
