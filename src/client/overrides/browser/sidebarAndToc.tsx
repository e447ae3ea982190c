// The behavior of the sidebar, which is also in the mobile menu, and of the table of
// contents. In a built page they are HTML that React does not render.
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { animateHeight } from '@site/src/client/animateHeight';
import { closest, findAll, LINK } from '@site/src/site/dom';
import { TOC_HIGHLIGHT } from '@site/src/theme/TOC/tocHighlight';
import { prefetchLinks } from './links';
import type { ClientPage } from './pageLoader';

const SIDEBAR = '.theme-doc-sidebar-container';
const CATEGORY = '.menu__list-item-collapsible > [aria-expanded]';
const CONTENTS_BUTTON = '.theme-doc-toc-mobile > button';

/** Opens or closes a category of the sidebar. */
function setCategory(link: Element, isOpen: boolean): void {
  const item = link.closest('.menu__list-item');
  const list = item?.querySelector('ul');
  if (list && link.getAttribute('aria-expanded') !== String(isOpen)) {
    link.setAttribute('aria-expanded', String(isOpen));
    item?.classList.toggle('menu__list-item--collapsed', !isOpen);
    animateHeight(list, !isOpen);
  }
}

/** Opens or closes the table of contents of narrow windows, a copy of the other. */
function toggleToc(button: Element): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  let content = button.nextElementSibling;
  if (!(content instanceof HTMLElement)) {
    content = document.createElement('div');
    content.innerHTML =
      document.querySelector('.table-of-contents')?.outerHTML ?? '';
    for (const link of content.querySelectorAll(
      `.${TOC_HIGHLIGHT.linkClassName}`,
    )) {
      // Only the links of wide windows are highlighted while the page scrolls.
      link.className = 'table-of-contents__link';
    }
    button.after(content);
  }
  button.setAttribute('aria-expanded', String(isOpen));
  animateHeight(content as HTMLElement, !isOpen);
}

document.addEventListener('click', (event) => {
  const category = closest(event.target, CATEGORY);
  const button = closest(event.target, CONTENTS_BUTTON);
  if (category !== null) {
    event.preventDefault();
    setCategory(category, category.getAttribute('aria-expanded') !== 'true');
  } else if (button !== null) {
    toggleToc(button);
  }
});

/** Makes toggles of the links of categories, which lead to a page without scripts. */
export function enableCategoryToggles(area: Element): void {
  for (const link of area.querySelectorAll(CATEGORY)) {
    link.setAttribute('href', '#');
  }
}

/**
 * Marks the links of a list as those of another, if both have the same. The elements
 * stay, so that a press on one is not lost when a page is shown meanwhile.
 *
 * @returns whether both have the same links
 */
function updateLinks(list: Element, nextSidebar: ParentNode): boolean {
  const links = findAll(list, LINK);
  const nextLinks = findAll(nextSidebar, LINK);
  if (
    links.length !== nextLinks.length ||
    links.some((link, index) => link.href !== nextLinks[index]?.href)
  ) {
    return false;
  }
  for (const [index, link] of links.entries()) {
    const now = nextLinks[index]?.getAttribute('aria-current');
    link.className = nextLinks[index]?.className ?? '';
    if (now) {
      link.setAttribute('aria-current', now);
      const category = link.closest('ul')?.parentElement;
      const opener = category?.querySelector(`:scope > ${CATEGORY}`);
      if (opener) setCategory(opener, true);
    } else {
      link.removeAttribute('aria-current');
    }
  }
  return true;
}

/**
 * Shows a page next to the current sidebar if its own has the same links. So the sidebar
 * keeps its scroll position and its open categories.
 *
 * @param area - the element with the shown page
 * @param content - the page to show, whose main part is moved
 * @returns whether the page is shown
 */
export function reuseSidebar(area: Element, content: Element): boolean {
  enableCategoryToggles(content);
  const [sidebar, nextSidebar] = [area, content].map((part) =>
    part.querySelector(SIDEBAR),
  );
  const [main, nextMain] = [sidebar, nextSidebar].map(
    (part) => part?.nextElementSibling,
  );
  if (!sidebar || !nextSidebar || !main || !nextMain) {
    return false;
  }
  if (!updateLinks(sidebar, nextSidebar)) return false;
  main.replaceWith(nextMain);
  return true;
}

/** The theme's classes of a menu, for the elements of the blog's sidebar. */
const MENU_CLASSES: Readonly<Record<string, string>> = {
  ul: 'menu__list',
  li: 'menu__list-item',
  a: 'menu__link',
};

/** Fills the mobile menu with the links of the sidebar. */
function fillMenu(menu: Element): void {
  const list = document.querySelector(`${SIDEBAR} .menu__list`);
  const groups = document.querySelectorAll('aside [role=group]');
  const nextSidebar = document.createElement('div');
  for (const part of list ? [list] : groups)
    nextSidebar.append(part.cloneNode(true));
  for (const element of nextSidebar.querySelectorAll(
    '[role=group] :is(ul, li, a)',
  )) {
    element.className = MENU_CLASSES[element.localName] ?? '';
  }
  const current = nextSidebar.querySelector('[role=group] [aria-current]');
  current?.classList.add('menu__link--active');
  if (!updateLinks(menu, nextSidebar))
    menu.replaceChildren(...nextSidebar.childNodes);
}

/** Renders the links of the page's sidebar in the mobile menu. */
export function SidebarMenu({
  page,
}: {
  readonly page: ClientPage;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { toggle } = useNavbarMobileSidebar();
  useLayoutEffect(() => {
    const menu = ref.current;
    if (menu === null) return undefined;
    fillMenu(menu);
    const close = ({ target }: Event) => {
      const link = closest(target, LINK);
      if (link && !link.matches(CATEGORY)) toggle();
    };
    // Before the link is followed: the navigation itself closes an open menu.
    menu.addEventListener('click', close, true);
    const endPrefetching = prefetchLinks(menu);
    return () => {
      endPrefetching();
      menu.removeEventListener('click', close, true);
    };
  }, [page, toggle]);
  return <div ref={ref} />;
}
