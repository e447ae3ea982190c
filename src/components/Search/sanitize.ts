import { escapeText } from '../../site/html';
import { parseUrl } from '../../site/parseUrl';
import { LEVELS, type Hierarchy } from './records';
import type {
  Highlight,
  HitHighlights,
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResult,
} from './types';

/** Where the site is, by which addresses are judged. */
export interface SitePlace {
  /** Origins that are this site: the page's, and the published one. */
  readonly origins: readonly string[];
  /** The site's path, with a slash at its end. */
  readonly baseUrl: string;
}

const TYPES: readonly string[] = [...LEVELS, 'content'];
const MARK = '<mark>';
const MARK_END = '</mark>';

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Text as HTML that shows it. */
function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/**
 * Judges the address of a hit.
 *
 * @returns a path below the base path for a page of this site, an absolute
 *   http(s) address for another one, undefined for everything else
 */
export function cleanUrl(url: unknown, place: SitePlace): string | undefined {
  if (typeof url !== 'string') return undefined;
  const isAbsolute = /^https?:\/\//i.test(url);
  const isRelative = /^\/(?![/\\])/.test(url);
  const [origin = ''] = place.origins;
  const parsed = isAbsolute || isRelative ? parseUrl(url, origin) : undefined;
  if (parsed === undefined) return undefined;
  const isOwn = place.origins.includes(parsed.origin);
  // A name in front of the host makes one site look like another.
  if (parsed.username !== '' || (isRelative && !isOwn)) return undefined;
  const { pathname, search, hash } = parsed;
  return isOwn && `${pathname}/`.startsWith(place.baseUrl)
    ? pathname + search + hash
    : parsed.href;
}

/**
 * Reduces highlighted text to text and pairs of `<mark>`.
 *
 * @param html - text with the request's highlight tags in it
 * @returns HTML in which everything but the tags is escaped
 */
export function cleanHighlight(html: string): string {
  let clean = '';
  let depth = 0;
  for (const part of html.split(/(<\/?mark>)/)) {
    if (part !== MARK && part !== MARK_END) {
      clean += escapeHtml(part);
    } else if ((part === MARK) === (depth === 0)) {
      depth = 1 - depth;
      clean += part;
    }
  }
  return clean + MARK_END.repeat(depth);
}

function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '').replaceAll(MARK_END, '');
}

function cleanOne(
  highlight: unknown,
  clean: (value: string) => string,
): Highlight | undefined {
  if (!isFields(highlight) || typeof highlight.value !== 'string') {
    return undefined;
  }
  return { value: clean(highlight.value) };
}

function cleanHighlights(highlights: unknown): HitHighlights {
  if (!isFields(highlights)) return {};
  const levels = isFields(highlights.hierarchy) ? highlights.hierarchy : {};
  const hierarchy: Partial<Record<keyof Hierarchy, Highlight>> = {};
  for (const level of LEVELS) {
    // The group's name is shown as text, so it needs no escaping.
    const clean = level === 'lvl0' ? withoutMarks : cleanHighlight;
    const made = cleanOne(levels[level], clean);
    if (made !== undefined) hierarchy[level] = made;
  }
  const content = cleanOne(highlights.content, cleanHighlight);
  return { hierarchy, ...(content === undefined ? {} : { content }) };
}

function cleanHierarchy(levels: unknown): Hierarchy | undefined {
  if (!isFields(levels)) return undefined;
  const { lvl0, lvl1 } = levels;
  if (typeof lvl0 !== 'string' || typeof lvl1 !== 'string') return undefined;
  const clean = LEVELS.map((level) => {
    const text = levels[level];
    return [level, typeof text === 'string' ? escapeHtml(text) : null];
  });
  return {
    ...(Object.fromEntries(clean) as Hierarchy),
    lvl0: withoutMarks(lvl0),
  };
}

/**
 * Reads a hit of unknown make, from an answer or from the browser's storage.
 * The modal sets texts as HTML, also those without a highlight, so in the
 * hit that is returned every text but the group's name is HTML.
 *
 * @returns undefined when it has not the shape of a hit, null when it leads to
 *   where no hit may lead
 */
export function cleanHit(
  hit: unknown,
  place: SitePlace,
): SearchHit | undefined | null {
  if (!isFields(hit)) return undefined;
  const { objectID, type, content } = hit;
  const hierarchy = cleanHierarchy(hit.hierarchy);
  if (
    typeof objectID !== 'string' ||
    typeof type !== 'string' ||
    !TYPES.includes(type) ||
    hierarchy === undefined
  ) {
    return undefined;
  }
  const url = cleanUrl(hit.url, place);
  if (url === undefined) return null;
  return {
    objectID,
    url,
    type: type as SearchHit['type'],
    content: typeof content === 'string' ? escapeHtml(content) : null,
    hierarchy,
    _highlightResult: cleanHighlights(hit._highlightResult),
    _snippetResult: cleanHighlights(hit._snippetResult),
  };
}

function count(value: unknown, least: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least
    ? value
    : least;
}

function cleanResult(
  result: unknown,
  request: SearchRequest,
  place: SitePlace,
): SearchResult {
  if (!isFields(result) || !Array.isArray(result.hits)) {
    throw new Error('The search answered without hits.');
  }
  const hits = result.hits.map((hit) => cleanHit(hit, place));
  const shaped = hits.filter((hit) => hit !== undefined);
  if (hits.length > 0 && shaped.length === 0) {
    throw new Error('The search answered with hits of an unknown shape.');
  }
  const kept = shaped.filter((hit) => hit !== null);
  const { nbHits, page, nbPages, hitsPerPage, queryID, suggestion } = result;
  return {
    hits: kept,
    nbHits:
      hits.length > 0 && kept.length === 0 ? 0 : count(nbHits, kept.length),
    page: count(page, 0),
    nbPages: count(nbPages, kept.length > 0 ? 1 : 0),
    hitsPerPage: count(hitsPerPage, 1),
    query: request.query,
    index: request.indexName,
    // Shown as text.
    ...(typeof suggestion === 'string' ? { suggestion } : {}),
    ...(typeof queryID === 'string' ? { queryID } : {}),
  };
}

/**
 * A client whose answers are safe to show, whatever the one behind it answers.
 *
 * @param client - a client that is not trusted
 * @throws Error (a rejected search) when an answer has not the shape of one
 */
export function sanitized(
  client: SearchClient,
  place: SitePlace,
): SearchClient {
  return {
    prepare: (facetFilters) => client.prepare(facetFilters),
    async search({ requests }) {
      const marked = requests.map((request) => ({
        ...request,
        highlightPreTag: MARK,
        highlightPostTag: MARK_END,
      }));
      const answer: unknown = await client.search({ requests: marked });
      const results: unknown = isFields(answer) ? answer.results : undefined;
      if (!Array.isArray(results) || results.length !== requests.length) {
        throw new Error('The search did not answer every request.');
      }
      return {
        results: requests.map((request, at) =>
          cleanResult(results[at], request, place),
        ),
      };
    },
  };
}
