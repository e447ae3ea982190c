import MiniSearch, { type SearchResult } from 'minisearch';
import {
  LEVELS,
  toRecords,
  type IndexFile,
  type SearchRecord,
} from './records';
import { SYNONYMS } from './synonyms';
import { squeeze, termsOf, wordsOf } from './words';

/** A record that answers a query. */
export interface Found {
  readonly record: SearchRecord;
  /** Terms of the record that matched, as `termsOf` names them. */
  readonly terms: ReadonlySet<string>;
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

interface Heading {
  readonly squeezed: string;
  readonly terms: ReadonlySet<string>;
}

const TYPE_BOOST: Readonly<Record<string, number>> = {
  lvl1: 2.4,
  lvl2: 1.5,
  lvl3: 1.3,
  lvl4: 1.2,
};
const SYNONYM_BOOST = 0.4;
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

/** Finds records by words; made once for a set of index files. */
export class SearchEngine {
  private readonly records: readonly SearchRecord[];
  private readonly index: MiniSearch<Entry>;
  private readonly known = new Map<string, Heading>();

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

  private heading(text: string): Heading {
    let heading = this.known.get(text);
    if (heading === undefined) {
      heading = { squeezed: squeeze(text), terms: new Set(termsOf(text)) };
      this.known.set(text, heading);
    }
    return heading;
  }

  private score(result: SearchResult, query: string, words: readonly string[]) {
    const record = this.records[Number(result.id)];
    if (record === undefined) return [];
    const heading =
      record.type === 'content' ? '' : (headingsOf(record).at(-1) ?? '');
    const { squeezed, terms } = this.heading(heading);
    const inHeading = words.every((word, at) =>
      at === words.length - 1
        ? [...terms].some((term) => term.startsWith(word))
        : terms.has(word),
    );
    let tier = 0;
    const exact = squeezed === query;
    const named = record.type === 'lvl1' && squeezed.startsWith(query);
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
   * @returns the best record of each address, the best address first
   */
  search(text: string): Found[] {
    const words = wordsOf(text);
    if (words.length === 0) return [];
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
    return [...best.values()].map(({ record, terms }) => ({
      record,
      terms: new Set(terms),
    }));
  }
}
