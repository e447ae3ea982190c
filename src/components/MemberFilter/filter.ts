// Loaded when the reader starts to type. The page stays as it was built: parts
// of it are hidden by the `hidden` attribute, which React does not manage.

const HEADING = /^H[23]$/;

/**
 * Tells whether a member's name has every word of the query in it, whatever
 * its case: "snap points" finds `snapPoints`.
 */
function matches(name: string, query: string): boolean {
  const flat = name.toLowerCase();
  return query
    .toLowerCase()
    .split(/[^a-z0-9_]+/)
    .every((word) => flat.includes(word));
}

/** A member has its facts right below its heading. */
function factsOf(heading: Element): HTMLElement | null {
  const next = heading.nextElementSibling;
  const first = next?.matches('.page-section') ? next.firstElementChild : next;
  return first instanceof HTMLElement && first.matches('dl.api-facts')
    ? first
    : null;
}

/**
 * Tells whether a release has a member.
 *
 * @param since - the release that brought it; none for one that was always there
 * @param release - the reader's; empty for any
 */
export function has(since: string | undefined, release: string): boolean {
  if (since === undefined || release === '') return true;
  const [first, asked] = [since, release].map((each) =>
    each.split('.').map(Number),
  );
  const at = asked?.findIndex((part, index) => part !== first?.[index]) ?? -1;
  return at === -1 || (asked?.[at] ?? 0) > (first?.[at] ?? 0);
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

/** What the reader asked for; an empty text narrows nothing. */
export interface Question {
  readonly query: string;
  readonly release: string;
}

/**
 * Shows the members that match and the groups that they are in, and hides
 * everything else below the filter box. Without a query it hides only the
 * members that the release lacks.
 *
 * @param box - what holds the filter box, a sibling of the page's headings
 */
export function filterMembers(
  box: Element,
  { query, release }: Question,
): Filtered {
  const found: HTMLElement[] = [];
  const headings: HTMLElement[] = [];
  let total = 0;
  let group: Element | undefined;
  let shows = query === '';
  let element = box.nextElementSibling;
  for (; element !== null; element = element.nextElementSibling) {
    if (element instanceof HTMLElement && HEADING.test(element.tagName)) {
      headings.push(element);
      const facts = factsOf(element);
      shows =
        facts === null
          ? query === ''
          : matches(nameOf(element), query) &&
            has(facts.dataset.since, release);
      total += facts === null ? 0 : 1;
      if (shows && facts !== null) {
        found.push(element);
        group?.removeAttribute('hidden');
      }
      if (element.tagName === 'H2') {
        group = element;
      }
    }
    element.toggleAttribute('hidden', !shows);
  }
  followInContents(headings);
  return { found, total };
}

/** Words what is left to see. */
export function statusOf(
  { found, total }: Filtered,
  { query, release }: Question,
): string {
  const where = release === '' ? '' : ` in ${release}`;
  if (query === '') {
    return release === ''
      ? `${total} members`
      : `${found.length} of ${total} members exist${where}`;
  }
  return found.length === 0
    ? `No member${where} has “${query}” in its name`
    : `${found.length} of ${total} members${where}`;
}
