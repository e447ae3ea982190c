import { distance } from 'fastest-levenshtein';
import MiniSearch, { type SearchOptions } from 'minisearch';
import {
  EXACT_MATCH_BONUS,
  rank,
  type IndexedSection,
  type Match,
  type Matches,
  type QueryTerm,
} from './ranking';
import {
  deserializeSections,
  type IndexFile,
  type Section,
} from './indexFormat';
import { SYNONYMS } from './synonyms';
import {
  splitCamelCase,
  isStopWord,
  normalizeName,
  collapseToAlphanumerics,
  stemWord,
  tokenizeText,
  splitWords,
  expandWithStem,
} from './tokenizer';

/** A section that matches a query. */
export interface RankedSection {
  readonly section: Section;
  /**
   * Terms that matched, as `tokenizeText` returns them, with the rarity of each word.
   */
  readonly terms: ReadonlyMap<string, number>;
  /** Whether the heading has every word of the query. */
  readonly headingMatchesAll: boolean;
}

/** The result of a query. */
export interface EngineResult {
  /** The best first. */
  readonly found: readonly RankedSection[];
  /** Known words similar to a query that finds nothing, the most similar first. */
  readonly suggestions?: readonly string[];
}

// The weights are set by trial: `tests/built/search-questions.test.ts` measures them.
const FIELD_BOOSTS = { heading: 2.5, title: 3, parents: 1, text: 1, links: 1 };
const BM25 = { k: 2, b: 0.55, d: 0 };
const MATCH_WEIGHTS = { fuzzy: 0.5, prefix: 0.2 };
const SYNONYM_WEIGHT = 0.85;
/** Weight of a match by the stem alone: `handling` for `handle`. */
const OTHER_FORM = 0.8;
/** Weight of a prefix match. */
const PREFIX_WEIGHT = 0.6;
/** Minimum score of a hit, relative to the best one. */
const MIN_RELATIVE_SCORE = 0.12;

function toEntry(section: Section, id: number): IndexedSection {
  const { headings } = section;
  const heading = headings.at(-1) ?? '';
  return {
    id,
    section,
    heading,
    title: headings.length > 1 ? (headings[0] ?? '') : '',
    parents: headings.slice(1, -1).join(' '),
    text: [...section.texts, ...section.names].join('\n'),
    links: section.links.join('\n'),
    stems: new Set(tokenizeText(heading).map(stemWord)),
    name: normalizeName(heading),
  };
}

/** Finds each section's best match of several alternatives, with the terms of all. */
function bestOf(
  alternatives: readonly (readonly [matches: Matches, weight: number])[],
): Matches {
  const merged = new Map<number, Match>();
  for (const [matches, weight] of alternatives) {
    for (const [id, { score, terms }] of matches) {
      const known = merged.get(id);
      merged.set(id, {
        score: Math.max(score * weight, known?.score ?? 0),
        terms: known === undefined ? terms : [...terms, ...known.terms],
      });
    }
  }
  return merged;
}

/** Maximum edit distance of a suggestion, relative to the length of the word. */
const MAX_EDIT_RATIO = 0.45;
const MIN_SUGGESTION_LENGTH = 4;
const MAX_SUGGESTIONS = 3;

/**
 * Finds the identifiers and heading words with the smallest edit distances to the query
 * or one of its words, spelled as in the docs.
 */
function suggestWords(text: string, sections: readonly Section[]): string[] {
  const typed = [
    collapseToAlphanumerics(text),
    ...splitWords(text).map(collapseToAlphanumerics),
  ].filter(({ length }) => length >= MIN_SUGGESTION_LENGTH);
  const known = new Set(
    sections.flatMap(({ headings, names }) => [
      ...headings.flatMap(splitWords),
      ...names,
    ]),
  );
  const ratios = new Map<string, [word: string, editRatio: number]>();
  for (const word of known) {
    const lower = word.toLowerCase();
    if (word.length < MIN_SUGGESTION_LENGTH || isStopWord(lower)) continue;
    const editRatio = Math.min(
      ...typed.map((part) => distance(part, lower) / part.length),
    );
    if (editRatio <= MAX_EDIT_RATIO && !ratios.has(lower)) {
      ratios.set(lower, [word, editRatio]);
    }
  }
  return [...ratios.values()]
    .sort(([, one], [, other]) => one - other)
    .slice(0, MAX_SUGGESTIONS)
    .map(([word]) => word);
}

/** Searches the sections of a set of index files. */
export class SearchEngine {
  private readonly entries: readonly IndexedSection[];
  private readonly index: MiniSearch<IndexedSection>;

  constructor(files: readonly IndexFile[]) {
    this.entries = files.flatMap(deserializeSections).map(toEntry);
    this.index = new MiniSearch({
      fields: Object.keys(FIELD_BOOSTS),
      tokenize: tokenizeText,
      processTerm: expandWithStem,
    });
    this.index.addAll(this.entries);
  }

