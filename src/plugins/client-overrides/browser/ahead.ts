// What links call to have the page behind them at hand.
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { loadPage } from './pages';

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader pays dearly for what they may never read. */
function isSlow(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/** Resolves when the browser has nothing else to do; Safari does not tell. */
function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
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

/** What is prefetched, one page after another. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Asks for a page's file at low priority, once the page at hand has done its
 * own work.
 */
function prefetch(address: string): false | Promise<unknown> {
  const path = pageOf(address);
  if (isSlow() || prefetched.has(path)) {
    return false;
  }
  prefetched.add(path);
  turn = turn.then(untilIdle);
  return turn.then(() => fetchAhead(path));
}

/** Loads a page. */
function preload(address: string): false | Promise<unknown> {
  // Following the link loads it again, and reports what fails.
  return !isSlow() && loadPage(pageOf(address)).catch(() => undefined);
}

export default Object.freeze({ prefetch, preload });
