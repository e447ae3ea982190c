/** What a reader writes where the checker of v4 code leaves a decision. */

export interface HandMade {
  /** The page, and a piece of the sample that no other one there has. */
  readonly file: string;
  readonly has: string;
  /** Why the checker does not do it. */
  readonly why: string;
  /** Text that the checker leaves, and what is written instead. */
  readonly changes: readonly (readonly [from: string, to: string])[];
}

const KEYBOARD = `shouldHandleKeyboardEvents.value = `;

export const BY_HAND: readonly HandMade[] = [
  {
    file: 'versioned_docs/version-4/components/bottomsheettextinput.mdx',
    has: 'shouldHandleKeyboardEvents',
    why: 'the value is gone, and what replaces it needs the node of the input',
    changes: [
      [
        'const { shouldHandleKeyboardEvents } = useBottomSheetInternal();',
        'const { animatedKeyboardState: keyboard } = useBottomSheetInternal();',
      ],
      [
        `${KEYBOARD}true;`,
        'keyboard.set((state) => ({ ...state, target: 1 }));',
      ],
      [
        `${KEYBOARD}false;`,
        'keyboard.set((state) => ({ ...state, target: undefined }));',
      ],
      ['[shouldHandleKeyboardEvents]', '[keyboard]'],
    ],
  },
  {
    file: 'versioned_docs/version-4/hooks.mdx',
    has: 'useBottomSheetDynamicSnapPoints(initialSnapPoints)',
    why: 'dynamic sizing sorts the height of the content among the other points',
    changes: [
      ["['CONTENT_HEIGHT', '90%']", "['90%']"],
      [
        '  BottomSheetView,\n  useBottomSheetDynamicSnapPoints,\n',
        '  BottomSheetView,\n',
      ],
      [
        `  const {
    animatedSnapPoints,
    animatedHandleHeight,
    animatedContentHeight,
    handleContentLayout,
  } = useBottomSheetDynamicSnapPoints(initialSnapPoints);

`,
        '',
      ],
      ['snapPoints={animatedSnapPoints}', 'snapPoints={initialSnapPoints}'],
      ['      handleHeight={animatedHandleHeight}\n', ''],
      ['      contentHeight={animatedContentHeight}\n', ''],
      [' onLayout={handleContentLayout}', ''],
    ],
  },
  {
    file: 'versioned_docs/version-4/hooks.mdx',
    has: 'useHandleFirst',
    why: 'what the handlers kept in their context goes into a shared value',
    changes: [
      [
        "import { StyleSheet, Text } from 'react-native';",
        "import { useCallback } from 'react';\nimport { StyleSheet, Text } from 'react-native';",
      ],
      ['import { useWorkletCallback }', 'import { useSharedValue }'],
      ['interface Context {\n  ignored?: boolean;\n}\n', ''],
      [
        'const { animatedIndex } = useBottomSheetInternal();',
        'const { animatedIndex } = useBottomSheetInternal();\n  const ignored = useSharedValue(false);',
      ],
      ['<Context>', ''],
      ['useWorkletCallback(', 'useCallback('],
      [
        '(source, payload, context) => {',
        "(source, payload) => {\n        'worklet';",
      ],
      ['context.ignored', 'ignored.value'],
      ['payload, context)', 'payload)'],
      ['[animatedIndex, defaults', '[animatedIndex, ignored, defaults'],
      ['handleOnActive', 'handleOnChange'],
      [
        'return { handleOnStart, handleOnChange, handleOnEnd };',
        'return { ...defaults, handleOnStart, handleOnChange, handleOnEnd };',
      ],
    ],
  },
  {
    file: 'versioned_docs/version-4/modal/usage.mdx',
    has: 'present(city)',
    why: 'the type of the data is named',
    changes: [
      ['useRef<BottomSheetModal>', 'useRef<BottomSheetModal<City>>'],
      ['<BottomSheetModal ref', '<BottomSheetModal<City> ref'],
    ],
  },
  {
    file: 'versioned_docs/version-4/scrollables.mdx',
    has: 'UnlockScrolling',
    why: 'enableContentPanningGesture={false} does what the workaround did',
    changes: [
      ['  SCROLLABLE_STATUS,\n  useBottomSheetInternal,\n', ''],
      ["import { useEffect } from 'react';\n", ''],
      [
        `function UnlockScrolling() {
  const { animatedScrollableOverrideState } = useBottomSheetInternal();

  useEffect(() => {
    animatedScrollableOverrideState.value = SCROLLABLE_STATUS.UNLOCKED;
    return () => {
      animatedScrollableOverrideState.value = SCROLLABLE_STATUS.UNDETERMINED;
    };
  }, [animatedScrollableOverrideState]);

  return null;
}
`,
        '',
      ],
      ['      <UnlockScrolling />\n', ''],
    ],
  },
  {
    file: 'versioned_docs/version-4/scrollables.mdx',
    has: 'useReportingScroll',
    why: 'Reanimated 4 has no useWorkletCallback',
    changes: [
      [
        'import { createContext, useContext }',
        'import { createContext, useCallback, useContext }',
      ],
      ['  useWorkletCallback,\n', ''],
      ['useWorkletCallback(', 'useCallback('],
      ['type Context = Record<string, unknown>;', 'type Context = never;'],
      [
        '(payload, context) => {',
        "(payload, context) => {\n        'worklet';",
      ],
    ],
  },
  {
    file: 'blog/2024-10-13-bottom-sheet-v5.mdx',
    has: 'useReportedDrag: GestureEventsHandlersHookType',
    why: 'what the handlers kept in their context goes into a shared value',
    changes: [
      [
        "import { runOnJS, useWorkletCallback } from 'react-native-reanimated';",
        "import { useCallback } from 'react';\nimport { runOnJS, useSharedValue } from 'react-native-reanimated';",
      ],
      ['type DragContext = { startedAt?: number };\n', ''],
      [
        `  const { handleOnStart, handleOnActive, handleOnEnd } =
    useGestureEventsHandlersDefault();`,
        `  const { handleOnStart, handleOnChange, handleOnEnd, handleOnFinalize } =
    useGestureEventsHandlersDefault();
  const startedAt = useSharedValue(0);`,
      ],
      ['<DragContext>', ''],
      ['useWorkletCallback(', 'useCallback('],
      [
        '(source, payload, context) => {',
        "(source, payload) => {\n        'worklet';",
      ],
      ['payload, context)', 'payload)'],
      ['context.startedAt = ', 'startedAt.value = '],
      ['(context.startedAt ?? 0)', 'startedAt.value'],
      [
        'handleOnActive, handleOnEnd: onEnd',
        'handleOnChange, handleOnEnd: onEnd, handleOnFinalize',
      ],
      ['[handleOnStart]', '[handleOnStart, startedAt]'],
      ['[handleOnEnd]', '[handleOnEnd, startedAt]'],
    ],
  },
  {
    file: 'versioned_docs/version-4/react-navigation-integration.mdx',
    has: 'independent',
    why: 'the samples of v5 use React Navigation 7, whose change this is',
    changes: [
      [
        '  NavigationContainer,\n',
        '  NavigationContainer,\n  NavigationIndependentTree,\n',
      ],
      [
        '<NavigationContainer independent>',
        '<NavigationIndependentTree><NavigationContainer>',
      ],
      [
        '</NavigationContainer>',
        '</NavigationContainer></NavigationIndependentTree>',
      ],
    ],
  },
];
