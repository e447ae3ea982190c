import { stemmer } from 'stemmer';

/** Splits on everything that is no letter and no digit in any script. */
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** `can't`, `cant` and `cannot` say `not`. */
const NEGATIONS =
  /\b(?:are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n['’]?t\b|\bcannot\b/giu;

/** Boundaries inside an identifier: `flatList`, `HTMLElement`, `point2d`. */
const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Words that carry no meaning in a question. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be been but by can could did do does ' +
    'doing for from get gets give had has have he her his how i if ' +
    'in into is it its me my no of on or our please she should so ' +
    'some than that the their them then there these they this those to too ' +
    'us want was we were what when where which while who why will ' +
    'with would you your'
  ).split(' '),
);

/**
 * Splits an identifier at its humps.
 *
 * @param word - a word without separators
 * @returns its parts in lower case; one part where it has no humps
 */
export function humps(word: string): string[] {
  return word.split(HUMPS).map((part) => part.toLowerCase());
}

/**
 * The words of a text as they are typed.
 *
 * @param text - any text
 * @returns the words in order, repeated where they repeat
 */
export function typedWords(text: string): string[] {
  return text
    .replace(NEGATIONS, ' not ')
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/**
 * The words of a text in lower case.
 *
 * @param text - any text
 * @returns the words in order, repeated where they repeat
 */
export function wordsOf(text: string): string[] {
  return typedWords(text).map((word) => word.toLowerCase());
}

/** Whether a word, in lower case, carries no meaning in a question. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** What was made of a word once is kept: the same words come again and again. */
const stems = new Map<string, string>();
const terms = new Map<string, readonly string[]>();
const stemmedTerms = new Map<string, readonly string[]>();

function remembered<T>(
  known: Map<string, T>,
  word: string,
  make: (word: string) => T,
): T {
  let made = known.get(word);
  if (made === undefined) {
    made = make(word);
    known.set(word, made);
  }
  return made;
}

/** The stem of a word in lower case, by Porter's algorithm. */
export function stemOf(word: string): string {
  return remembered(stems, word, stemmer);
}

/**
 * A word and its stem: `closing` gives `closing` and `close`.
 *
 * @param word - a word in lower case
 * @returns the word, and its stem where that differs
 */
export function withStem(word: string): string[] {
  const stem = stemOf(word);
  return stem === word ? [word] : [word, stem];
}

/** The terms of one word as it is typed, as `termsOf` gives them. */
function termsOfWord(word: string): readonly string[] {
  const parts = humps(word);
  if (parts.length === 1) return parts;
  const runs = new Set<string>();
  for (let start = 0; start < parts.length; start += 1) {
    for (let end = start + 1; end <= parts.length; end += 1) {
      runs.add(parts.slice(start, end).join(''));
    }
  }
  return [...runs];
}

/**
 * The terms under which a text is found: each word whole, and for an
 * identifier also its parts and the runs of parts, so that
 * `BottomSheetFlatList` is found as `flat`, `list`, `flatlist` and
 * `bottomsheetflatlist`.
 *
 * @param text - any text
 * @returns terms in lower case
 */
export function termsOf(text: string): string[] {
  return typedWords(text).flatMap((word) =>
    remembered(terms, word, termsOfWord),
  );
}

/**
 * The terms under which a text is found, and their stems.
 *
 * @param text - any text
 * @returns terms in lower case
 */
export function stemmedTermsOf(text: string): string[] {
  return termsOf(text).flatMap(withStem);
}

/**
 * The same for a word. It is quicker where a text's words are known.
 *
 * @param word - letters and digits only
 */
export function stemmedTermsOfWord(word: string): readonly string[] {
  return remembered(stemmedTerms, word, stemmedTermsOf);
}

/**
 * A text reduced to its letters and digits in lower case, by which
 * `snap points`, `snapPoints` and `snap-points` are the same.
 *
 * @param text - any text
 * @returns the reduced text
 */
export function squeeze(text: string): string {
  return wordsOf(text).join('');
}
