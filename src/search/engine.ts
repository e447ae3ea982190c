import MiniSearch, { type SearchResult } from 'minisearch';
import {
  LEVELS,
  toRecords,
  type IndexFile,
  type SearchRecord,
} from './records';
import { SYNONYMS } from './synonyms';
import { squeeze, termsOf, wordsOf } from './words';

/** A part of a text; the marked ones matched the query. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** An answer to a query: one per address. */
export interface Hit {
  readonly url: string;
  readonly version: string;
  /** The headings down to the one that the address leads to. */
  readonly headings: readonly string[];
  /** The matching text below the heading, cut to a few words. */
  readonly snippet: readonly Piece[];
}

/** What a search answers. */
export interface Answer {
  readonly hits: readonly Hit[];
  /** How many there are in all. */
  readonly count: number;
}

interface Entry {
  readonly id: number;
  readonly heading: string;
  readonly parents: string;
  readonly content: string;
}

interface Scored {
  readonly record: SearchRecord;
  readonly tier: number;
  readonly score: number;
  readonly terms: readonly string[];
}

const TYPE_BOOST: Readonly<Record<string, number>> = {
  lvl1: 2.4,
  lvl2: 1.5,
  lvl3: 1.3,
  lvl4: 1.2,
};
const SYNONYM_BOOST = 0.4;
/** Words of a snippet: section 9 of the specification. */
export const SNIPPET_WORDS = 10;

function headingsOf(record: SearchRecord): string[] {
  return LEVELS.flatMap((level) => record.hierarchy[level] ?? []);
}

function toEntry(record: SearchRecord, id: number): Entry {
  const headings = headingsOf(record).slice(1);
  const own = record.type === 'content' ? '' : (headings.at(-1) ?? '');
  return {
    id,
    heading: own,
    parents: headings.slice(0, own === '' ? undefined : -1).join(' '),
    content: record.content ?? '',
  };
}

/** Edits that a word of so many letters may be off: 1 from 4, 2 from 8. */
function typos(term: string): number | false {
  if (term.length >= 8) return 2;
  return term.length >= 4 ? 1 : false;
}

/** The phrases that stand for one that the query contains. */
function synonymsOf(words: readonly string[]): string[][] {
  const query = ` ${words.join(' ')} `;
  return SYNONYMS.flatMap((group) => {
    const found = group.find((phrase) => query.includes(` ${phrase} `));
    return found === undefined
      ? []
      : group
          .filter((phrase) => phrase !== found)
          .map((phrase) => wordsOf(query.replace(` ${found} `, ` ${phrase} `)));
  });
}

function mark(text: string, terms: ReadonlySet<string>): Piece[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      marked: termsOf(text).some((term) => terms.has(term)),
    }));
}

function snip(pieces: readonly Piece[]): Piece[] {
  const words = pieces.flatMap((piece, at) =>
    /[\p{L}\p{N}]/u.test(piece.text) ? [at] : [],
  );
  const first = words.findIndex((at) => pieces[at]?.marked);
  const start = Math.max(0, first - Math.floor(SNIPPET_WORDS / 3));
  const end = start + SNIPPET_WORDS;
  const from = start === 0 ? 0 : words[start];
  const cut = pieces.slice(from, words[end] ?? pieces.length);
  return [
    ...(start > 0 ? [{ text: '…', marked: false }] : []),
    ...cut,
    ...(end < words.length ? [{ text: '…', marked: false }] : []),
  ];
}

/** Finds records by words; made once for a set of index files. */
export class SearchEngine {
  private readonly records: readonly SearchRecord[];
  private readonly index: MiniSearch<Entry>;

  constructor(files: readonly IndexFile[]) {
    this.records = files.flatMap((file) =>
      file.pages.flatMap((page) => toRecords(page, file)),
    );
    this.index = new MiniSearch<Entry>({
      fields: ['heading', 'parents', 'content'],
      tokenize: termsOf,
      processTerm: (term) => term,
    });
    this.index.addAll(this.records.map(toEntry));
  }

  private match(words: readonly string[], combineWith: 'AND' | 'OR') {
    const last = words.length - 1;
    return this.index.search(
      {
        combineWith,
        queries: words.map((word, at) => ({
          queries: [word],
          fuzzy: typos(word) || 0,
          prefix: at === last,
        })),
      },
      {
        tokenize: (text) => [text],
        boost: { heading: 6, parents: 1.5 },
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    );
  }

  private score(result: SearchResult, query: string, words: readonly string[]) {
    const record = this.records[Number(result.id)];
    if (record === undefined) return [];
    const heading =
      record.type === 'content' ? '' : (headingsOf(record).at(-1) ?? '');
    const known = new Set(termsOf(heading));
    const inHeading = words.every((word, at) =>
      at === words.length - 1
        ? [...known].some((term) => term.startsWith(word))
        : known.has(word),
    );
    let tier = 0;
    const exact = squeeze(heading) === query;
    const named = record.type === 'lvl1' && squeeze(heading).startsWith(query);
    if (heading !== '' && (exact || named)) tier = 2;
    else if (heading !== '' && inHeading) tier = 1;
    const score = result.score * (TYPE_BOOST[record.type] ?? 1);
    return [{ record, tier, score, terms: result.terms } satisfies Scored];
  }

  /**
   * Searches: an exact heading and a page whose title
   * begins so first, then headings that have all the words,
   * then the rest by relevance; a word may be off by a typo, and the last one
   * may be a beginning.
   *
   * @param text - what the reader typed
   * @param limit - at most so many hits
   */
  search(text: string, limit: number): Answer {
    const words = wordsOf(text);
    if (words.length === 0) return { hits: [], count: 0 };
    const query = words.join('');
    let scored = this.match(words, 'AND').flatMap((result) =>
      this.score(result, query, words),
    );
    // `snap points` is also `snapPoints`, and the other way round.
    if (words.length > 1) {
      scored = scored.concat(
        this.match([query], 'AND').flatMap((result) =>
          this.score(result, query, words),
        ),
      );
    }
    for (const synonym of synonymsOf(words)) {
      scored = scored.concat(
        this.match(synonym, 'AND')
          .flatMap((result) => this.score(result, query, synonym))
          .map((hit) => ({ ...hit, score: hit.score * SYNONYM_BOOST })),
      );
    }
    if (scored.length === 0) {
      scored = this.match(words, 'OR').flatMap((result) =>
        this.score(result, query, words),
      );
    }
    scored.sort((a, b) => b.tier - a.tier || b.score - a.score);
    const best = new Map<string, Scored>();
    for (const hit of scored) {
      if (!best.has(hit.record.url)) best.set(hit.record.url, hit);
    }
    const hits = [...best.values()].slice(0, limit).map((hit) => ({
      url: hit.record.url,
      version: hit.record.version,
      headings: headingsOf(hit.record),
      snippet: snip(mark(hit.record.content ?? '', new Set(hit.terms))),
    }));
    return { hits, count: best.size };
  }
}
