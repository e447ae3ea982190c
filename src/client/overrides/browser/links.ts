// Follows links to other pages of the site without loading the site again, and preloads
// a page when the pointer rests on a link to it.
import { isUnmodifiedLeftClick } from '@site/src/client/isUnmodifiedLeftClick';
import { prefersReducedData } from '@site/src/shared/prefersReducedData';
import { closest, findAll, LINK } from '@site/src/site/dom';
import { history } from './history';
import { loadPage } from './pageLoader';

/** Strips the query and the hash of a URL. */
const stripQueryAndHash = (address: string) => address.replace(/[?#].*$/s, '');

/** Loads a page early. A failure is ignored: following the link tries again. */
function preload(address: string): false {
  if (!prefersReducedData())
    loadPage(stripQueryAndHash(address)).catch(() => undefined);
  return false;
}

/** Resolves when the browser is idle; in Safari, which does not tell, in the next task. */
function waitForIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    // eslint-disable-next-line no-restricted-globals -- looked for
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(
      resolve,
    );
  });
}

/** Fetches a file into the browser's cache. Safari has no `<link rel=prefetch>`. */
async function prefetchFile(path: string): Promise<void> {
  try {
    await (await fetch(path, { priority: 'low' })).blob();
  } catch {
    // It is fetched again when it is needed.
  }
}

const prefetched = new Set<string>();

/** Pages are prefetched one after another. */
let prefetchQueue: Promise<unknown> = Promise.resolve();

/** Fetches a page's file at low priority, once the browser is idle. */
function prefetch(address: string): false {
  const path = stripQueryAndHash(address);
  if (!prefersReducedData() && !prefetched.has(path)) {
    prefetched.add(path);
    prefetchQueue = prefetchQueue.then(waitForIdle);
    void prefetchQueue.then(() => prefetchFile(path));
  }
  return false;
}

// Links that React renders call them; Docusaurus' type wants a result, which nothing reads.
window.docusaurus = { prefetch, preload };

/** Whether a link leads to another page of the site. */
function isInternalLink(link: HTMLAnchorElement): boolean {
  const href = link.getAttribute('href') ?? '';
  return (
    link.origin === window.location.origin &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    // Same-page anchors are left to the browser.
    !href.startsWith('#') &&
    // A file is not a page.
    !/\.(?!html$)\w+$/.test(link.pathname)
  );
}

/** Returns the internal link that an event is on, if any. */
function internalLinkAt({ target }: Event): HTMLAnchorElement | undefined {
  const link = closest(target, LINK);
  return link !== null && isInternalLink(link) ? link : undefined;
}

function preloadLink(event: Event): void {
  const link = internalLinkAt(event);
  if (link !== undefined) preload(link.pathname);
}

/**
 * How long a pointer must rest on a link before its page is preloaded, in ms. Long
 * enough to ignore a pointer crossing the sidebar, and short enough to win about 100 ms
 * before the click.
 */
const HOVER_DELAY_MS = 65;

let hoverTimer: number | undefined;

document.addEventListener('mouseover', (event) => {
  window.clearTimeout(hoverTimer);
  hoverTimer = window.setTimeout(preloadLink, HOVER_DELAY_MS, event);
});
document.addEventListener('touchstart', preloadLink, { passive: true });
document.addEventListener('click', (event) => {
  const link = internalLinkAt(event);
  const isStarted = document.documentElement.dataset.hasHydrated === 'true';
  if (
    !isStarted ||
    !link ||
    event.defaultPrevented ||
    !isUnmodifiedLeftClick(event)
  ) {
    return;
  }
  event.preventDefault();
  const { pathname, search, hash } = link;
  const isHere = link.href === window.location.href;
  history[isHere ? 'replace' : 'push'](pathname + search + hash);
});

/**
 * Prefetches the pages that links in an element lead to, when the reader sees
 * them.
 *
 * @returns a function that ends it
 */
export function prefetchLinks(element: Element): () => void {
  // Hardened browsers have none. Links are followed all the same.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  for (const link of findAll(element, LINK)) {
    if (isInternalLink(link)) observer.observe(link);
  }
  return () => {
    observer.disconnect();
  };
}
