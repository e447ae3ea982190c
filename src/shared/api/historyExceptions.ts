/**
 * Differences between two releases that do not affect apps, such as a type printed in
 * another way. They are left out of "Since" and of the release history.
 */
export const HISTORY_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Only the enum that its keys come from was renamed.
  '5.2.0': ['SCROLLABLE_DECELERATION_RATE_MAPPER'],
  // The same function; its declared type lost the prefix Animated.
  '5.2.8': ['ANIMATION_EASING'],
  // It came with the props of FlashList before, and is written out since.
  '5.2.10': ['BottomSheetFlashList.estimatedItemSize'],
  // In Reanimated 2, `{ value: number }` is what SharedValue<number> means.
  '4.1.6': [
    'useBottomSheetDynamicSnapPoints',
    'useBottomSheetDynamicSnapPoints.animatedContentHeight',
    'useBottomSheetDynamicSnapPoints.animatedHandleHeight',
  ],
  // The scrollables had them before; only the type that holds them is new.
  '4.4.2': [
    'BottomSheetScrollableProps.enableFooterMarginAdjustment',
    'BottomSheetScrollableProps.focusHook',
    'BottomSheetScrollableProps.scrollEventsHandlersHook',
  ],
  // The modal repeats the default of the sheet, which it left to the sheet before.
  '2.2.2': ['BottomSheetModal.bottomInset', 'BottomSheetModal.topInset'],
  // The compiler printed the same types in full before BottomSheetProps was exported.
  '2.2.3': [
    'BottomSheet.children',
    'BottomSheet.snapPoints',
    'BottomSheet.style',
  ],
};
