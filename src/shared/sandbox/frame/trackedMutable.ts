// Overrides the module in which Reanimated makes shared values: each tells the
// function that is being watched that it has been read. Reanimated's compiler
// plugin finds out the same from the text of a worklet.
import {
  makeMutable as make,
  type Mutable,
} from 'react-native-reanimated/lib/module/mutables.js?original';
import { trackRead } from './trackedReads';

/** Reanimated's, whose reads `collectReads` sees. */
export function makeMutable(initial: unknown): Mutable {
  const mutable = make(initial);
  const value = Object.getOwnPropertyDescriptor(mutable, 'value');
  return Object.defineProperty(mutable, 'value', {
    ...value,
    get() {
      trackRead(mutable);
      return value?.get?.call(mutable) as unknown;
    },
  });
}
