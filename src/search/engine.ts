import { lookUp, queryWords, type QueryWord } from './question';
import {
  LEVELS,
  toSections,
  type IndexFile,
  type SearchRecord,
  type Section,
} from './records';
import { nearestWord } from './suggest';
import { SYNONYMS, type Synonym } from './synonyms';
import { Vocabulary } from './vocabulary';
import { termsOfTexts } from './texts';
import {
  isStopWord,
  squeeze,
  stemmedTermsOf,
  withStem,
  wordsOf,
} from './words';

/** A section that answers a query. */
export interface Found {
  readonly section: Section;
  /** Terms that matched, as `termsOf` names them, and how rare each word is. */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the heading has every word of the query. */
  readonly isNamed: boolean;
}

/** What is worth showing of all that was found. */
export interface Findings {
  /** The best first. */
  readonly found: readonly Found[];
  /** A known word near to a query that finds nothing. */
  readonly suggestion?: string;
}

/** A query, taken apart once for all sections. */
interface Query {
  readonly squeezed: string;
  readonly words: readonly string[];
  /** The words written together. */
  readonly joined: string;
  /** Each word with its stem. */
  readonly forms: readonly (readonly string[])[];
  readonly asked: readonly QueryWord[];
  /** The rarity of all words that any section has. */
  readonly rarity: number;
}

/** A section with what its heading is compared by. */
interface Entry {
  readonly section: Section;
  readonly squeezed: string;
  /** The same without words that mean nothing in a question. */
  readonly meaning: string;
  readonly terms: ReadonlySet<string>;
}

interface Scored {
  readonly id: number;
  readonly entry: Entry;
  readonly score: number;
  readonly isNamed: boolean;
  /** Whether it has each word of the query, or what means the same. */
  readonly isComplete: boolean;
}

/** Sections that lack words of the query count by the found share, squared. */
const COVERAGE_EXPONENT = 2;
const ALL_IN_HEADING = 1.6;
const ALL_IN_PAGE_TITLE = 2;
const PHRASE_IN_HEADING = 1.5;
const ALL_IN_ONE_TEXT = 1.3;
const PAGE = 1.2;
/** Posts are in every version's results, and rarely the answer. */
const POST = 0.6;
/** Above what any number of words may reach. */
const EXACT = 1000;
/** Only so many sections are asked for one text that has all the words. */
const CANDIDATES = 60;
/** What is worth showing has at least this share of the best score. */
const RELEVANT = 0.12;

function headingsOf(record: SearchRecord): string[] {
  return LEVELS.slice(1).flatMap((level) => record.hierarchy[level] ?? []);
}

function byScore(one: Scored, other: Scored): number {
  return other.score - one.score;
}

/** Whether a text has each word of a query, or another of the same stem. */
function hasAll(terms: ReadonlySet<string>, { forms }: Query): boolean {
  return forms.every((forms) => forms.some((term) => terms.has(term)));
}

/** What matched in a section, by the rarity of the word that it matched. */
function matchedTerms(id: number, { asked }: Query): Map<string, number> {
  const terms = new Map<string, number>();
  for (const { matches, rarity } of asked) {
    for (const term of matches.get(id)?.terms ?? []) terms.set(term, rarity);
  }
  return terms;
}

/** How well a section answers a query. */
function scoreOf(id: number, entry: Entry, query: Query): Scored {
  const { asked, words } = query;
  const { record } = entry.section;
  let score = 0;
  let found = 0;
  let isComplete = true;
  for (const { matches, rarity } of asked) {
    const match = matches.get(id);
    if (match === undefined) {
      isComplete = false;
    } else {
      score += match.score;
      found += rarity;
    }
  }
  const isPage = record.type === 'lvl1';
  const isNamed = hasAll(entry.terms, query);
  score *= (found / query.rarity) ** COVERAGE_EXPONENT;
  if (isPage) score *= PAGE;
  if (record.version === '') score *= POST;
  if (isNamed) score *= ALL_IN_HEADING * (isPage ? ALL_IN_PAGE_TITLE : 1);
  if (words.length > 1 && entry.squeezed.includes(query.squeezed)) {
    score *= PHRASE_IN_HEADING;
  }
  const isExact =
    entry.squeezed === query.squeezed || entry.meaning === query.joined;
  if (isExact || (isPage && entry.squeezed.startsWith(query.squeezed))) {
    score += EXACT;
  }
  return { id, entry, score, isNamed, isComplete };
}

