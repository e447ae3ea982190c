/** Joins texts as in a sentence: `a, b and c`. */
export const formatList = (parts: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(parts);
