import type { ViewStyle } from 'react-native';
import type { AnimatedStyle } from 'react-native-reanimated';

// The sheet's published types import AnimateStyle, which Reanimated 4.1
// removed: without this, `style` of BottomSheet and BottomSheetModal is any.
declare module 'react-native-reanimated' {
  export type AnimateStyle<Style = ViewStyle> = AnimatedStyle<Style>;
}
