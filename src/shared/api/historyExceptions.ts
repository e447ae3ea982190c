/** Entries of a stored history that change nothing for an app, and why. */
export interface HistoryException {
  readonly release: string;
  readonly names: readonly string[];
  readonly why: string;
}

/**
 * Differences between two releases that only the way in which they are
 * published makes. They are dated nowhere.
 */
export const HISTORY_EXCEPTIONS: readonly HistoryException[] = [
  {
    release: '5.2.0',
    names: ['SCROLLABLE_DECELERATION_RATE_MAPPER'],
    why: 'only the enum that its keys come from was renamed',
  },
  {
    release: '5.2.8',
    names: ['ANIMATION_EASING'],
    why: 'the same function; its declared type lost the prefix Animated',
  },
  {
    release: '5.2.10',
    names: ['BottomSheetFlashList.estimatedItemSize'],
    why: 'it came with the props of FlashList before, and is written out since',
  },
  {
    release: '4.1.6',
    names: [
      'useBottomSheetDynamicSnapPoints',
      'useBottomSheetDynamicSnapPoints.animatedContentHeight',
      'useBottomSheetDynamicSnapPoints.animatedHandleHeight',
    ],
    why: 'in Reanimated 2, `{ value: number }` is what SharedValue<number> means',
  },
  {
    release: '4.4.2',
    names: [
      'BottomSheetScrollableProps.enableFooterMarginAdjustment',
      'BottomSheetScrollableProps.focusHook',
      'BottomSheetScrollableProps.scrollEventsHandlersHook',
    ],
    why: 'the scrollables had them before; only the type that holds them is new',
  },
  {
    release: '2.2.2',
    names: ['BottomSheetModal.bottomInset', 'BottomSheetModal.topInset'],
    why: 'the modal repeats the default of the sheet, which it left to the sheet before',
  },
  {
    release: '2.2.3',
    names: [
      'BottomSheet.children',
      'BottomSheet.snapPoints',
      'BottomSheet.style',
    ],
    why: 'the compiler printed the same types in full before BottomSheetProps was exported',
  },
];
