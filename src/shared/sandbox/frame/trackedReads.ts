// Kept apart from `./trackedMutable`: the bundler replaces Reanimated's module with that
// file, so an import of it from here would be a second instance.
import type { Mutable } from 'react-native-reanimated/lib/module/mutables.js?original';

type Reader = (mutable: Mutable) => void;

/** Called with each shared value that is read. */
let reader: Reader | undefined;

/** Reports that a shared value is read. */
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
