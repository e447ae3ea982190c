import type { Found } from './engine';
import { highlight, snippet, type Marks } from './highlight';
import { LEVELS, type Hierarchy, type SearchRecord } from './records';
import type {
  Highlight,
  HitHighlights,
  SearchHit,
  SearchRequest,
  SearchResult,
} from './types';

/** The hosted service's defaults for what a request leaves out. */
const HITS_PER_PAGE = 20;
const MARKS: Marks = { before: '<em>', after: '</em>', ellipsis: '…' };
/** Words of a snippet whose request names the attribute alone. */
const SNIPPET_WORDS = 10;

type Levels = Partial<Record<keyof Hierarchy, Highlight>>;

/** Highlights of the attributes that are not empty and that `make` takes. */
function highlights(
  record: SearchRecord,
  make: (attribute: string, text: string) => Highlight | undefined,
): HitHighlights {
  const hierarchy: Levels = {};
  for (const level of LEVELS) {
    const text = record.hierarchy[level];
    if (text !== null) {
      const made = make(`hierarchy.${level}`, text);
      if (made !== undefined) hierarchy[level] = made;
    }
  }
  const content =
    record.content === null ? undefined : make('content', record.content);
  return { hierarchy, ...(content === undefined ? {} : { content }) };
}

function retrieve(
  record: SearchRecord,
  attributes: readonly string[] | undefined,
): SearchRecord {
  if (attributes === undefined || attributes.includes('*')) return record;
  const wanted = new Set(['objectID', ...attributes]);
  const kept = (name: string) => wanted.has(name);
  const pick = (of: object, prefix: string) =>
    Object.fromEntries(
      Object.entries(of).filter(([name]) => kept(prefix + name)),
    );
  const hierarchy = kept('hierarchy')
    ? record.hierarchy
    : pick(record.hierarchy, 'hierarchy.');
  return { ...pick(record, ''), hierarchy } as SearchRecord;
}

function toHit({ record, terms }: Found, request: SearchRequest): SearchHit {
  const marks: Marks = {
    before: request.highlightPreTag ?? MARKS.before,
    after: request.highlightPostTag ?? MARKS.after,
    ellipsis: request.snippetEllipsisText ?? MARKS.ellipsis,
  };
  const counts = new Map(
    request.attributesToSnippet?.map((attribute) => {
      const [name = '', count] = attribute.split(':');
      return [name, count === undefined ? SNIPPET_WORDS : Number(count)];
    }),
  );
  return {
    ...retrieve(record, request.attributesToRetrieve),
    _highlightResult: highlights(record, (_, text) =>
      highlight(text, terms, marks),
    ),
    _snippetResult: highlights(record, (attribute, text) => {
      const count = counts.get(attribute) ?? counts.get('*');
      return count === undefined
        ? undefined
        : snippet(text, terms, count, marks);
    }),
  };
}

/** An id that is the same for the same query, as no server gives one. */
function idOf(text: string): string {
  let hash = 0;
  for (const character of text) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * Gives what was found the shape of the hosted service's answer.
 *
 * @param found - all that was found, the best first
 * @param request - says which page of it, and with which attributes
 */
export function toResult(
  found: readonly Found[],
  request: SearchRequest,
): SearchResult {
  const hitsPerPage = request.hitsPerPage ?? HITS_PER_PAGE;
  const page = request.page ?? 0;
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((each) => toHit(each, request));
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query: request.query,
    index: request.indexName,
    ...(request.clickAnalytics === true
      ? { queryID: idOf(request.query) }
      : {}),
  };
}
