// Overrides the module in which Reanimated makes shared values: each tells the
// function that is being watched that it has been read. Reanimated's compiler
// plugin finds out the same from the text of a worklet.
import {
  makeMutable as make,
  type Mutable,
} from 'react-native-reanimated/lib/module/mutables.js?original';

type Reader = (mutable: Mutable) => void;

/** Who is told of each shared value that is read. */
let reader: Reader | undefined;

/** Calls a function, and `onRead` with each shared value that it reads. */
export function watchReads<Result>(onRead: Reader, run: () => Result): Result {
  const outer = reader;
  reader = onRead;
  try {
    return run();
  } finally {
    reader = outer;
  }
}

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
