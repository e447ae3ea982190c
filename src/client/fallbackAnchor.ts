// Finds a section for a hash that no element has as its id: the hash is of another
// version of the page, or of a link that is older than the page.
import { parseHtmlResponse } from '@site/src/runtime/deployment';

/** A heading with an id; its level is 2 for `h2`. */
interface HeadingElement {
  readonly id: string;
  readonly level: number;
}

/** Words in ids that do not say what a section is about. */
const ID_STOP_WORDS = new Set(
  'a an and are as at by can do does for from how i if in is it my not of on or own sheet the to what when where why with your'.split(
    ' ',
  ),
);

/** With this share of common words, and two of them, sections are about the same. */
const MIN_WORD_OVERLAP = 0.5;

function meaningfulWords(id: string): Set<string> {
  const words = id.toLowerCase().split('-');
  return new Set(
    words.filter(
      (word) => !ID_STOP_WORDS.has(word) && !/^(?:v?\d+)?$/.test(word),
    ),
  );
}

/** The section that has an id, or else the one with the most of its words. */
function bestMatchingSection(
  id: string,
  sections: readonly HeadingElement[],
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
 * Finds the section of a page that is nearest to one of another page: one about
 * the same, or else about what the sections around it are.
 *
 * @param id - the id that the page lacks
 * @param here - the sections of the page
 * @param there - those of a page with that id; without it, the names have to do
 */
function nearestSection(
  id: string,
  here: readonly HeadingElement[],
  there: readonly HeadingElement[] = [],
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

/** Lists the sections of a page, in their order. */
function sectionsOf(page: Document): HeadingElement[] {
  return [...page.querySelectorAll('main :is(h2, h3, h4)[id]')].map(
    ({ id, localName }) => ({ id, level: Number(localName.slice(1)) }),
  );
}

async function findSection(id: string): Promise<string | undefined> {
  const here = sectionsOf(document);
  let found = nearestSection(id, here);
  // The page's versions, this one among them.
  const versions = document.querySelectorAll('.navbar .dropdown__link');
  for (const { pathname } of versions as NodeListOf<HTMLAnchorElement>) {
    if (found !== undefined) break;
    if (pathname === window.location.pathname) continue;
    const there = await fetch(pathname).then(parseHtmlResponse);
    found = nearestSection(id, here, sectionsOf(there));
  }
  return found;
}

/** What an id looks like; components keep other things in the hash. */
const ID = /^[\w-]{1,200}$/;

/**
 * Shows the section that is nearest to the hash of the address, and names it
 * there. Nothing happens if none is near, or if the reader goes on meanwhile.
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
    // The hash cannot be decoded, or the other versions cannot be had.
  }
}
