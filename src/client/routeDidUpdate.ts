// A client module of Docusaurus: after each navigation, it shows the section that the
// hash means, and highlights the entry of the page in the sidebar.
import type { ClientModule } from '@docusaurus/types';
import {
  find,
  findAll,
  PROJECT_CHECK,
  VERSION_BANNER_LINK,
  type Selector,
} from '../site/dom';

/** Scrolls the sidebar to the entry of the page, unless it is in view. */
function scrollSidebarToCurrentPage(): void {
  const entry = document.querySelector('aside [aria-current]');
  const sidebar = entry?.closest('nav');
  if (!entry || !sidebar) return;
  const { clientHeight } = entry;
  const half = (sidebar.clientHeight - clientHeight) / 2;
  const fromCenter =
    entry.getBoundingClientRect().top -
    sidebar.getBoundingClientRect().top -
    half;
  // One that is cut by the edge may be what was just pressed: it stays.
  const tolerance = sidebar.matches(':hover') ? clientHeight : 0;
  if (Math.abs(fromCenter) > half + tolerance) {
    sidebar.scrollTop += fromCenter;
  }
}

/** Focuses the form that the hash names, which hydrates it. */
function focusForm(hash: string): void {
  const [name = ''] = hash.slice(1).split('?');
  const form = findAll(document, PROJECT_CHECK).find(
    ({ dataset }) => dataset.projectCheck === name,
  );
  find(form, 'textarea')?.focus({ preventScroll: true });
}

/** Links of the sidebar; a category without a page is a button. */
const SIDEBAR_LINK: Selector<HTMLAnchorElement> =
  'aside .menu__link:not([role=button])';

/** Sets the text of an element in its text node, which React may have rendered. */
function setLabel(element: Element | undefined, label: string): void {
  if (element?.firstChild) element.firstChild.nodeValue = label;
}

/** Gives the breadcrumbs the labels of a sidebar entry and its category. */
function setBreadcrumbs(entry: Element): void {
  const labels = [
    ...document.querySelectorAll('.theme-doc-breadcrumbs li > *'),
  ];
  const category = entry
    .closest('.theme-doc-sidebar-item-category')
    ?.querySelector('.menu__link');
  const [parent, page] = labels.slice(-2);
  setLabel(page, entry.textContent);
  if (category && labels.length > 2) setLabel(parent, category.textContent);
}

/**
 * Highlights one entry of the sidebar: that of the section that is shown, or else that
 * of the page.
 *
 * @param isClientNavigation - whether the reader comes from another place of the site
 */
function markEntry(
  pathname: string,
  hash: string,
  isClientNavigation: boolean,
): void {
  const [section] = hash.split('?');
  const links = findAll(document, SIDEBAR_LINK);
  const entries = links.filter((link) => link.pathname === pathname);
  const current =
    entries.find((link) => link.hash !== '' && link.hash === section) ??
    entries.find((link) => link.hash === '');
  for (const link of links) {
    // The category of the page's entry is highlighted as well.
    if (link !== current && (link.hash !== '' || entries.includes(link))) {
      link.classList.remove('menu__link--active');
      link.removeAttribute('aria-current');
    }
  }
  if (current === undefined) return;
  current.classList.add('menu__link--active');
  for (const category of document.querySelectorAll(
    'aside .menu__link--sublist',
  )) {
    const list = category.closest('.menu__list-item');
    const isAround = list?.contains(current) ?? false;
    category.classList.toggle('menu__link--active', isAround);
  }
  current.setAttribute('aria-current', current.hash ? 'location' : 'page');
  setBreadcrumbs(current);
  const heading =
    isClientNavigation &&
    current.hash &&
    document.getElementById(current.hash.slice(1));
  if (heading) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/** Makes the link in an old version's banner lead to the same section. */
function copyHashToVersionBanner(hash: string): void {
  const link = find(document, VERSION_BANNER_LINK);
  if (link) link.hash = hash;
}

/** Docusaurus calls it when a page, or a section of it, is shown. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: { pathname, hash, state },
  previousLocation,
}) => {
  const isOther = previousLocation?.pathname !== pathname;
  copyHashToVersionBanner(hash);
  markEntry(pathname, hash, previousLocation !== null);
  if (isOther) scrollSidebarToCurrentPage();
  focusForm(hash);
  // The section may be the one that is shown: its link is pressed again.
  const sectionHash = !isOther && (hash || previousLocation.hash);
  // The browser fires the event for its own steps (`POP`) and for addresses that are
  // typed, not for `pushState`. The stock client has no action as `state`: there an
  // address that was typed is known by its entry, which has no state.
  if (sectionHash && state !== 'POP' && window.history.state !== null) {
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
  if (hash && !document.getElementById(hash.slice(1))) {
    // Docusaurus stays where the reader was on the page before.
    if (previousLocation && isOther) window.scrollTo(0, 0);
    import(/* webpackChunkName: "fallback-anchor" */ './fallbackAnchor').then(
      ({ scrollToFallbackAnchor }) => scrollToFallbackAnchor(),
      // Without it the page shows its top.
      () => undefined,
    );
  }
};
