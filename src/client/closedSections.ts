// Sections of long pages are closed in narrow windows
// (`src/plugins/after-build/closed-sections`). They open by their button, their
// heading, links to what is in them, and the browser's search in the page.
import {
  readSessionRecord,
  writeSessionRecord,
} from '@site/src/runtime/tabStorage';
import {
  SECTION_CONTENTS,
  SECTION_PART,
  SECTION_TOGGLE,
} from '@site/src/site/dom';

const STORAGE_KEY = 'open-sections';

/** The ids of the headings whose sections the reader has opened, by path. */
const opened = readSessionRecord(STORAGE_KEY) as Record<
  string,
  string[] | undefined
>;

/** The toggle of the section that an element is the heading or a part of. */
function toggleOf(element: Element | null): Element | undefined {
  const next = element?.nextElementSibling;
  if (next?.matches(SECTION_TOGGLE)) return next;
  let sibling = element?.closest(SECTION_PART) ?? null;
  while (sibling && !sibling.matches(SECTION_TOGGLE)) {
    sibling = sibling.previousElementSibling;
  }
  return sibling ?? undefined;
}

/** Lets find-in-page look into closed parts; it fires `beforematch` on what it finds. */
function makeFindable(parts: readonly Element[]): void {
  // The stylesheet hides all closed parts (narrow window) or none, so one tells for all.
  const [first] = parts;
  if (!first || getComputedStyle(first).contentVisibility !== 'hidden') return;
  for (const part of parts) part.setAttribute('hidden', 'until-found');
}

function setOpen(toggle: Element, isOpen: boolean): void {
  toggle.setAttribute('aria-expanded', String(isOpen));
  let element = toggle.nextElementSibling;
  while (element && !element.matches(SECTION_TOGGLE)) {
    if (element.matches(SECTION_PART)) {
      element.toggleAttribute('data-closed', !isOpen);
      if (isOpen) element.removeAttribute('hidden');
      else makeFindable([element]);
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
export function openSection(element: Element | null): boolean {
  const toggle = toggleOf(element);
  if (toggle?.getAttribute('aria-expanded') !== 'false') return false;
  setOpen(toggle, true);
  return true;
}

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

/** Opens what the reader had opened on a page, so that its places are where they were. */
function restore(pathname: string): void {
  makeFindable([...document.querySelectorAll(`${SECTION_PART}[data-closed]`)]);
  for (const id of opened[pathname] ?? []) {
    openSection(document.getElementById(id));
  }
}

interface Update {
  readonly location: Readonly<Record<'pathname' | 'hash', string>>;
  readonly previousLocation: { readonly pathname: string } | null;
}

/** Called by Docusaurus when it has shown an address, and scrolled to its hash. */
export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  const isFirst = previousLocation === null;
  if (!isFirst && previousLocation.pathname !== location.pathname) {
    restore(location.pathname);
  }
  const target = openTarget(location.hash);
  // After a reload, and on the way back from another site, the browser scrolls itself.
  const [entry] = performance.getEntriesByType('navigation');
  const isRestored =
    isFirst &&
    entry instanceof PerformanceNavigationTiming &&
    entry.type !== 'navigate';
  if (!isRestored) target?.scrollIntoView();
}

if (typeof document !== 'undefined') {
  restore(window.location.pathname);
  addEventListener('pagehide', () => {
    writeSessionRecord(STORAGE_KEY, opened);
  });
  // The browser has found text in a closed section.
  document.addEventListener('beforematch', ({ target }) => {
    openSection(target as Element);
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const link = target.closest('a');
      // The browser follows a hash of the same page before Docusaurus knows of it.
      if (link?.hash && link.pathname === window.location.pathname) {
        openTarget(link.hash);
      }
      const heading = target.closest('h2, h3');
      const toggle =
        target.closest(SECTION_TOGGLE) ?? heading?.nextElementSibling;
      if (!link && toggle?.matches(SECTION_TOGGLE)) {
        setOpen(toggle, toggle.getAttribute('aria-expanded') !== 'true');
      }
    },
    true,
  );
}