/** Finds sections by words; made once for a set of index files. */
export class SearchEngine {
  private readonly entries: readonly Entry[];
  private readonly vocabulary: Vocabulary;

  /** @param files - the index files to search, in any order */
  constructor(files: readonly IndexFile[]) {
    const sections = files.flatMap((file) =>
      file.pages.flatMap((page) => toSections(page, file)),
    );
    this.entries = sections.map((section) => {
      const heading = headingsOf(section.record).at(-1) ?? '';
      return {
        section,
        squeezed: squeeze(heading),
        meaning: wordsOf(heading)
          .filter((word) => !isStopWord(word))
          .join(''),
        terms: new Set(stemmedTermsOf(heading)),
      };
    });
    this.vocabulary = new Vocabulary(
      sections.map(({ record, texts, names }) => {
        const headings = headingsOf(record);
        return {
          heading: headings.at(-1) ?? '',
          parents: headings.slice(0, -1).join(' '),
          content: [...texts, ...names].join('\n'),
        };
      }),
    );
  }

  /**
   * Searches: a heading that is the query and a page whose title begins so
   * first, then sections by how rare the words are that they have.
   *
   * @param text - what the reader typed
   * @param synonyms - what is also searched for
   */
  search(text: string, synonyms: readonly Synonym[] = SYNONYMS): Findings {
    const query = this.read(text, synonyms);
    if (query.words.length === 0) return { found: [] };
    const scored = this.scoreAll(query);
    if (scored.length === 0) {
      const suggestion = nearestWord(
        text,
        this.entries.map(({ section }) => section),
      );
      return { found: [], ...(suggestion === undefined ? {} : { suggestion }) };
    }
    const best = scored.find(({ score }) => score < EXACT)?.score ?? 0;
    return {
      found: scored
        .filter(({ score }) => score >= best * RELEVANT)
        .map(({ id, entry, isNamed }) => ({
          section: entry.section,
          terms: matchedTerms(id, query),
          isNamed,
        })),
    };
  }

  private read(text: string, synonyms: readonly Synonym[]): Query {
    const words = queryWords(text, this.vocabulary);
    const asked = lookUp(words, {
      vocabulary: this.vocabulary,
      synonyms,
      sections: this.entries.length,
    });
    return {
      squeezed: squeeze(text),
      words,
      joined: words.join(''),
      forms: words.map(withStem),
      asked,
      rarity: asked.reduce(
        (sum, { matches, rarity }) => (matches.size > 0 ? sum + rarity : sum),
        0,
      ),
    };
  }

  /** All sections that have anything of a query, the best first. */
  private scoreAll(query: Query): Scored[] {
    const ids = new Set<number>();
    for (const { matches } of query.asked) {
      for (const id of matches.keys()) ids.add(id);
    }
    const scored = [...ids].flatMap((id) => {
      const entry = this.entries[id];
      return entry === undefined ? [] : [scoreOf(id, entry, query)];
    });
    scored.sort(byScore);
    const candidates = scored
      .slice(0, CANDIDATES)
      .map((one) =>
        this.hasTextWithAll(one, query)
          ? { ...one, score: one.score * ALL_IN_ONE_TEXT }
          : one,
      );
    return [...candidates.sort(byScore), ...scored.slice(CANDIDATES)];
  }

  /** Whether a section of several words has a text with all of them. */
  private hasTextWithAll({ entry, isComplete }: Scored, query: Query): boolean {
    const { words } = query;
    return (
      isComplete &&
      words.length > 1 &&
      // No text has a word whose end is still to be typed.
      words.every((word) => this.vocabulary.has(word)) &&
      termsOfTexts(entry.section).some((terms) => hasAll(terms, query))
    );
  }
}
