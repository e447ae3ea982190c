/**
 * Defaults that a component hands down before something deeper fills them in.
 * They cannot be read off the component's own destructuring, so they stand
 * here, each with the source text that proves it. The extraction fails when the
 * text is no longer in the file.
 */
import type { ApiVersion } from '../../src/api/types';

/** Source text that proves a fact. */
export interface Proof {
  /** File below the package's `src/`. */
  file: string;
  /** Text of that file, white space aside. */
  proof: string;
}

export interface NestedDefault extends Proof {
  /** `<component or type>.<member>` */
  member: string;
  /** The value in code, or in words when it is computed. */
  default?: string;
  defaultNote?: string;
  /** How older releases of the same version say the same. */
  earlier?: Proof[];
}

const shared = {
  gestureHook: {
    member: 'BottomSheet.gestureEventsHandlersHook',
    default: 'useGestureEventsHandlersDefault',
    file: 'components/bottomSheetGestureHandlersProvider/BottomSheetGestureHandlersProvider.tsx',
    proof: 'useGestureEventsHandlers = useGestureEventsHandlersDefault,',
  },
  animationConfigs: {
    member: 'BottomSheet.animationConfigs',
    default: 'ANIMATION_CONFIGS',
    file: 'utilities/animate.ts',
    proof: 'if (!configs) { configs = ANIMATION_CONFIGS; }',
  },
  focusHook: {
    member: 'BottomSheetScrollableProps.focusHook',
    default: 'useEffect',
    file: 'hooks/useScrollableSetter.ts',
    proof: 'useFocusHook = useEffect',
  },
  footerMargin: {
    member: 'BottomSheetScrollableProps.enableFooterMarginAdjustment',
    default: 'false',
    file: 'components/bottomSheetScrollable/createBottomSheetScrollableComponent.tsx',
    proof: 'enableFooterMarginAdjustment = false,',
  },
  scrollHook: {
    member: 'BottomSheetScrollableProps.scrollEventsHandlersHook',
    default: 'useScrollEventsHandlersDefault',
    file: 'hooks/useScrollHandler.ts',
    proof: 'useScrollEventsHandlers = useScrollEventsHandlersDefault,',
  },
} satisfies Record<string, NestedDefault>;

const BACKGROUND = {
  member: 'BottomSheet.backgroundComponent',
  defaultNote: 'the built-in background',
};

const OLD_BACKGROUND: Proof = {
  file: 'components/bottomSheetBackgroundContainer/BottomSheetBackgroundContainer.tsx',
  proof: '_providedBackgroundComponent || BottomSheetBackground',
};

const MAX_SIZE = {
  member: 'BottomSheet.maxDynamicContentSize',
  defaultNote: 'the height of the container',
};

const HANDLE = {
  member: 'BottomSheet.handleComponent',
  default: 'BottomSheetHandle',
  file: 'components/bottomSheetHandleContainer/BottomSheetHandleContainer.tsx',
  proof:
    '_providedHandleComponent === undefined ? BottomSheetHandle : _providedHandleComponent',
};

export const NESTED_DEFAULTS: Record<ApiVersion, NestedDefault[]> = {
  v5: [
    ...Object.values(shared),
    {
      member: HANDLE.member,
      default: HANDLE.default,
      file: 'components/bottomSheet/BottomSheet.tsx',
      proof: 'handleComponent = BottomSheetHandle,',
      earlier: [
        { file: HANDLE.file, proof: HANDLE.proof },
        {
          file: 'components/bottomSheetHandle/BottomSheetHandleContainer.tsx',
          proof:
            'const HandleComponent = handleComponent ?? BottomSheetHandle;',
        },
        {
          file: 'components/bottomSheetHandle/BottomSheetHandleContainer.tsx',
          proof: HANDLE.proof,
        },
      ],
    },
    {
      ...BACKGROUND,
      file: 'components/bottomSheetBackground/BottomSheetBackgroundContainer.tsx',
      proof: '_providedBackgroundComponent ?? BottomSheetBackground',
      earlier: [OLD_BACKGROUND],
    },
    {
      ...MAX_SIZE,
      file: 'hooks/useAnimatedDetents.ts',
      proof:
        'maxDynamicContentSize !== undefined ? maxDynamicContentSize : containerHeight',
      earlier: [
        {
          file: 'hooks/useAnimatedSnapPoints.ts',
          proof:
            'maxDynamicContentSize !== undefined ? maxDynamicContentSize : containerHeight.value',
        },
      ],
    },
    {
      member: 'BottomSheet.enableHandlePanningGesture',
      default: 'true',
      file: 'components/bottomSheetHandle/BottomSheetHandleContainer.tsx',
      proof:
        'enableHandlePanningGesture = DEFAULT_ENABLE_HANDLE_PANNING_GESTURE,',
      earlier: [
        {
          file: 'components/bottomSheetHandleContainer/BottomSheetHandleContainer.tsx',
          proof:
            'enableHandlePanningGesture = DEFAULT_ENABLE_HANDLE_PANNING_GESTURE,',
        },
      ],
    },
    {
      member: 'BottomSheet.overrideReduceMotion',
      default: 'ReduceMotion.System',
      file: 'components/bottomSheet/BottomSheet.tsx',
      proof:
        '!_providedOverrideReduceMotion || _providedOverrideReduceMotion === ReduceMotion.System',
    },
  ],
  v4: [
    ...Object.values(shared),
    HANDLE,
    { ...BACKGROUND, ...OLD_BACKGROUND },
    {
      ...MAX_SIZE,
      file: 'hooks/useNormalizedSnapPoints.ts',
      proof:
        'maxDynamicContentSize !== undefined ? maxDynamicContentSize : containerHeight.value',
    },
  ],
  v2: [
    HANDLE,
    { ...BACKGROUND, ...OLD_BACKGROUND },
    {
      member: 'BottomSheetBackdrop.pressBehavior',
      default: "'close'",
      file: 'components/bottomSheetBackdrop/usePressBehavior.ts',
      proof: 'return pressBehavior ?? DEFAULT_PRESS_BEHAVIOR;',
    },
  ],
};

export interface RuntimeDeprecation {
  name: string;
  replacement: string;
  file: string;
  proof: string;
}

/** Exports that warn when they run, but whose types do not say so. */
export const RUNTIME_DEPRECATIONS: Record<ApiVersion, RuntimeDeprecation[]> = {
  v5: [
    {
      name: 'BottomSheetFlashList',
      replacement: 'useBottomSheetScrollableCreator',
      file: 'components/bottomSheetScrollable/BottomSheetFlashList.tsx',
      proof: 'BottomSheetFlashList is deprecated, please use',
    },
  ],
  v4: [],
  v2: [],
};
