import { LEVELS, type Section } from './indexFormat';
import { normalizeName, stemWord } from './tokenizer';

/** A section as MiniSearch reads it. */
export interface IndexedSection {
  readonly id: number;
  readonly section: Section;
  readonly heading: string;
  readonly title: string;
  /** Headings between the title and its own. */
  readonly parents: string;
  readonly text: string;
  readonly links: string;
  /** The normalized name in the heading. */
  readonly name: string;
  /** Stems of the heading's terms. */
  readonly stems: ReadonlySet<string>;
}

/** The score of a section, and its terms that matched. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

/** Matches by the section's number. */
export type Matches = ReadonlyMap<number, Match>;

/** A word of a query. */
export interface QueryTerm {
  readonly word: string;
  /** The sections that contain the term or a synonym. */
  readonly matches: Matches;
  /** Inverse document frequency: how much a section loses if it lacks the term. */
  readonly rarity: number;
}

/** A section with its score for a query. */
export interface Scored {
  readonly entry: IndexedSection;
  readonly score: number;
}

/**
 * Exponent of the coverage: the rarity of the matched terms, relative to that of all
 * terms.
 */
const COVERAGE_EXPONENT = 1.5;
/** Boost of a heading that contains the query as a phrase. */
const PHRASE_BOOST = 1.5;
/** Posts are in every version's results, and rarely the answer. */
const POST_BOOST = 0.7;
/** Added for exact matches; higher than any score of terms. */
export const EXACT_MATCH_BONUS = 1000;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Ranks all sections that match any word of a query: first pages whose title has all its
 * words, then sections whose heading names the same, then all others by how well they
 * match.
 *
 * @param asked - the words of the text with their matches
 */
export function rank(
  entries: readonly IndexedSection[],
  text: string,
  asked: readonly QueryTerm[],
): Scored[] {
  const name = normalizeName(text);
  const rarities = asked.map(({ rarity }) => rarity);
  const ids = new Set(asked.flatMap(({ matches }) => [...matches.keys()]));
  // A name may be typed as one word: `nextjs`.
  for (const each of entries) if (name && each.name === name) ids.add(each.id);
  // If a heading has the word itself, longer words do not count: `refresh` for `ref`.
  const known = asked.map(({ word }) => {
    const stem = stemWord(word);
    return entries.some(({ stems }) => stems.has(stem)) && stem;
  });
  const ranked = [...ids].flatMap((id) => {
    const entry = entries[id];
    if (entry === undefined) return [];
    const scores = asked.map(({ matches }) => matches.get(id)?.score ?? 0);
    const found = rarities.filter((_, word) => scores[word] !== 0);
    const { level, version } = entry.section;
    const isNamed = entry.name === name;
    const isTitle =
      level === 1 &&
      asked.every(({ word, matches }, index) =>
        matches.get(id)?.terms.some((term) => {
          const stem = stemWord(term);
          const isOther = known[index] && known[index] !== stem;
          return entry.stems.has(stem) && !(isOther && term.startsWith(word));
        }),
      );
    const isPhrase = entry.name.includes(name);
    const score =
      sum(scores) *
      (sum(found) / sum(rarities)) ** COVERAGE_EXPONENT *
      (isPhrase ? PHRASE_BOOST : 1) *
      (version === '' ? POST_BOOST : 1);
    // Titles are ordered by length, docs before posts, and headings by level; equals by
    // the sidebar's order: a prop of the sheet before that of a part.
    const length = version === '' ? Infinity : entry.name.length;
    const named = isNamed ? LEVELS.length - level : 0;
    const first = isTitle ? LEVELS.length + 1 / (1 + length) : named;
    return { entry, score: first > 0 ? EXACT_MATCH_BONUS * first : score };
  });
  ranked.sort(
    (one, other) => other.score - one.score || one.entry.id - other.entry.id,
  );
  return ranked;
}
