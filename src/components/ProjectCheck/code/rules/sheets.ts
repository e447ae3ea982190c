/* eslint-disable max-lines -- one list, in the order of the post */
/** Rules for the props and the content of sheets, from v4 to v5. */
import type { Node } from '@babel/types';
import { isInside, memberNameOf, unwrappedParent } from '../semanticModel';
import { DATA, isScrollable } from '../library';
import type { FileUsage, Rule } from '../rule';
import { goesWithHook, hasHookPoints, isFromHook } from './heightHook';
import {
  addFallback,
  addProp,
  inlineRenderFunction,
  hasProp,
  isBoolean,
  isFunctionValue,
  isText,
  parametersOf,
  snapPointElements,
  propOf,
  readingsOf,
  removeProp,
  setProp,
} from './helpers';
import { holdsList, overlapsSiblings, mayScroll, sheetAround } from './layout';
import { countEntries, hasStyle, isAnimated, isUnseen } from './styles';
import {
  hasReadonlyPoints,
  isReadElsewhere,
  makeMutable,
  mayBeUndefined,
  readsData,
  replaceNull,
} from './values';

const SHEETS = ['<BottomSheet>', '<BottomSheetModal>'];
const SIZING = '/blog/bottom-sheet-v5#decide-each-sheets-height';
const LISTS = DATA.components.filter(isScrollable);

