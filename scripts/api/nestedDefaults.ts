/**
 * Facts that are neither in a type nor in the props that a component destructures. Each
 * has the source text that proves it. The extraction fails when the text is no longer in
 * the file.
 */
import type { ApiFacts } from '../../src/shared/api/types';
import type { PublishedPackage } from './package';

interface SourceEvidence {
  /** File below the package's `src/`. */
  file: string;
  /** Text of that file, white space aside. */
  proof: string;
}

/** The default of a prop that a component passes on to what fills it in. */
interface NestedDefault extends SourceEvidence {
  /** `<component or type>.<member>` */
  member: string;
  /** The value in code, or in words when it is computed. */
  default?: string;
  defaultNote?: string;
}

const NESTED_DEFAULTS: readonly NestedDefault[] = [
  {
    member: 'BottomSheet.gestureEventsHandlersHook',
    default: 'useGestureEventsHandlersDefault',
    file: 'components/bottomSheetGestureHandlersProvider/BottomSheetGestureHandlersProvider.tsx',
    proof: 'useGestureEventsHandlers = useGestureEventsHandlersDefault,',
  },
  {
    member: 'BottomSheet.animationConfigs',
    default: 'ANIMATION_CONFIGS',
    file: 'utilities/animate.ts',
    proof: 'if (!configs) { configs = ANIMATION_CONFIGS; }',
  },
  {
    member: 'BottomSheetScrollableProps.focusHook',
    default: 'useEffect',
    file: 'hooks/useScrollableSetter.ts',
    proof: 'useFocusHook = useEffect',
  },
  {
    member: 'BottomSheetScrollableProps.enableFooterMarginAdjustment',
    default: 'false',
    file: 'components/bottomSheetScrollable/createBottomSheetScrollableComponent.tsx',
    proof: 'enableFooterMarginAdjustment = false,',
  },
  {
    member: 'BottomSheetScrollableProps.scrollEventsHandlersHook',
    default: 'useScrollEventsHandlersDefault',
    file: 'hooks/useScrollHandler.ts',
    proof: 'useScrollEventsHandlers = useScrollEventsHandlersDefault,',
  },
  {
    member: 'BottomSheet.backgroundComponent',
    defaultNote: 'the built-in background',
    file: 'components/bottomSheetBackground/BottomSheetBackgroundContainer.tsx',
    proof: '_providedBackgroundComponent ?? BottomSheetBackground',
  },
  {
    member: 'BottomSheet.maxDynamicContentSize',
    defaultNote: 'the height of the container',
    file: 'hooks/useAnimatedDetents.ts',
    proof:
      'maxDynamicContentSize !== undefined ? maxDynamicContentSize : containerHeight',
  },
  {
    member: 'BottomSheet.enableHandlePanningGesture',
    default: 'true',
    file: 'components/bottomSheetHandle/BottomSheetHandleContainer.tsx',
    proof:
      'enableHandlePanningGesture = DEFAULT_ENABLE_HANDLE_PANNING_GESTURE,',
  },
  {
    member: 'BottomSheet.overrideReduceMotion',
    default: 'ReduceMotion.System',
    file: 'components/bottomSheet/BottomSheet.tsx',
    proof:
      '!_providedOverrideReduceMotion || _providedOverrideReduceMotion === ReduceMotion.System',
  },
];

/** An export that warns when it runs, but whose type does not say so. */
export const RUNTIME_DEPRECATION = {
  name: 'BottomSheetFlashList',
  replacement: 'useBottomSheetScrollableCreator',
  file: 'components/bottomSheetScrollable/BottomSheetFlashList.tsx',
  proof: 'BottomSheetFlashList is deprecated, please use',
};

/**
 * Checks that the source has the text that proves a fact.
 *
 * @throws when the text is gone
 */
export function assertSourceContains(
  pkg: PublishedPackage,
  { file, proof }: SourceEvidence,
): void {
  const squeeze = (text: string): string => text.replace(/\s+/g, '');
  const source = pkg.file(`src/${file}`)?.text ?? '';
  if (!squeeze(source).includes(squeeze(proof))) {
    throw new Error(
      `src/${file} no longer says: ${proof}\n` +
        'Read the file and correct scripts/api/nestedDefaults.ts.',
    );
  }
}

/**
 * Writes the defaults of the table into the facts.
 *
 * @throws when a text that proves one is gone, or a member does not exist
 */
export function applyNestedDefaults(
  pkg: PublishedPackage,
  facts: ApiFacts,
): void {
  for (const nested of NESTED_DEFAULTS) {
    assertSourceContains(pkg, nested);
    const [owner = '', prop = ''] = nested.member.split('.');
    const known =
      facts.components[owner]?.props[prop] ??
      facts.types[owner]?.members?.[prop];
    if (known === undefined) throw new Error(`There is no ${nested.member}.`);
    const { default: value, defaultNote } = nested;
    Object.assign(known, value ? { default: value } : { defaultNote });
  }
}
