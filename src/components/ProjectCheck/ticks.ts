/** Remembers which decisions the reader has ticked, and nothing of their text. */
import { BASE_PATH } from '@site/src/site/basePath';

const KEY = `${BASE_PATH}check-ticks`;
/** The oldest ticks go first. */
const MAX_TICKS = 500;

function readTicks(): string[] {
  try {
    const ticks: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ticks)
      ? ticks.filter((each): each is string => typeof each === 'string')
      : [];
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

/** A number for a text, from which the text cannot be read. */
function hashOf(text: string): string {
  let hash = 5381;
  for (const letter of text)
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

export const isTicked = (decision: string): boolean =>
  readTicks().includes(hashOf(decision));

/** Remembers a decision as done, or forgets it. */
export function tick(decision: string, isDone: boolean): void {
  const hash = hashOf(decision);
  const others = readTicks().filter((each) => each !== hash);
  const ticks = isDone ? [...others, hash] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(ticks.slice(-MAX_TICKS)));
  } catch {
    // Then it is ticked until the page is loaded again.
  }
}
