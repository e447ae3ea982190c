import { allOf, anyOf, scaled, type Matches } from './matches';
import type { Synonym } from './synonyms';
import type { Vocabulary } from './vocabulary';
import { humps, isStopWord, stemOf, typedWords } from './words';

/** A word of a query. */
export interface QueryWord {
  /** The sections that have it, or what means the same. */
  readonly matches: Matches;
  /** What a section loses that lacks it: the rarer the word, the more. */
  readonly rarity: number;
}

/** What the words of a query are looked up in. */
export interface Searched {
  readonly vocabulary: Vocabulary;
  readonly synonyms: readonly Synonym[];
  /** How many sections there are. */
  readonly sections: number;
}

const SYNONYM_WEIGHT = 0.6;
/** What a beginning counts when it is also a whole word. */
const BEGUN_WEIGHT = 0.5;
/** Words that may be one name when they are written together. */
const LONGEST_NAME = 4;

/** The sections with a word; the last one may still be being typed. */
function matchesOf(
  vocabulary: Vocabulary,
  word: string,
  isLast: boolean,
): Matches {
  const begun = isLast && word.length > 1 ? vocabulary.begun(word) : undefined;
  if (vocabulary.has(word)) {
    const exact = vocabulary.exact(word);
    return begun === undefined
      ? exact
      : anyOf([exact, scaled(begun, BEGUN_WEIGHT)]);
  }
  return begun !== undefined && begun.size > 0
    ? begun
    : vocabulary.misspelled(word);
}

/**
 * The words of a query that are searched for: without those that mean
 * nothing in a question, unless it has no others, and with an identifier
 * that no page has split at its humps.
 *
 * @param text - what the reader typed
 * @returns words in lower case
 */
export function queryWords(text: string, vocabulary: Vocabulary): string[] {
  const typed = typedWords(text);
  const words = typed.flatMap((word, index) => {
    const lower = word.toLowerCase();
    const parts = humps(word);
    const isUnknown =
      parts.length > 1 &&
      matchesOf(vocabulary, lower, index === typed.length - 1).size === 0;
    return isUnknown ? parts : [lower];
  });
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** Where a phrase, in any form, is in a list of words: its first word's index. */
function indexOfPhrase(
  words: readonly string[],
  phrase: readonly string[],
): number {
  return words.findIndex((_, start) =>
    phrase.every((word, index) => {
      const other = words[start + index];
      return other !== undefined && stemOf(other) === stemOf(word);
    }),
  );
}

/**
 * Looks up the words of a query.
 *
 * @param words - as `queryWords` gives them
 */
export function lookUp(
  words: readonly string[],
  { vocabulary, synonyms, sections }: Searched,
): QueryWord[] {
  const alternatives = words.map((word, index) => [
    matchesOf(vocabulary, word, index === words.length - 1),
  ]);
  const add = (start: number, end: number, matches: Matches): void => {
    for (const list of alternatives.slice(start, end)) list.push(matches);
  };
  // `snap points` is also `snapPoints`.
  for (let start = 0; start < words.length; start += 1) {
    const last = Math.min(words.length, start + LONGEST_NAME);
    for (let end = start + 2; end <= last; end += 1) {
      const name = words.slice(start, end).join('');
      if (vocabulary.has(name)) add(start, end, vocabulary.exact(name));
    }
  }
  for (const { typed, meant } of synonyms) {
    for (const phrase of typed) {
      const parts = phrase.split(' ');
      const start = indexOfPhrase(words, parts);
      if (start === -1) continue;
      for (const other of meant.filter((one) => one !== phrase)) {
        const matches = other.split(' ').map((word) => vocabulary.exact(word));
        add(
          start,
          start + parts.length,
          scaled(allOf(matches), SYNONYM_WEIGHT),
        );
      }
    }
  }
  return words.map((word, index) => {
    const matches = anyOf(alternatives[index] ?? []);
    const count = vocabulary.exact(word).size || matches.size || 1;
    return { matches, rarity: Math.log(1 + sections / count) };
  });
}
