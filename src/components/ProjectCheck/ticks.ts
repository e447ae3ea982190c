/** Remembers the decisions that the reader has ticked, as hashes. */
import { BASE_PATH } from '@site/src/site/basePath';

const STORAGE_KEY = `${BASE_PATH}check-ticks`;
/** The number of ticks that are kept, the newest ones. */
const MAX_TICKS = 500;

function readTicks(): string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ');
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** A short hash of a text. */
function hashOf(text: string): string {
  let hash = 5381;
  for (const letter of text)
    hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/** Whether a decision is remembered as done. */
export const isTicked = (decision: string): boolean =>
  readTicks().includes(hashOf(decision));

/** Remembers a decision as done, or forgets it. */
export function tick(decision: string, isDone: boolean): void {
  const hash = hashOf(decision);
  const others = readTicks().filter((each) => each !== hash);
  const ticks = isDone ? [...others, hash] : others;
  try {
    localStorage.setItem(STORAGE_KEY, ticks.slice(-MAX_TICKS).join(' '));
  } catch {
    // Without storage, the tick lasts until the page is reloaded.
  }
}
