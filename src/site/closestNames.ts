import { distance } from 'fastest-levenshtein';

/** How many names a message suggests. */
const MAX_NAMES = 3;

/** Finds the known names that a misspelled one most resembles, best first. */
export function closestNames(name: string, known: Iterable<string>): string[] {
  const lower = name.toLowerCase();
  return [...known]
    .map((each) => ({ each, far: distance(lower, each.toLowerCase()) }))
    .sort((a, b) => a.far - b.far || (a.each < b.each ? -1 : 1))
    .slice(0, MAX_NAMES)
    .map(({ each }) => each);
}
