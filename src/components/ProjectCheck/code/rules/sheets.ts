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
    when: (use, context) =>
      use.props?.get('enableDynamicSizing') !== true &&
      // Without points, v4 throws: this sheet is not of v4.
      hasProp(use, 'snapPoints') &&
      !hasHookPoints(use, context),
    // Where a condition may add the prop, TypeScript takes it only once.
    fix: (use, context) =>
      use.props?.get('enableDynamicSizing') === false
        ? undefined
        : addProp(use, context, 'enableDynamicSizing', 'false'),
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
    when: (use, context) =>
      context.isTypeScript && hasReadonlyPoints(use, context),
    fix: makeMutable,
  },
  {
    rows: ['handleHeight, contentHeight'],
    on: ['BottomSheet.handleHeight', 'BottomSheet.contentHeight'],
    fix(use, context) {
      // With the hook that gives it: all or nothing.
      const isRemovable = isFromHook(use, context)
        ? goesWithHook(use, context)
        : use.name === 'BottomSheet.contentHeight' ||
          !isReadElsewhere(use, context);
      return isRemovable ? removeProp(use, context) : undefined;
    },
    link: SIZING,
  },
  {
    rows: ['onChange(index)'],
    on: ['BottomSheet.onChange'],
    when: (use, context) => parametersOf(use, context) > 1,
  },
  {
    rows: ['onAnimate(fromIndex, toIndex)'],
    covers: ['onAnimate'],
    on: ['BottomSheet.onAnimate'],
    when: (use, context) => parametersOf(use, context) > 2,
  },
  {
    rows: ['children of BottomSheet: nodes or a function'],
    covers: ['BottomSheetFooter, children as a function'],
    on: ['BottomSheet.children', 'BottomSheetFooter.children'],
    when: (use, context) =>
      use.component !== 'BottomSheetModal' && isFunctionValue(use, context),
    fix: inlineRenderFunction,
  },
  {
    level: 'know',
    rows: ['children of BottomSheetModal: ({ data }?) => element'],
    on: ['BottomSheetModal.children'],
    when: (use, context) =>
      isFunctionValue(use, context) && !readsData(use, context),
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
    when: ({ value }, { values }) =>
      values
        .possibleExpressions(value)
        .some(({ type }) => type === 'NullLiteral'),
    fix: replaceNull,
  },
  {
    rows: ['stackBehavior: push, replace (default)'],
    covers: [
      'It is minimized, and comes back when the new one is dismissed',
      'It is dismissed for good',
      'MODAL_STACK_BEHAVIOR',
    ],
    on: ['BottomSheetModal.stackBehavior'],
    when: (use) => !isText(use, 'push'),
    fix: (use) => (isText(use, 'replace') ? setProp(use, 'switch') : undefined),
    link: '/blog/bottom-sheet-v5#pick-the-stack-behavior-of-your-modals',
  },
  {
    rows: ['A modal without stackBehavior'],
    on: ['<BottomSheetModal>'],
    when: (use, { uses }) =>
      !hasProp(use, 'stackBehavior') &&
      uses.some((other) => other.name === use.name && other.node !== use.node),
    link: '/modal/props#stackbehavior',
  },
  {
    level: 'know',
    rows: ['Reduced motion on the device'],
    covers: ['animationConfigs with a forced ReduceMotion.Never'],
    on: SHEETS,
    when: (use, context) => {
      const configs = propOf(use, context, 'BottomSheet.animationConfigs');
      const isSet = context.values
        .possibleExpressions(configs?.value)
        .some((leaf) => /\breduceMotion\b/.test(context.code.textOf(leaf)));
      return !hasProp(use, 'overrideReduceMotion') && !isSet;
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
    when: ({ value }, { code, values, isTypeScript }) =>
      values.possibleExpressions(value).some((leaf) => {
        if (leaf.type !== 'ArrayExpression') return false;
        if (leaf.elements.length !== 2) return true;
        const parent = code.parentOf(leaf);
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
    when: (use, context) => !isBoolean(use, true) && mayScroll(use, context),
  },
  {
    level: 'know',
    rows: ['Invalid snapPoints, index or insets'],
    on: ['BottomSheet.snapPoints'],
    when: (use, context) =>
      snapPointElements(use, context)?.every((each) =>
        each?.type.endsWith('Literal'),
      ) !== true,
  },
  {
    rows: ['BottomSheetView in the layout flow'],
    on: ['BottomSheetView.style'],
    when: (use, context) =>
      hasStyle(use, context, /^(?:position|top|left|right)$/) ||
      (hasStyle(use, context, /^flex(?:Grow)?$/, isNotZero) &&
        !hasStyle(use, context, /^height$/) &&
        !isMeasured(use, context)),
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
    when: ({ value }, { values }) =>
      values
        .possibleExpressions(value)
        .some((leaf) => countEntries(leaf, values) > 2),
    text: 'An array can have two styles: a third is dropped on iOS and Android, and throws on the web. Use `StyleSheet.flatten`, or nest the array in another one.',
    link: '/scrollables',
  },
  {
    on: ['style', 'animatedProps', 'entering', 'exiting', 'layout'].map(
      (name) => `BottomSheetView.${name}`,
    ),
    when: (use, context) =>
      use.name !== 'BottomSheetView.style' || isAnimated(use, context),
    text: '`BottomSheetView` is a plain view in v5, on which animations do nothing. Put the content in an `Animated.View` inside it.',
  },
  {
    level: 'unknown',
    on: ['BottomSheetView.style', 'BottomSheetView.className'],
    when: (use, { values }) =>
      use.name !== 'BottomSheetView.style' || isUnseen(use, values),
    text: 'The style of this `BottomSheetView` is not visible here. Since 5.1.6 `flex`, `position` and `top` have no effect in it, and its bottom padding counts.',
  },
  {
    rows: ['padding and paddingVertical of BottomSheetView'],
    // Before v4 it was as it is in v5.
    from: ['v4'],
    on: ['BottomSheetView.style'],
    when: (use, context) =>
      hasStyle(use, context, /^padding(?:Vertical)?$/) &&
      !hasStyle(use, context, /^paddingBottom$/),
  },
  ...(['know', undefined] as const).map((level): Rule => ({
    level,
    rows: ['style that a backgroundComponent receives'],
    on: ['BottomSheetBackgroundProps.style'],
    when: (use, context) =>
      destructuresStyle(use, context) !== (level === 'know'),
    link: '/custom-background',
  })),
  {
    rows: ['A sheet list in the handle, the backdrop or the background'],
    on: ['handle', 'backdrop', 'background'].map(
      (part) => `BottomSheet.${part}Component`,
    ),
    when: ({ value }, context) =>
      context.values
        .possibleExpressions(value)
        .some((leaf) => holdsList(leaf, context)),
    link: '/troubleshooting#scrollable-cannot-be-used-out-of-the-bottomsheet',
  },
  {
    level: 'know',
    rows: [
      'A closed BottomSheet when its container grows: rotation, the keyboard hides',
    ],
    on: ['BottomSheet.index'],
    when: ({ component, value }, { code }) =>
      component === 'BottomSheet' &&
      value !== undefined &&
      code.textOf(value) === '-1',
  },
  {
    level: 'know',
    rows: [
      'Dragging a list below the highest snap point after it was scrolled',
    ],
    on: LISTS.map((name) => `<${name}>`),
    when(use, context) {
      const sheet = sheetAround(use, context);
      const points = sheet && propOf(sheet, context, 'BottomSheet.snapPoints');
      return ((points && snapPointElements(points, context))?.length ?? 0) > 1;
    },
  },
  {
    rows: ['animateOnMount={false} on a modal'],
    on: ['BottomSheet.animateOnMount'],
    when: (use) =>
      use.component === 'BottomSheetModal' && isBoolean(use, false),
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

/** Whether the sheet around follows the height of its content in v4, too. */
function isMeasured(use: LibraryUsage, context: RuleContext): boolean {
  const sheet = sheetAround(use, context);
  const sizing =
    sheet && propOf(sheet, context, 'BottomSheet.enableDynamicSizing');
  return (
    sheet !== undefined &&
    (sizing ? isBoolean(sizing, true) : hasHookPoints(sheet, context))
  );
}

/** Whether the keys of a style that a component is given are read. */
function destructuresStyle(use: LibraryUsage, context: RuleContext): boolean {
  const { code } = context;
  return readingsOf(use, context).some((place) => {
    const parent = unwrappedParent(code, place);
    if (parent?.type === 'SpreadElement') {
      return code.parentOf(parent)?.type === 'ObjectExpression';
    }
    return parent?.type === 'VariableDeclarator'
      ? parent.id.type === 'ObjectPattern'
      : parent !== undefined && memberNameOf(parent) !== undefined;
  });
}
