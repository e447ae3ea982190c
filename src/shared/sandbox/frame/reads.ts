// A module of its own: the one that replaces Reanimated's is another than `./trackedMutable`.
import type { Mutable } from 'react-native-reanimated/lib/module/mutables.js?original';

type Reader = (mutable: Mutable) => void;

/** Who is told of each shared value that is read. */
let reader: Reader | undefined;

/** Tells that a shared value is read. */
export function trackRead(mutable: Mutable): void {
  reader?.(mutable);
}

/** Calls a function, and `onRead` with each shared value that it reads. */
export function collectReads<Result>(
  onRead: Reader,
  run: () => Result,
): Result {
  const outer = reader;
  reader = onRead;
  try {
    return run();
  } finally {
    reader = outer;
  }
}
