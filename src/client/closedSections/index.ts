// Sections of long pages are closed in narrow windows (`closeSections.ts`). They open
// by their button, their heading, links to what is in them, and the browser's search
// in the page.
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import {
  closest,
  LINK,
  SECTION_CONTENTS,
  SECTION_PART,
  SECTION_TOGGLE,
} from '@site/src/site/dom';

const OPEN_SECTIONS_KEY = 'open-sections';

/** The ids of the headings whose sections the reader has opened, by path. */
const opened = readSessionRecord(OPEN_SECTIONS_KEY) as Record<
  string,
  string[] | undefined
>;

/** Finds the toggle of the section that an element is the heading or a part of. */
function toggleOf(element: Element | null): Element | undefined {
  const next = element?.nextElementSibling;
  if (next?.matches(SECTION_TOGGLE)) return next;
  let sibling = element?.closest(SECTION_PART) ?? null;
  while (sibling && !sibling.matches(SECTION_TOGGLE)) {
    sibling = sibling.previousElementSibling;
  }
  return sibling ?? undefined;
}

/** Opens or closes a section, and remembers it. */
function setOpen(toggle: Element, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen));
  let element = toggle.nextElementSibling;
  while (element && !element.matches(SECTION_TOGGLE)) {
    if (element.matches(SECTION_PART)) {
      if (isOpen) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
    } else if (element.matches(SECTION_CONTENTS)) {
      element.toggleAttribute('hidden', isOpen);
    }
    element = element.nextElementSibling;
  }
  const { pathname } = window.location;
  const id = toggle.previousElementSibling?.id ?? '';
  const others = (opened[pathname] ?? []).filter((other) => other !== id);
  opened[pathname] = isOpen ? [...others, id] : others;
}

/**
 * Opens the closed section that an element is the heading or a part of.
 *
 * @returns whether it was closed
 */
function openSection(element: Element | null): boolean {
  const toggle = toggleOf(element);
  if (toggle?.getAttribute('aria-expanded') !== 'false') return false;
  setOpen(toggle, true);
  return true;
}

/**
 * Opens the section of the element that a hash names.
 *
 * @returns the element, if its section was closed
 */
function openTarget(hash: string): Element | undefined {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // No element has an id that cannot be decoded.
  }
  const target = id === '' ? null : document.getElementById(id);
  return openSection(target) ? (target ?? undefined) : undefined;
}

function openAndShowTarget(): void {
  openTarget(window.location.hash)?.scrollIntoView();
}

/**
 * Opens the sections that the reader had opened on the page, so that saved scroll
 * positions fit, and the section that the URL names.
 *
 * @returns a function that ends it
 */
export function start(): () => void {
  const { pathname, hash } = window.location;
  for (const id of opened[pathname] ?? []) {
    openSection(document.getElementById(id));
  }
  const target = openTarget(hash);
  // After a reload, and when the reader comes back from another site, the browser
  // scrolls by itself.
  const [entry] = performance.getEntriesByType('navigation');
  if (
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'navigate'
  ) {
    target?.scrollIntoView();
  }
  addEventListener('hashchange', openAndShowTarget);
  return () => {
    removeEventListener('hashchange', openAndShowTarget);
  };
}

addEventListener('pagehide', () => {
  writeSessionRecord(OPEN_SECTIONS_KEY, opened);
});
// The browser has found text in a closed section.
document.addEventListener('beforematch', ({ target }) => {
  openSection(target as Element);
});
document.addEventListener(
  'click',
  ({ target }) => {
    const link = closest(target, LINK);
    // The browser follows a hash of the same page before Docusaurus knows of it.
    if (link?.hash && link.pathname === window.location.pathname) {
      openTarget(link.hash);
    }
    const heading = closest(target, 'h2, h3');
    const toggle =
      closest(target, SECTION_TOGGLE) ?? heading?.nextElementSibling;
    if (!link && toggle?.matches(SECTION_TOGGLE)) {
      setOpen(toggle, toggle.getAttribute('aria-expanded') !== 'true');
    }
  },
  true,
);
