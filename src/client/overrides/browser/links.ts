// Links to other pages of the site, wherever they are: the page is loaded when the
// pointer rests on one, and shown without loading the site again.
import { isPlainClick } from '@site/src/client/isPlainClick';
import { history } from './history';

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

function preload(event: Event): void {
  const link = linkOf(event);
  if (link !== undefined) {
    void window.docusaurus.preload(link.pathname);
  }
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
  rest = window.setTimeout(preload, REST, event);
});
document.addEventListener('touchstart', preload, { passive: true });
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
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        observer.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (isInner(link)) {
      observer.observe(link);
    }
  }
  return () => {
    observer.disconnect();
  };
}
