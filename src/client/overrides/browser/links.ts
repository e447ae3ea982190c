// Links to other pages of the site, wherever they are: the page is loaded when the
// pointer rests on one, and shown without loading the site again.
import { isPlainClick } from '@site/src/client/isPlainClick';
import { prefersReducedData } from '@site/src/shared/prefersReducedData';
import { history } from './history';
import { loadPage } from './pages';

/** The page that a link leads to, whatever place on it. */
const pageOf = (address: string) => address.replace(/[?#].*$/s, '');

/** Loads a page. Following the link loads it again, and reports what fails. */
function preload(address: string): false {
  if (!prefersReducedData()) loadPage(pageOf(address)).catch(() => undefined);
  return false;
}

/** Resolves when the browser has nothing else to do; Safari does not tell. */
function untilIdle(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    // eslint-disable-next-line no-restricted-globals -- looked for
    ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(
      resolve,
    );
  });
}

/** Has the browser keep a file. Safari knows no `<link rel=prefetch>`. */
async function requestFile(path: string): Promise<void> {
  try {
    await (await fetch(path, { priority: 'low' })).blob();
  } catch {
    // It is asked for again when it is needed.
  }
}

const prefetched = new Set<string>();

/** Pages are prefetched one after another. */
let last: Promise<unknown> = Promise.resolve();

/** Asks for a page's file at low priority, once the browser is idle. */
function prefetch(address: string): false {
  const path = pageOf(address);
  if (!prefersReducedData() && !prefetched.has(path)) {
    prefetched.add(path);
    last = last.then(untilIdle);
    void last.then(() => requestFile(path));
  }
  return false;
}

// What links that React renders call.
window.docusaurus = { prefetch, preload };

function isInner(link: HTMLAnchorElement): boolean {
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

/** A link that leads to another page of the site, if the event is on one. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]')
      : null;
  return link !== null && isInner(link) ? link : undefined;
}

function preloadLink(event: Event): void {
  const link = linkOf(event);
  if (link !== undefined) preload(link.pathname);
}

/**
 * A pointer at rest for so long is about to press, in milliseconds. One that
 * crosses the sidebar is on each link for less, and a press comes a tenth of a
 * second later at the earliest.
 */
const REST = 65;

let rest: number | undefined;

document.addEventListener('mouseover', (event) => {
  window.clearTimeout(rest);
  rest = window.setTimeout(preloadLink, REST, event);
});
document.addEventListener('touchstart', preloadLink, { passive: true });
document.addEventListener('click', (event) => {
  const link = linkOf(event);
  const isStarted = document.documentElement.dataset.hasHydrated === 'true';
  if (!isStarted || !link || event.defaultPrevented || !isPlainClick(event)) {
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
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (isInner(link)) observer.observe(link);
  }
  return () => {
    observer.disconnect();
  };
}