  /** Searches for a text that the reader typed, and for its synonyms. */
  search(text: string): EngineResult {
    const words = this.wordsIn(text);
    const asked = this.matchQueryTerms(words);
    const ranked = rank(this.entries, text, asked);
    if (words.length > 0 && ranked.length === 0) {
      const sections = this.entries.map(({ section }) => section);
      return { found: [], suggestions: suggestWords(text, sections) };
    }
    const best =
      ranked.find(({ score }) => score < EXACT_MATCH_BONUS)?.score ?? 0;
    return {
      found: ranked
        .filter(({ score }) => score >= best * MIN_RELATIVE_SCORE)
        .map(({ entry: { id, section, stems } }) => {
          const terms = new Map<string, number>();
          for (const { matches, rarity } of asked) {
            matches.get(id)?.terms.forEach((term) => terms.set(term, rarity));
          }
          const headingMatchesAll = words.every((word) =>
            stems.has(stemWord(word)),
          );
          return { section, terms, headingMatchesAll };
        }),
    };
  }

  /**
   * Lists the words of a query without stop words, unless it has no others. An unknown
   * identifier is split at its capitals.
   */
  private wordsIn(text: string): string[] {
    const words = splitWords(text).flatMap((word) => {
      const lower = word.toLowerCase();
      const parts = splitCamelCase(word);
      const isUnknown =
        parts.length > 1 && this.matchesOf(lower, true).size === 0;
      return isUnknown ? parts : [lower];
    });
    const meaningful = words.filter((word) => !isStopWord(word));
    return meaningful.length > 0 ? meaningful : words;
  }

  /** Finds the sections that match a word by its stem, as a prefix, or with a typo. */
  private matchesOf(word: string, isLast: boolean): Matches {
    const stem = stemWord(word);
    const found: [Matches, number][] = [
      [this.find([stem]), stem === word ? 1 : OTHER_FORM],
    ];
    if (stem !== word) found.push([this.find([word]), 1]);
    if (isLast && word.length > 1) {
      found.push([this.find([word], { prefix: true }), PREFIX_WEIGHT]);
    }
    const matches = bestOf(found);
    if (matches.size > 0 || word.length < 4) return matches;
    const near = this.find([word], { fuzzy: 1 });
    return near.size > 0 || word.length < 8
      ? near
      : this.find([word], { fuzzy: 2 });
  }

  /** Finds the sections that have all terms, with the mean of their scores. */
  private find(
    terms: readonly string[],
    options: Pick<SearchOptions, 'fuzzy' | 'prefix'> = {},
  ): Matches {
    const results = this.index.search(
      { combineWith: 'AND', queries: [...terms] },
      {
        ...options,
        tokenize: (text) => [text],
        processTerm: (term) => term,
        boost: FIELD_BOOSTS,
        bm25: BM25,
        weights: MATCH_WEIGHTS,
      },
    );
    // MiniSearch multiplies the sum of the scores by the number of terms.
    const count = terms.length ** 2;
    return new Map(
      results.map(({ id, score, terms }) => [
        Number(id),
        { score: score / count, terms },
      ]),
    );
  }

  private matchQueryTerms(words: readonly string[]): QueryTerm[] {
    const alternatives = words.map((word, index): [Matches, number][] => [
      [this.matchesOf(word, index === words.length - 1), 1],
    ]);
    for (const { start, length, phrase } of synonymsIn(words)) {
      const matches = this.find(phrase.split(' ').map(stemWord));
      for (const list of alternatives.slice(start, start + length)) {
        list.push([matches, SYNONYM_WEIGHT]);
      }
    }
    return alternatives.map((list, index) => {
      const matches = bestOf(list);
      const typed = list[0]?.[0].size ?? 0;
      const rarity = this.rarityOf(typed > 0 ? typed : matches.size);
      return { word: words[index] ?? '', matches, rarity };
    });
  }

  /** Computes the inverse document frequency; 0 for a word that no section has. */
  private rarityOf(sections: number): number {
    if (sections === 0) return 0;
    return Math.log(1 + this.entries.length / sections);
  }
}

interface SynonymMatch {
  /** The query words that the phrase is a synonym of. */
  readonly start: number;
  readonly length: number;
  readonly phrase: string;
}

/** The synonyms, with the stems of their input. */
const SYNONYM_RULES = SYNONYMS.flatMap(({ input, expansions }) =>
  input.map((text) => ({ input: text.split(' ').map(stemWord), expansions })),
);

function synonymsIn(words: readonly string[]): SynonymMatch[] {
  const stems = words.map(stemWord);
  return words.flatMap((_, start) =>
    SYNONYM_RULES.filter(({ input }) =>
      input.every((stem, index) => stem === stems[start + index]),
    ).flatMap(({ input: { length }, expansions }) =>
      expansions.map((phrase) => ({ start, length, phrase })),
    ),
  );
}
