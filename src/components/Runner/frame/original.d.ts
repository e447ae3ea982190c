declare module 'react-native-reanimated/lib/module/mutables.js?original' {
  /** A shared value as Reanimated's mappers see it. */
  export interface Mutable {
    value: unknown;
    readonly addListener: (id: number, listener: () => void) => void;
    readonly removeListener: (id: number) => void;
  }
  export function makeMutable(initial: unknown): Mutable;
}

declare module 'react-native' {
  import type { ComponentType } from 'react';

  // The rest of what samples get, which is passed on as it is.
  export const AccessibilityInfo: unknown,
    ActivityIndicator: unknown,
    Animated: unknown,
    AppState: unknown,
    Dimensions: unknown,
    findNodeHandle: unknown,
    I18nManager: unknown,
    Image: unknown,
    Keyboard: unknown,
    Linking: unknown,
    PixelRatio: unknown,
    Platform: unknown,
    Pressable: unknown,
    RefreshControl: unknown,
    SectionList: unknown,
    StatusBar: unknown,
    Switch: unknown,
    TextInput: unknown,
    TouchableOpacity: unknown,
    useWindowDimensions: unknown;
  export const FlatList: ComponentType;
  export const ScrollView: ComponentType;
}
