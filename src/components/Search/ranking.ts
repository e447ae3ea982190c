import { LEVELS, type Section } from './records';
import { squeeze } from './words';

/** A section as MiniSearch reads it. */
export interface Entry {
  readonly id: number;
  readonly section: Section;
  readonly heading: string;
  readonly title: string;
  /** Headings between the title and its own. */
  readonly parents: string;
  readonly text: string;
  readonly links: string;
  /** The heading without spaces and signs. */
  readonly squeezed: string;
  /** The same without words that mean nothing in a question. */
  readonly meaning: string;
  /** Stems of the heading's terms. */
  readonly stems: ReadonlySet<string>;
}

/** How well a section matches, and by which of its terms. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

/** Matches by the section's number. */
export type Matches = ReadonlyMap<number, Match>;

/** A word of a query. */
export interface QueryWord {
  /** The sections that have it, or what means the same. */
  readonly matches: Matches;
  /** What a section loses that lacks it: the rarer the word, the more. */
  readonly rarity: number;
}

export interface Scored {
  readonly entry: Entry;
  /** How well it matches each word of the query; 0 for a word that it lacks. */
  readonly scores: readonly number[];
  readonly score: number;
}

/** Sections that lack words count by the found words' share of the rarity. */
const COVERAGE_EXPONENT = 1.5;
/** What a heading gains that has the query as it is. */
const PHRASE = 1.5;
/** Posts are in every version's results, and rarely the answer. */
const POST = 0.7;
/** What a section gains whose matches all are better than those above it. */
const NOVELTY = 1.5;
/** Hits that are chosen for what they add to those above, of so many. */
const CHOSEN = 6;
const POOL = 30;
/** Above what any number of words may reach. */
export const EXACT = 1000;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * Chooses the first hits one by one: each by its score, and by how much better
 * it matches words of the query than all above it. So when the first guess is
 * wrong, the next is another.
 */
function withNovelty(ranked: readonly Scored[]): Scored[] {
  const chosen = ranked.filter(({ score }) => score >= EXACT);
  const pool = ranked.slice(chosen.length, chosen.length + POOL);
  const others = ranked.slice(chosen.length + POOL);
  while (chosen.length < CHOSEN && pool.length > 0) {
    const values = pool.map(({ score, scores }) => {
      const added = scores.map((own, word) => {
        const above = chosen.map((one) => one.scores[word] ?? 0);
        return Math.max(0, own - Math.max(0, ...above));
      });
      return score * (1 + (NOVELTY * sum(added)) / sum(scores));
    });
    chosen.push(...pool.splice(values.indexOf(Math.max(...values)), 1));
  }
  return [...chosen, ...pool, ...others];
}

/**
 * Ranks all sections that have anything of a query: first headings that are the query
 * and pages whose title begins so, then by how well they match, each with what it adds.
 *
 * @param words - those of the text that are searched for
 * @param asked - the same words, looked up
 */
export function rank(
  entries: readonly Entry[],
  text: string,
  words: readonly string[],
  asked: readonly QueryWord[],
): Scored[] {
  const squeezed = squeeze(text);
  const joined = words.join('');
  const rarities = asked.map(({ rarity }) => rarity);
  const ids = new Set(asked.flatMap(({ matches }) => [...matches.keys()]));
  const ranked = [...ids].flatMap((id) => {
    const entry = entries[id];
    if (entry === undefined) return [];
    const scores = asked.map(({ matches }) => matches.get(id)?.score ?? 0);
    const found = rarities.filter((_, word) => scores[word] !== 0);
    const heading = entry.squeezed;
    const { level, version } = entry.section;
    const isExact =
      heading === squeezed ||
      entry.meaning === joined ||
      (level === 1 && heading.startsWith(squeezed));
    const isPhrase = words.length > 1 && heading.includes(squeezed);
    const score =
      sum(scores) *
      (sum(found) / sum(rarities)) ** COVERAGE_EXPONENT *
      (isPhrase ? PHRASE : 1) *
      (version === '' ? POST : 1);
    // Of headings that are the query, that of the higher level is first.
    const exact = isExact ? EXACT * (LEVELS.length - level) : 0;
    return { entry, scores, score: score + exact };
  });
  ranked.sort((one, other) => other.score - one.score);
  return withNovelty(ranked);
}
