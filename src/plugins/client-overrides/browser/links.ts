import { isPlainClick } from '@site/src/client/isPlainClick';
import { history } from './history';

/** A link that leads to another page of the site, if the event is on one. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>('a[href]')
      : null;
  return link !== null && isInner(link) ? link : undefined;
}

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

/**
 * Gives the links of an article what Docusaurus' links do: pages are prefetched
 * when the reader sees a link to them, loaded when the pointer is on it, and shown without loading the site again.
 *
 * @param article - the element that the links are in
 * @returns a function that ends it
 */
export function followLinks(article: Element): () => void {
  const ahead = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) {
        ahead.unobserve(target);
        void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
      }
    }
  });
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (isInner(link)) {
      ahead.observe(link);
    }
  }

  const handleEnter = (event: Event) => {
    const link = linkOf(event);
    if (link !== undefined) {
      void window.docusaurus.preload(link.pathname);
    }
  };

  const handleClick = (event: Event) => {
    const link = linkOf(event);
    if (
      link === undefined ||
      event.defaultPrevented ||
      !isPlainClick(event as MouseEvent)
    ) {
      return;
    }
    event.preventDefault();
    const { pathname, search, hash } = link;
    const isHere =
      pathname + search + hash ===
      window.location.pathname + window.location.search + window.location.hash;
    history[isHere ? 'replace' : 'push'](pathname + search + hash);
  };

  article.addEventListener('click', handleClick);
  article.addEventListener('mouseover', handleEnter);
  article.addEventListener('touchstart', handleEnter, { passive: true });
  return () => {
    ahead.disconnect();
    article.removeEventListener('click', handleClick);
    article.removeEventListener('mouseover', handleEnter);
    article.removeEventListener('touchstart', handleEnter);
  };
}
