// What links call to have the page behind them at hand.
import { savesData } from '@site/src/shared/savesData';
import { loadPage } from './pages';

/** Resolves when the browser has nothing else to do; Safari does not tell. */
function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    // eslint-disable-next-line no-restricted-globals -- looked for
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(
      resolve,
    );
  });
}

/** The page that a link leads to, whatever place on it. */
function pageOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

const prefetched = new Set<string>();

/** Pages are prefetched one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Has the browser keep a file. Safari knows no `<link rel=prefetch>`. */
async function requestFile(path: string): Promise<void> {
  try {
    await (await fetch(path, { priority: 'low' })).blob();
  } catch {
    // It is asked for again when it is needed.
  }
}

/** Asks for a page's file at low priority, once the browser is idle. */
function prefetch(address: string): false | Promise<unknown> {
  const path = pageOf(address);
  if (savesData() || prefetched.has(path)) {
    return false;
  }
  prefetched.add(path);
  last = last.then(untilIdle);
  return last.then(() => requestFile(path));
}

/** Loads a page. */
function preload(address: string): false | Promise<unknown> {
  // Following the link loads it again, and reports what fails.
  return !savesData() && loadPage(pageOf(address)).catch(() => undefined);
}

export default Object.freeze({ prefetch, preload });
