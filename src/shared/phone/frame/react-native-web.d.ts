// React Native Web has no types: what is used of it here, with any props.
declare module 'react-native-web' {
  import type { ComponentType, ReactNode } from 'react';

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
