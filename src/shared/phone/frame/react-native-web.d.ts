// React Native Web has no types: what is used of it here.
declare module 'react-native-web' {
  import type { ComponentType, ReactNode } from 'react';

  interface Props {
    readonly accessibilityLabel?: string | undefined;
    readonly accessibilityRole?: string;
    readonly children?: ReactNode;
    readonly disabled?: boolean | undefined;
    readonly onPress?: (() => void) | undefined;
    readonly style?: unknown;
    readonly testID?: string | undefined;
  }
  export const Text: ComponentType<Props>;
  export const TouchableOpacity: ComponentType<Props>;
  export const StyleSheet: {
    readonly create: <Styles extends object>(styles: Styles) => Styles;
  };
  export const Platform: {
    readonly OS: string;
    readonly select: (choices: Readonly<Record<string, unknown>>) => unknown;
  };
  export const TextInput: ComponentType & { State: Record<string, unknown> };
}

declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react';

  type Style = Readonly<Record<string, string | number>>;
  type Styles = Style | undefined | readonly Styles[];

  export interface ViewProps {
    readonly style?: Styles;
    readonly children?: ReactNode;
  }
  export const FlatList: ComponentType;
  export const ScrollView: ComponentType;
  export const Button: ComponentType<{
    readonly title: string;
    readonly onPress: () => void;
  }>;
  export const Text: ComponentType<{
    readonly style?: Style;
    readonly children: ReactNode;
  }>;
  export const View: ComponentType<ViewProps>;
  export const useColorScheme: () => 'dark' | 'light';
  export const useWindowDimensions: () => { width: number; height: number };
  export const StyleSheet: {
    readonly create: <Styles extends Readonly<Record<string, Style>>>(
      styles: Styles,
    ) => Styles;
  };
}
