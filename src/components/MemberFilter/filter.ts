// Loaded when the reader starts to type. The page stays as it was built: parts
// of it are hidden by the `hidden` attribute, which React does not manage.

const HEADING = /^H[23]$/;

/**
 * Tells whether a member's name has every word of the query in it, whatever
 * its case: "snap points" finds `snapPoints`.
 */
export function matches(name: string, query: string): boolean {
  const flat = name.toLowerCase();
  return query
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .every((word) => flat.includes(word));
}

/** A member has its facts right below its heading. */
function isMember(heading: Element): boolean {
  const next = heading.nextElementSibling;
  const first = next?.matches('.part') ? next.firstElementChild : next;
  return first?.matches('dl.api-facts') === true;
}

function nameOf(heading: Element): string {
  return heading.querySelector('code')?.textContent ?? '';
}

/** Hides the table of contents' entries of what is hidden on the page. */
function followInContents(headings: readonly Element[]): void {
  for (const heading of headings) {
    const links = document.querySelectorAll(
      `.table-of-contents a[href="#${CSS.escape(heading.id)}"]`,
    );
    for (const link of links) {
      link.parentElement?.toggleAttribute(
        'hidden',
        heading.hasAttribute('hidden'),
      );
    }
  }
}

/** What a filter has left to see. */
export interface Filtered {
  /** The headings of the members that match. */
  readonly found: readonly HTMLElement[];
  /** How many members the page has. */
  readonly total: number;
}

/**
 * Shows the members that match and the groups that they are in, and hides
 * everything else below the filter box.
 *
 * @param box - the filter box, a sibling of the page's headings
 * @param query - what was typed; empty shows the whole page
 * @returns what is left to see
 */
export function filterMembers(box: Element, query: string): Filtered {
  const found: HTMLElement[] = [];
  const headings: HTMLElement[] = [];
  let total = 0;
  let group: Element | undefined;
  let shows = false;
  let element = box.nextElementSibling;
  for (; element !== null; element = element.nextElementSibling) {
    if (element instanceof HTMLElement && HEADING.test(element.tagName)) {
      headings.push(element);
      const member = isMember(element);
      shows = member && matches(nameOf(element), query);
      total += member ? 1 : 0;
      if (shows) {
        found.push(element);
        group?.removeAttribute('hidden');
      }
      if (element.tagName === 'H2') {
        group = element;
      }
    }
    element.toggleAttribute('hidden', query !== '' && !shows);
  }
  followInContents(headings);
  return { found, total };
}
