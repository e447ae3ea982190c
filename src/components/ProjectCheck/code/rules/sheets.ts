/* eslint-disable max-lines -- one list, in the order of the post */
/** Rules for the props and the content of sheets, from v4 to v5. */
import type { Node } from '@babel/types';
import { isInside, memberNameOf, unwrappedParent } from '../semanticModel';
import { DATA, isScrollable } from '../library';
import type { Rule, RuleContext } from '../rule';
import type { LibraryUsage } from '../usages/usage';
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
    when: (usage, context) =>
      usage.props?.get('enableDynamicSizing') !== true &&
      // Without snap points v4 throws, so the sheet was not written for v4.
      hasProp(usage, 'snapPoints') &&
      !hasHookPoints(usage, context),
    // TypeScript rejects a prop that a spread may set, too.
    fix: (usage, context) =>
      usage.props?.get('enableDynamicSizing') === false
        ? undefined
        : addProp(usage, context, 'enableDynamicSizing', 'false'),
    link: SIZING,
  },
  {
    on: ['BottomSheet.enableDynamicSizing'],
    when: ({ value }, context) => mayBeUndefined(value, context),
    text: 'Add `?? false`: where the value is `undefined`, the default applies, which is `true` now.',
    fix: ({ value }) => value && addFallback(value, 'false'),
    link: SIZING,
  },
  {
    rows: ['snapPoints, readonly arrays accepted'],
    on: ['BottomSheet.snapPoints'],
    when: (usage, context) =>
      context.isTypeScript && hasReadonlyPoints(usage, context),
    fix: makeMutable,
  },
  {
    rows: ['handleHeight, contentHeight'],
    on: ['BottomSheet.handleHeight', 'BottomSheet.contentHeight'],
    fix(usage, context) {
      // A value of the hook is removed with the hook, or not at all.
      const isRemovable = isFromHook(usage, context)
        ? goesWithHook(usage, context)
        : usage.name === 'BottomSheet.contentHeight' ||
          !isReadElsewhere(usage, context);
      return isRemovable ? removeProp(usage, context) : undefined;
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
    when: (usage, context) =>
      isFunctionValue(usage) && !readsData(usage, context),
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
    when: (usage, { usages }) =>
      !hasProp(usage, 'stackBehavior') &&
      usages.some(
        (other) => other.name === usage.name && other.node !== usage.node,
      ),
    link: '/modal/props#stackbehavior',
  },
  {
    level: 'know',
    rows: ['Reduced motion on the device'],
    on: SHEETS,
    when: (usage, context) => {
      const configs = propOf(usage, context, 'BottomSheet.animationConfigs');
      const isSet = configs?.leaves.some((leaf) =>
        /\breduceMotion\b/.test(context.model.textOf(leaf)),
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
    when: ({ value, leaves }, { model, isTypeScript }) =>
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
    when: (usage, context) =>
      !isBoolean(usage, true) && mayScroll(usage, context),
  },
  {
    level: 'know',
    rows: ['Invalid snapPoints, index or insets'],
    on: ['BottomSheet.snapPoints'],
    when: (usage, context) =>
      snapPointElements(usage, context)?.every((each) =>
        each?.type.endsWith('Literal'),
      ) !== true,
  },
  {
    rows: ['BottomSheetView in the layout flow'],
    on: ['BottomSheetView.style'],
    when: (usage, context) =>
      hasStyle(usage, context, /^(?:position|top|left|right)$/) ||
      (hasStyle(usage, context, /^flex(?:Grow)?$/, isNotZero) &&
        !hasStyle(usage, context, /^height$/) &&
        !isMeasured(usage, context)),
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
    when: ({ leaves }, { model }) =>
      leaves.some((leaf) => countEntries(leaf, model) > 2),
    text: 'An array can have two styles: a third is dropped on iOS and Android, and throws on the web. Use `StyleSheet.flatten`, or nest the array in another one.',
    link: '/scrollables',
  },
  {
    on: ['style', 'animatedProps', 'entering', 'exiting', 'layout'].map(
      (name) => `BottomSheetView.${name}`,
    ),
    when: (usage, context) =>
      usage.name !== 'BottomSheetView.style' || isAnimated(usage, context),
    text: '`BottomSheetView` is a plain view in v5, on which animations do nothing. Put the content in an `Animated.View` inside it.',
  },
  {
    level: 'unknown',
    on: ['BottomSheetView.style', 'BottomSheetView.className'],
    when: (usage, { model }) =>
      usage.name !== 'BottomSheetView.style' || isUnseen(usage, model),
    text: 'The style of this `BottomSheetView` is not visible here. Since 5.1.6 `flex`, `position` and `top` have no effect in it, and its bottom padding counts.',
  },
  {
    rows: ['padding and paddingVertical of BottomSheetView'],
    // v2 and v3 act like v5.
    from: ['v4'],
    on: ['BottomSheetView.style'],
    when: (usage, context) =>
      hasStyle(usage, context, /^padding(?:Vertical)?$/) &&
      !hasStyle(usage, context, /^paddingBottom$/),
  },
  ...(['know', undefined] as const).map((level): Rule => ({
    level,
    rows: ['style that a backgroundComponent receives'],
    on: ['BottomSheetBackgroundProps.style'],
    when: (usage, context) =>
      destructuresStyle(usage, context) !== (level === 'know'),
    link: '/custom-background',
  })),
  {
    rows: ['A sheet list in the handle, the backdrop or the background'],
    on: ['handle', 'backdrop', 'background'].map(
      (part) => `BottomSheet.${part}Component`,
    ),
    when: ({ leaves }, context) =>
      leaves.some((leaf) => holdsList(leaf, context)),
    link: '/troubleshooting#scrollable-cannot-be-used-out-of-the-bottomsheet',
  },
  {
    level: 'know',
    rows: [
      'A closed BottomSheet when its container grows: rotation, the keyboard hides',
    ],
    on: ['BottomSheet.index'],
    when: ({ component, value }, { model }) =>
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
    when(usage, context) {
      const sheet = sheetAround(usage, context);
      const points = sheet && propOf(sheet, context, 'BottomSheet.snapPoints');
      return ((points && snapPointElements(points, context))?.length ?? 0) > 1;
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
function isMeasured(usage: LibraryUsage, context: RuleContext): boolean {
  const sheet = sheetAround(usage, context);
  const sizing =
    sheet && propOf(sheet, context, 'BottomSheet.enableDynamicSizing');
  return (
    sheet !== undefined &&
    (sizing ? isBoolean(sizing, true) : hasHookPoints(sheet, context))
  );
}

/** Whether a component reads keys of the style that it gets. */
function destructuresStyle(usage: LibraryUsage, context: RuleContext): boolean {
  const { model } = context;
  return readingsOf(usage, context).some((reference) => {
    const parent = unwrappedParent(model, reference);
    if (parent?.type === 'SpreadElement') {
      return model.parentOf(parent)?.type === 'ObjectExpression';
    }
    return parent?.type === 'VariableDeclarator'
      ? parent.id.type === 'ObjectPattern'
      : parent !== undefined && memberNameOf(parent) !== undefined;
  });
}
