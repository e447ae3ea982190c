/** Splits on everything that is no letter and no digit in any script. */
const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** Boundaries inside an identifier: `flatList`, `HTMLElement`, `point2d`. */
const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

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
 * The words of a text as they are typed, in lower case.
 *
 * @param text - any text
 * @returns the words in order, repeated where they repeat
 */
export function wordsOf(text: string): string[] {
  return text
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
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
  return text
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .flatMap((word) => {
      const parts = humps(word);
      if (parts.length === 1) {
        return parts;
      }
      const terms = new Set<string>();
      for (let start = 0; start < parts.length; start += 1) {
        for (let end = start + 1; end <= parts.length; end += 1) {
          terms.add(parts.slice(start, end).join(''));
        }
      }
      return [...terms];
    });
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