export const SHEET_RULES: readonly Rule[] = [
  {
    rows: ['enableDynamicSizing, default false'],
    on: SHEETS,
    when: (usage) =>
      usage.props?.get('enableDynamicSizing') !== true &&
      // Without snap points v4 throws, so the sheet was not written for v4.
      hasProp(usage, 'snapPoints') &&
      !hasHookPoints(usage),
    // TypeScript rejects a prop that a spread may set, too.
    fix: (usage) =>
      usage.props?.get('enableDynamicSizing') === false
        ? undefined
        : addProp(usage, 'enableDynamicSizing', 'false'),
    link: SIZING,
  },
  {
    on: ['BottomSheet.enableDynamicSizing'],
    when: ({ value, file }) => mayBeUndefined(value, file.model),
    text: 'Add `?? false`: where the value is `undefined`, the default applies, which is `true` now.',
    fix: ({ value }) => value && addFallback(value, 'false'),
    link: SIZING,
  },
  {
    rows: ['snapPoints, readonly arrays accepted'],
    on: ['BottomSheet.snapPoints'],
    when: (usage) => usage.file.isTypeScript && hasReadonlyPoints(usage),
    fix: makeMutable,
  },
  {
    rows: ['handleHeight, contentHeight'],
    on: ['BottomSheet.handleHeight', 'BottomSheet.contentHeight'],
    fix(usage) {
      // A value of the hook is removed with the hook, or not at all.
      const isRemovable = isFromHook(usage)
        ? goesWithHook(usage)
        : usage.name === 'BottomSheet.contentHeight' || !isReadElsewhere(usage);
      return isRemovable ? removeProp(usage) : undefined;
    },
    link: SIZING,
  },
  {
    rows: ['onChange(index)'],
    on: ['BottomSheet.onChange'],
    when: (usage) => parametersOf(usage) > 1,
  },
  {
    rows: ['onAnimate(fromIndex, toIndex)'],
    on: ['BottomSheet.onAnimate'],
    when: (usage) => parametersOf(usage) > 2,
  },
  {
    rows: ['children of BottomSheet: nodes or a function'],
    on: ['BottomSheet.children', 'BottomSheetFooter.children'],
    when: (usage) =>
      usage.component !== 'BottomSheetModal' && isFunctionValue(usage),
    fix: inlineRenderFunction,
  },
  {
    level: 'know',
    rows: ['children of BottomSheetModal: ({ data }?) => element'],
    on: ['BottomSheetModal.children'],
    when: (usage) => isFunctionValue(usage) && !readsData(usage),
  },
  {
    rows: ['children of BottomSheetModal: ({ data }?) => element'],
    on: ['BottomSheetModal.children'],
    when: readsData,
    link: '/blog/bottom-sheet-v5#type-the-data-of-a-modal',
  },
  {
    rows: ['backdropComponent, nullable'],
    on: ['BottomSheet.backdropComponent'],
    when: ({ leaves }) => leaves.some(({ type }) => type === 'NullLiteral'),
    fix: replaceNull,
  },
  {
    rows: ['stackBehavior: push, replace (default)'],
    on: ['BottomSheetModal.stackBehavior'],
    when: (usage) => !isText(usage, 'push'),
    fix: (usage) =>
      isText(usage, 'replace') ? setProp(usage, 'switch') : undefined,
    link: '/blog/bottom-sheet-v5#pick-the-stack-behavior-of-your-modals',
  },
  {
    rows: ['A modal without stackBehavior'],
    on: ['<BottomSheetModal>'],
    when: (usage) =>
      !hasProp(usage, 'stackBehavior') &&
      usage.file.usages.some(
        (other) => other.name === usage.name && other.node !== usage.node,
      ),
    link: '/modal/props#stackbehavior',
  },
  {
    level: 'know',
    rows: ['Reduced motion on the device'],
    on: SHEETS,
    when: (usage) => {
      const configs = propOf(usage, 'BottomSheet.animationConfigs');
      const isSet = configs?.leaves.some((leaf) =>
        /\breduceMotion\b/.test(usage.file.model.textOf(leaf)),
      );
      return !hasProp(usage, 'overrideReduceMotion') && !isSet;
    },
    link: '/props#overridereducemotion',
  },
  {
    rows: [
      'activeOffsetX, activeOffsetY, failOffsetX, failOffsetY: a number or an array',
    ],
    on: ['activeOffsetX', 'activeOffsetY', 'failOffsetX', 'failOffsetY'].map(
      (name) => `BottomSheet.${name}`,
    ),
    when: ({ value, leaves, file: { model, isTypeScript } }) =>
      leaves.some((leaf) => {
        if (leaf.type !== 'ArrayExpression') return false;
        if (leaf.elements.length !== 2) return true;
        const parent = model.parentOf(leaf);
        const isTyped =
          parent?.type === 'VariableDeclarator' &&
          'typeAnnotation' in parent.id &&
          !!parent.id.typeAnnotation;
        return isTypeScript && !isInside(leaf, value ?? leaf) && !isTyped;
      }),
  },
  {
    rows: ['enableContentPanningGesture={false}'],
    on: ['BottomSheet.enableContentPanningGesture'],
    when: (usage) => !isBoolean(usage, true) && mayScroll(usage),
  },
  {
    level: 'know',
    rows: ['Invalid snapPoints, index or insets'],
    on: ['BottomSheet.snapPoints'],
    when: (usage) =>
      snapPointElements(usage)?.every((each) =>
        each?.type.endsWith('Literal'),
      ) !== true,
  },
  {
    rows: ['BottomSheetView in the layout flow'],
    on: ['BottomSheetView.style'],
    when: (usage) =>
      hasStyle(usage, /^(?:position|top|left|right)$/) ||
      (hasStyle(usage, /^flex(?:Grow)?$/, isNotZero) &&
        !hasStyle(usage, /^height$/) &&
        !isMeasured(usage)),
    since: '5.1.6',
  },
  {
    on: ['<BottomSheetView>'],
    when: overlapsSiblings,
    since: '5.1.6',
    text: 'Since 5.1.6 a `BottomSheetView` lies at the top of what it is in, on top of its siblings, and takes no space there. Put all content in one `BottomSheetView` right inside the sheet.',
  },
  {
    on: [
      'BottomSheetView.style',
      ...LISTS.map((name) => `${name}.contentContainerStyle`),
    ],
    when: ({ leaves, file: { model } }) =>
      leaves.some((leaf) => countEntries(leaf, model) > 2),
    text: 'An array can have two styles: a third is dropped on iOS and Android, and throws on the web. Use `StyleSheet.flatten`, or nest the array in another one.',
    link: '/scrollables',
  },
  {
    on: ['style', 'animatedProps', 'entering', 'exiting', 'layout'].map(
      (name) => `BottomSheetView.${name}`,
    ),
    when: (usage) =>
      usage.name !== 'BottomSheetView.style' || isAnimated(usage),
    text: '`BottomSheetView` is a plain view in v5, on which animations do nothing. Put the content in an `Animated.View` inside it.',
  },
  {
    level: 'unknown',
    on: ['BottomSheetView.style', 'BottomSheetView.className'],
    when: (usage) => usage.name !== 'BottomSheetView.style' || isUnseen(usage),
    text: 'The style of this `BottomSheetView` is not visible here. Since 5.1.6 `flex`, `position` and `top` have no effect in it, and its bottom padding counts.',
  },
  {
    rows: ['padding and paddingVertical of BottomSheetView'],
    // v2 and v3 act like v5.
    from: ['v4'],
    on: ['BottomSheetView.style'],
    when: (usage) =>
      hasStyle(usage, /^padding(?:Vertical)?$/) &&
      !hasStyle(usage, /^paddingBottom$/),
  },
  ...(['know', undefined] as const).map((level): Rule => ({
    level,
    rows: ['style that a backgroundComponent receives'],
    on: ['BottomSheetBackgroundProps.style'],
    when: (usage) => destructuresStyle(usage) !== (level === 'know'),
    link: '/custom-background',
  })),
  {
    rows: ['A sheet list in the handle, the backdrop or the background'],
    on: ['handle', 'backdrop', 'background'].map(
      (part) => `BottomSheet.${part}Component`,
    ),
    when: ({ leaves, file }) =>
      leaves.some((leaf) => holdsList(leaf, file.model)),
    link: '/troubleshooting#scrollable-cannot-be-used-out-of-the-bottomsheet',
  },
  {
    level: 'know',
    rows: [
      'A closed BottomSheet when its container grows: rotation, the keyboard hides',
    ],
    on: ['BottomSheet.index'],
    when: ({ component, value, file: { model } }) =>
      component === 'BottomSheet' &&
      value !== undefined &&
      model.textOf(value) === '-1',
  },
  {
    level: 'know',
    rows: [
      'Dragging a list below the highest snap point after it was scrolled',
    ],
    on: LISTS.map((name) => `<${name}>`),
    when(usage) {
      const sheet = sheetAround(usage);
      const points = sheet && propOf(sheet, 'BottomSheet.snapPoints');
      return ((points && snapPointElements(points))?.length ?? 0) > 1;
    },
  },
  {
    rows: ['animateOnMount={false} on a modal'],
    on: ['BottomSheet.animateOnMount'],
    when: (usage) =>
      usage.component === 'BottomSheetModal' && isBoolean(usage, false),
    link: '/troubleshooting#animateonmount-with-a-modal',
  },
  {
    on: DATA.removed,
    kinds: ['type'],
    text: 'v5 has no such prop: take it out of the type.',
  },
];

const isNotZero = (value: Node): boolean =>
  value.type !== 'NumericLiteral' || value.value !== 0;

/** Whether the sheet around an element follows the height of its content in v4, too. */
function isMeasured(usage: FileUsage): boolean {
  const sheet = sheetAround(usage);
  const sizing = sheet && propOf(sheet, 'BottomSheet.enableDynamicSizing');
  return (
    sheet !== undefined &&
    (sizing ? isBoolean(sizing, true) : hasHookPoints(sheet))
  );
}

/** Whether a component reads keys of the style that it gets. */
function destructuresStyle(usage: FileUsage): boolean {
  const { model } = usage.file;
  return readingsOf(usage).some((reference) => {
    const parent = unwrappedParent(model, reference);
    if (parent?.type === 'SpreadElement') {
      return model.parentOf(parent)?.type === 'ObjectExpression';
    }
    return parent?.type === 'VariableDeclarator'
      ? parent.id.type === 'ObjectPattern'
      : parent !== undefined && memberNameOf(parent) !== '';
  });
}
