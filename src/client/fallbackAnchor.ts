// Finds a section for a hash that no element has as its id: the hash is of another
// version of the page, or of a link that is older than the page.
import { parseHtmlResponse } from '@site/src/runtime/deployment';

/** A heading with an id; its level is 2 for `h2`. */
interface AnchoredHeading {
  readonly id: string;
  readonly level: number;
}

/** Words in ids that do not say what a section is about. */
const ID_STOP_WORDS = new Set(
  'a an and are as at by can do does for from how i if in is it my not of on or own sheet the to what when where why with your'.split(
    ' ',
  ),
);

/** Sections with two common words, and this share of them, are about the same. */
const MIN_WORD_OVERLAP = 0.5;

function meaningfulWords(id: string): Set<string> {
  const words = id.toLowerCase().split('-');
  return new Set(
    words.filter(
      (word) => !ID_STOP_WORDS.has(word) && !/^(?:v?\d+)?$/.test(word),
    ),
  );
}

/** Finds the section with an id, or else the one whose id has the most words in common. */
function bestMatchingSection(
  id: string,
  sections: readonly AnchoredHeading[],
): string | undefined {
  if (sections.some((section) => section.id === id)) {
    return id;
  }
  const words = meaningfulWords(id);
  let best: string | undefined;
  let most = 0;
  for (const section of sections) {
    const own = meaningfulWords(section.id);
    const shared = [...own].filter((word) => words.has(word)).length;
    const share = shared / (own.size + words.size - shared);
    if (
      share > most &&
      (share === 1 || (share >= MIN_WORD_OVERLAP && shared > 1))
    ) {
      best = section.id;
      most = share;
    }
  }
  return best;
}

/**
 * Finds the section of a page that is nearest to a section of another page: one about
 * the same, or else one about the same as a section that contains it.
 *
 * @param id - the id that the page lacks
 * @param here - the sections of the page
 * @param there - the sections of the other page; without them only ids are compared
 */
function nearestSection(
  id: string,
  here: readonly AnchoredHeading[],
  there: readonly AnchoredHeading[] = [],
): string | undefined {
  let found = bestMatchingSection(id, here);
  let index = there.findIndex((section) => section.id === id);
  let level = there[index]?.level ?? 0;
  for (index -= 1; found === undefined && index >= 0; index -= 1) {
    const section = there[index];
    if (section && section.level < level) {
      ({ level } = section);
      found = bestMatchingSection(section.id, here);
    }
  }
  return found;
}

/** Lists the headings of a page that have an id, in their order. */
function listHeadings(page: Document): AnchoredHeading[] {
  return [...page.querySelectorAll('main :is(h2, h3, h4)[id]')].map(
    ({ id, localName }) => ({ id, level: Number(localName.slice(1)) }),
  );
}

async function findSection(id: string): Promise<string | undefined> {
  const here = listHeadings(document);
  let found = nearestSection(id, here);
  // The version menu has this page in all versions.
  const versions = document.querySelectorAll('.navbar .dropdown__link');
  for (const { pathname } of versions as NodeListOf<HTMLAnchorElement>) {
    if (found !== undefined) break;
    if (pathname === window.location.pathname) continue;
    const there = await fetch(pathname).then(parseHtmlResponse);
    found = nearestSection(id, here, listHeadings(there));
  }
  return found;
}

/** Matches ids; components keep other state in the hash. */
const ID = /^[\w-]{1,200}$/;

/**
 * Scrolls to the section that is nearest to the hash of the URL, and replaces the hash.
 * Does nothing if no section is near, or if the reader moves on meanwhile.
 */
export async function scrollToFallbackAnchor(): Promise<void> {
  const { href, hash } = window.location;
  const { scrollY } = window;
  try {
    const id = decodeURIComponent(hash.slice(1)).toLowerCase();
    const found = ID.test(id) ? await findSection(id) : undefined;
    const isHere = href === window.location.href && scrollY === window.scrollY;
    if (found !== undefined && isHere) {
      window.history.replaceState(window.history.state, '', `#${found}`);
      document.getElementById(found)?.scrollIntoView();
    }
  } catch {
    // The hash cannot be decoded, or the other versions do not load.
  }
}
