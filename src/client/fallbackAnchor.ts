// Finds a section for a hash that no element has as its id: the hash is of another
// version of the page, or of a link that is older than the page.
import { parseHtmlResponse } from '@site/src/runtime/deployment';

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

/** Finds an id among others, or else the one with the most words in common. */
function bestMatch(id: string, ids: readonly string[]): string | undefined {
  if (ids.includes(id)) return id;
  const words = meaningfulWords(id);
  let best: string | undefined;
  let most = 0;
  for (const other of ids) {
    const own = meaningfulWords(other);
    const shared = [...own].filter((word) => words.has(word)).length;
    const share = shared / (own.size + words.size - shared);
    if (
      share > most &&
      (share === 1 || (share >= MIN_WORD_OVERLAP && shared > 1))
    ) {
      best = other;
      most = share;
    }
  }
  return best;
}

const headingsOf = (page: Document): Element[] => [
  ...page.querySelectorAll('main :is(h2, h3, h4)[id]'),
];

/** Lists the ids of the sections that contain another, the innermost first. */
function enclosingIds(page: Document, id: string): string[] {
  const headings = headingsOf(page);
  const index = headings.findIndex((heading) => heading.id === id);
  let level = headings[index]?.localName ?? '';
  const ids: string[] = [];
  for (const heading of headings.slice(0, Math.max(index, 0)).reverse()) {
    // `h2` contains `h3`.
    if (heading.localName < level) {
      level = heading.localName;
      ids.push(heading.id);
    }
  }
  return ids;
}

/**
 * Finds the section of the page that is about the same as one of another version, or
 * else about the same as a section that contains it there.
 *
 * @param id - the id that the page lacks
 */
async function findSection(id: string): Promise<string | undefined> {
  const here = headingsOf(document).map((heading) => heading.id);
  let found = bestMatch(id, here);
  // The version menu has this page in all versions.
  const versions = document.querySelectorAll('.navbar .dropdown__link');
  for (const { pathname } of versions as NodeListOf<HTMLAnchorElement>) {
    if (found !== undefined) break;
    if (pathname === window.location.pathname) continue;
    const there = await fetch(pathname).then(parseHtmlResponse);
    found = enclosingIds(there, id)
      .map((outer) => bestMatch(outer, here))
      .find((match) => match !== undefined);
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
