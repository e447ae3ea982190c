declare module 'react-native-reanimated/lib/module/mutables.js?original' {
  /** A shared value as Reanimated's mappers see it. */
  export interface Mutable {
    value: unknown;
    readonly addListener: (id: number, listener: () => void) => void;
    readonly removeListener: (id: number) => void;
  }
  export function makeMutable(initial: unknown): Mutable;
}
