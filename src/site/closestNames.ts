import { distance } from 'fastest-levenshtein';

/**
 * Finds the known names that a misspelled one most resembles, best first.
 *
 * @param limit - how many at most
 */
export function closestNames(
  name: string,
  known: Iterable<string>,
  limit = 3,
): string[] {
  const lower = name.toLowerCase();
  return [...known]
    .map((each) => ({ each, far: distance(lower, each.toLowerCase()) }))
    .sort((a, b) => a.far - b.far || (a.each < b.each ? -1 : 1))
    .slice(0, limit)
    .map(({ each }) => each);
}
