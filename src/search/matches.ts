/** How well a section matches a word, and by which of its terms. */
export interface Match {
  readonly score: number;
  readonly terms: readonly string[];
}

/** Matches by the section's number. */
export type Matches = ReadonlyMap<number, Match>;

/** The same matches with their scores multiplied by a factor. */
export function scaled(matches: Matches, factor: number): Matches {
  return new Map(
    [...matches].map(([id, { score, terms }]) => [
      id,
      { score: score * factor, terms },
    ]),
  );
}

/**
 * The sections that match any of several alternatives.
 *
 * @returns each with the score of its best alternative and the terms of all
 */
export function anyOf(alternatives: readonly Matches[]): Matches {
  const merged = new Map<number, Match>();
  for (const matches of alternatives) {
    for (const [id, { score, terms }] of matches) {
      const known = merged.get(id);
      merged.set(id, {
        score: Math.max(score, known?.score ?? 0),
        terms: [...terms, ...(known?.terms ?? [])],
      });
    }
  }
  return merged;
}

/**
 * The sections that match every word of a phrase.
 *
 * @returns each with the mean of its scores and the terms of all
 */
export function allOf(words: readonly Matches[]): Matches {
  const [first = new Map<number, Match>()] = words;
  const merged = new Map<number, Match>();
  for (const id of first.keys()) {
    const matches = words.flatMap((word) => word.get(id) ?? []);
    if (matches.length === words.length) {
      const sum = matches.reduce((total, { score }) => total + score, 0);
      merged.set(id, {
        score: sum / words.length,
        terms: matches.flatMap(({ terms }) => terms),
      });
    }
  }
  return merged;
}
