// Overrides the module in which Reanimated makes shared values: each tells the
// function that is being watched that it has been read. Reanimated's compiler
// plugin finds out the same from the text of a worklet.
import {
  makeMutable as make,
  type Mutable,
} from 'react-native-reanimated/lib/module/mutables.js?original';

let reader: ((mutable: Mutable) => void) | undefined;

/** Reanimated's, whose reads `watchReads` sees. */
export function makeMutable(initial: unknown): Mutable {
  const mutable = make(initial);
  const value = Object.getOwnPropertyDescriptor(mutable, 'value');
  return Object.defineProperty(mutable, 'value', {
    ...value,
    get() {
      reader?.(mutable);
      return value?.get?.call(mutable) as unknown;
    },
  });
}

/** Calls a function, and `onRead` with each shared value that it reads. */
export function watchReads<Result>(
  onRead: (mutable: Mutable) => void,
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
