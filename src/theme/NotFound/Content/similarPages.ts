import { distance } from 'fastest-levenshtein';
import type { PageListEntry } from '@site/src/site/pageListEntry';
import aliases from './pageAliases.json';

/** Old and common names of pages, in lower case, with the path of the page. */
const ALIASES: Readonly<Record<string, string>> = aliases;
const MAX_SUGGESTED_PAGES = 5;
/** Less similar pages are not suggested. */
const MIN_SIMILARITY = 0.45;

const VERSION_SEGMENT = /^v\d+$/;

/**
 * Splits an address into its words.
 *
 * @param path - a path below the site's base
 * @returns its words in lower case, without version, extension and `docs`
 */
export function wordsOf(path: string): string[] {
  return path
    .replace(/\.(?:html?|mdx?)$/i, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(
      (word) =>
        word !== '' &&
        !['docs', 'index', 'latest'].includes(word) &&
        !VERSION_SEGMENT.test(word),
    );
}

function similarity(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  return length === 0 ? 0 : 1 - distance(a, b) / length;
}

function versionInPath(path: string): string | undefined {
  const [, first] = path.split('/');
  return first !== undefined && VERSION_SEGMENT.test(first) ? first : undefined;
}

function pageSimilarity(requestedPath: string, page: PageListEntry): number {
  const words = wordsOf(requestedPath);
  const own = wordsOf(page.path);
  const last = words.at(-1) ?? '';
  const whole = similarity(words.join(''), own.join(''));
  const ends = similarity(last, own.at(-1) ?? '') * 0.9;
  const title = similarity(words.join(''), wordsOf(page.title).join('')) * 0.9;
  const shared = words.filter(
    (word) => word.length > 2 && own.join(' ').includes(word),
  ).length;
  return (
    Math.max(whole, ends, title) + (shared / Math.max(words.length, 1)) * 0.3
  );
}

/** Finds the page of an old or common name, if possible in the requested version. */
function pageOfAlias(
  requestedPath: string,
  pages: readonly PageListEntry[],
): PageListEntry | undefined {
  const segments = requestedPath.toLowerCase().split('/').filter(Boolean);
  const rest = wordsOf(requestedPath);
  const name = [rest.join('-'), rest.join(''), rest.at(-1), segments[0]].find(
    (one) => one !== undefined && Object.hasOwn(ALIASES, one),
  );
  if (name === undefined) return undefined;
  const target = ALIASES[name];
  return (
    pages.find(
      ({ path }) => path === `/${versionInPath(requestedPath) ?? ''}${target}`,
    ) ?? pages.find(({ path }) => path === target)
  );
}

/**
 * Finds the pages that a reader may have meant.
 *
 * @param requestedPath - the path that has no page, below the site's base
 */
export function nearestPages(
  requestedPath: string,
  pages: readonly PageListEntry[],
): PageListEntry[] {
  const renamed = pageOfAlias(requestedPath, pages);
  const similar = pages
    .map((page) => ({ page, score: pageSimilarity(requestedPath, page) }))
    .filter(({ page, score }) => score >= MIN_SIMILARITY && page !== renamed)
    .map(({ page, score }) => ({
      page,
      score:
        versionInPath(requestedPath) === versionInPath(page.path)
          ? score + 0.15
          : score,
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
  return [...(renamed ? [renamed] : []), ...similar].slice(
    0,
    MAX_SUGGESTED_PAGES,
  );
}
