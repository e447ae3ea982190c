// Filters the members of a page by the `hidden` attribute, which React does not manage.
// The filter box loads this module when the reader starts to type.
import { MEMBER_FACTS, SECTION_PART, SECTION_TOGGLE } from '../../site/dom';

/** Tells whether a name has every word of a query: "snap points" finds `snapPoints`. */
function matches(name: string, query: string): boolean {
  const flat = name.toLowerCase();
  return query
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .every((word) => flat.includes(word));
}

/** Finds the facts of a member right below its heading. */
function factsOf(heading: Element): HTMLElement | null {
  let next = heading.nextElementSibling;
  // The section can be closed in narrow windows.
  if (next?.matches(SECTION_TOGGLE)) {
    next = next.nextElementSibling?.firstElementChild ?? null;
  }
  return next instanceof HTMLElement && next.matches(MEMBER_FACTS)
    ? next
    : null;
}

/** Lists what follows the filter box, also in sections that can be closed. */
function elementsAfter(box: Element): Element[] {
  const siblings = [...(box.parentElement?.children ?? [])];
  return siblings
    .slice(siblings.indexOf(box) + 1)
    .flatMap((one) => (one.matches(SECTION_PART) ? [...one.children] : [one]));
}

/**
 * Tells whether a release has a member.
 *
 * @param since - the release that brought it; none for one that was always there
 * @param release - the reader's; empty for any
 */
export function isAvailableIn(
  since: string | undefined,
  release: string,
): boolean {
  if (since === undefined || release === '') return true;
  return release.localeCompare(since, 'en', { numeric: true }) >= 0;
}

/** Hides the entries of hidden headings in the table of contents. */
function syncTocVisibility(headings: readonly HTMLElement[]): void {
  for (const { id, hidden } of headings) {
    const links = document.querySelectorAll(
      `.table-of-contents a[href="#${CSS.escape(id)}"]`,
    );
    for (const link of links) {
      link.parentElement?.toggleAttribute('hidden', hidden);
    }
  }
}

/** The reader's filter; an empty text hides nothing. */
export interface FilterQuery {
  readonly query: string;
  readonly release: string;
}

/**
 * Shows the members that match and the groups that they are in, and hides
 * everything else below the filter box. Without a query it hides only the
 * members that the release lacks.
 *
 * @param box - what holds the filter box, a sibling of the page's headings
 * @returns the heading of the first member that matches, and how many do, in words
 */
export function filterMembers(box: Element, { query, release }: FilterQuery) {
  const found: HTMLElement[] = [];
  const headings: HTMLElement[] = [];
  let total = 0;
  let group: Element | undefined;
  let isVisible = query === '';
  for (const element of elementsAfter(box)) {
    if (element instanceof HTMLElement && /^H[23]$/.test(element.tagName)) {
      headings.push(element);
      const facts = factsOf(element);
      const name = element.querySelector('code')?.textContent ?? '';
      isVisible =
        facts === null
          ? query === ''
          : matches(name, query) && isAvailableIn(facts.dataset.since, release);
      total += facts === null ? 0 : 1;
      if (isVisible && facts !== null) {
        found.push(element);
        group?.removeAttribute('hidden');
        // As if the browser's search had found it: a closed section opens.
        if (query !== '') {
          element.dispatchEvent(new Event('beforematch', { bubbles: true }));
        }
      }
      if (element.tagName === 'H2') group = element;
    }
    element.toggleAttribute('hidden', !isVisible);
  }
  syncTocVisibility(headings);
  const where = release === '' ? '' : ` in ${release}`;
  const exist = query === '' ? ' exist' : '';
  let status = `${found.length} of ${total} members${exist}${where}`;
  if (query + release === '') status = `${total} members`;
  if (query !== '' && found.length === 0) {
    status = `No member${where} has “${query}” in its name`;
  }
  return { first: found[0], status };
}
