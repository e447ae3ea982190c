// Overrides the module of the same name of Docusaurus' client: what links
// call to have the page behind them at hand.
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { findRoutes } from './match';
import preloadPage from './preload';

/** Webpack's own: the folder of the assets, and the file of a chunk. */
declare const __webpack_require__: {
  readonly p: string;
  readonly u: (chunk: string) => string;
};

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Whether the reader pays dearly for what they may never read. */
function isSlow(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.includes('2g') === true
  );
}

/** What is prefetched, one page after another. */
let turn: Promise<unknown> = Promise.resolve();

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

/**
 * Asks for a page's files at low priority, without running them, once the
 * page at hand has done its own work.
 */
function prefetch(address: string): false | Promise<unknown> {
  const path = pageOf(address);
  if (isSlow() || preloaded.has(path) || prefetched.has(path)) {
    return false;
  }
  prefetched.add(path);
  turn = turn.then(untilIdle);
  return turn
    .then(async () => {
      const routes = await findRoutes(path);
      const { p: folder, u: fileOf } = __webpack_require__;
      const files = routes.flatMap(({ chunks }) => chunks.map(fileOf));
      const pages = routes.filter(({ hasText }) => hasText);
      return Promise.all([
        ...files.map((file) => fetchAhead(folder + file)),
        ...pages.map((page) => fetchAhead(page.path)),
      ]);
    })
    .catch(() => {
      // Following the link loads the page, and reports what fails.
      prefetched.delete(path);
    });
}

/** Loads a page. */
function preload(address: string): false | Promise<void> {
  const path = pageOf(address);
  if (isSlow() || preloaded.has(path)) {
    return false;
  }
  preloaded.add(path);
  return preloadPage(path);
}

export default Object.freeze({ prefetch, preload });
