// What is used here of packages and modules without types.

declare module 'react-native-web' {
  import type { ComponentType, ReactNode } from 'react';

  /** Takes any props. */
  type Component = ComponentType<Readonly<Record<string, unknown>>>;

  /** The types of other packages ask for it. */
  export interface ViewProps {
    readonly children?: ReactNode;
    readonly style?: unknown;
  }
  export const Button: Component;
  export const FlatList: Component;
  export const ScrollView: Component;
  export const Text: Component;
  export const TextInput: Component & { State: Record<string, unknown> };
  export const TouchableOpacity: Component;
  export const View: Component;
  export const Platform: {
    readonly OS: string;
    readonly select: (choices: Readonly<Record<string, unknown>>) => unknown;
  };
  export const StyleSheet: {
    readonly create: <Styles extends object>(styles: Styles) => Styles;
  };
  export const useColorScheme: () => 'dark' | 'light';
  export const useWindowDimensions: () => { width: number; height: number };
}

declare module 'react-native' {
  export * from 'react-native-web';
}

declare module '@gorhom/bottom-sheet/lib/module/hooks/usePropsValidator' {
  /** The check of props that the sheet itself makes in development. */
  export function usePropsValidator(props: object): void;
}

declare module 'react-native-reanimated/lib/module/mutables.js?original' {
  /** A shared value as Reanimated's mappers see it. */
  export interface Mutable {
    value: unknown;
    readonly addListener: (id: number, listener: () => void) => void;
    readonly removeListener: (id: number) => void;
  }
  export function makeMutable(initial: unknown): Mutable;
}
