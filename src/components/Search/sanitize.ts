import { parseUrl } from '../../site/parseUrl';
import { LEVELS, mapLevels } from './indexFormat';
import type {
  Highlight,
  HitHighlights,
  SearchClient,
  SearchHit,
  SearchResult,
} from './types';

/** The origins and the base path that URLs are checked against. */
export interface SiteOrigins {
  /** Origins that are this site: the page's, and the published one. */
  readonly origins: readonly string[];
  /** The site's path, with a slash at its end. */
  readonly baseUrl: string;
}

const RECORD_TYPES: readonly unknown[] = [...LEVELS, 'content'];

type UnknownFields = Readonly<Record<string, unknown>>;

/** Returns the fields of an unknown value; `{}` if it is not an object. */
function fieldsOf(value: unknown): UnknownFields {
  return typeof value === 'object' && value !== null
    ? (value as UnknownFields)
    : {};
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Validates the URL of a hit.
 *
 * @returns a path below the base path for a page of this site, an absolute
 *   http(s) address for another one, undefined for everything else
 */
export function cleanUrl(url: unknown, site: SiteOrigins): string | undefined {
  if (typeof url !== 'string') return undefined;
  const isAbsolute = /^https?:\/\//i.test(url);
  const isRelative = /^\/(?![/\\])/.test(url);
  const [origin = ''] = site.origins;
  const parsed = isAbsolute || isRelative ? parseUrl(url, origin) : undefined;
  if (parsed === undefined) return undefined;
  const isOwn = site.origins.includes(parsed.origin);
  // A user name in a URL can make one site look like another.
  if (parsed.username !== '' || (isRelative && !isOwn)) return undefined;
  const { pathname, search, hash } = parsed;
  return isOwn && `${pathname}/`.startsWith(site.baseUrl)
    ? pathname + search + hash
    : parsed.href;
}

function cleanHighlights(highlights: unknown): HitHighlights {
  const { hierarchy, content } = fieldsOf(highlights);
  const levels = fieldsOf(hierarchy);
  const clean = (highlight: unknown): Highlight | undefined => {
    const { value } = fieldsOf(highlight);
    return typeof value === 'string' ? { value } : undefined;
  };
  return {
    content: clean(content),
    hierarchy: mapLevels((level) => clean(levels[level])),
  };
}

/**
 * Validates a hit from a response or from the browser's storage.
 *
 * @returns undefined if it is malformed or its URL is not allowed
 */
export function cleanHit(
  hit: unknown,
  site: SiteOrigins,
): SearchHit | undefined {
  const fields = fieldsOf(hit);
  const { objectID, type } = fields;
  const levels = fieldsOf(fields.hierarchy);
  const url = cleanUrl(fields.url, site);
  if (
    typeof objectID !== 'string' ||
    !RECORD_TYPES.includes(type) ||
    typeof levels.lvl0 !== 'string' ||
    typeof levels.lvl1 !== 'string' ||
    url === undefined
  ) {
    return undefined;
  }
  return {
    objectID,
    url,
    type: type as SearchHit['type'],
    content: textIn(fields.content),
    hierarchy: mapLevels((level) => textIn(levels[level])),
    _highlightResult: cleanHighlights(fields._highlightResult),
    _snippetResult: cleanHighlights(fields._snippetResult),
  };
}

function cleanResult(result: unknown, site: SiteOrigins): SearchResult {
  const fields = fieldsOf(result);
  if (!Array.isArray(fields.hits)) {
    throw new Error('The search answered without hits.');
  }
  const hits = fields.hits.flatMap((hit) => cleanHit(hit, site) ?? []);
  if (fields.hits.length > 0 && hits.length === 0) {
    throw new Error('The search answered with hits of an unknown shape.');
  }
  const count = (value: unknown, least: number): number =>
    Number.isInteger(value) ? Math.max(Number(value), least) : least;
  return {
    hits,
    nbHits: count(fields.nbHits, hits.length),
    nbPages: count(fields.nbPages, hits.length > 0 ? 1 : 0),
    suggestions: [fields.suggestions]
      .flat()
      .flatMap((one) => textIn(one) ?? []),
    queryID: textIn(fields.queryID) ?? undefined,
  };
}

/**
 * Wraps a client so that its results are well formed and their URLs allowed, whatever
 * the wrapped client returns. Texts are not changed: they are not HTML.
 *
 * @throws Error (a rejected search) when a result is malformed
 */
export function withSanitizedResults(
  client: SearchClient,
  site: SiteOrigins,
): SearchClient {
  return {
    ...client,
    async search(request) {
      const result: unknown = await client.search({
        ...request,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      });
      return cleanResult(result, site);
    },
  };
}
