/* eslint-disable max-lines -- one list, in the order of the post */
/** Rules for the props and the content of sheets, from v4 to v5. */
import type { Node } from '@babel/types';
import { isWithin, memberNameOf, parentOfWrapped } from '../code';
import { DATA, isScrollable } from '../library';
import type { Rule, RuleContext } from '../rule';
import type { Use } from '../uses';
import { goesWithHook, hasHookPoints, isFromHook } from './heightHook';
import {
  addFallback,
  addProp,
  callChildren,
  hasProp,
  isBoolean,
  isCalled,
  isText,
  parametersOf,
  pointsOf,
  propOf,
  readingsOf,
  removeProp,
  setProp,
} from './helpers';
import { holdsList, isCrowded, mayScroll, sheetAround } from './layout';
import { countEntries, hasStyle, isAnimated, isUnseen } from './styles';
import {
  hasReadonlyPoints,
  isRead,
  makeMutable,
  mayBeUndefined,
  readsData,
  replaceNull,
} from './values';

const SHEETS = ['<BottomSheet>', '<BottomSheetModal>'];
const VIEW = '/components/bottomsheetview';
const LISTS = DATA.components.filter(isScrollable);

/** What 5.2.14 does worse than 4.6.4, where the code meets it. */
const WORSE: readonly (Pick<Rule, 'on' | 'when'> & { readonly row: string })[] =
  [
    {
      row: 'A closed BottomSheet when its container grows: rotation, the keyboard hides',
      on: ['BottomSheet.index'],
      when: ({ component, value }, { code }) =>
        component === 'BottomSheet' &&
        value !== undefined &&
        code.textOf(value) === '-1',
    },
    {
      row: 'Dragging a list below the highest snap point after it was scrolled',
      on: LISTS.map((name) => `<${name}>`),
      when(use, context) {
        const sheet = sheetAround(use, context);
        const points =
          sheet && propOf(sheet, context, 'BottomSheet.snapPoints');
        return ((points && pointsOf(points, context))?.length ?? 0) > 1;
      },
    },
  ];

export const SHEET_RULES: readonly Rule[] = [
  {
    rows: 'enableDynamicSizing, default false',
    on: SHEETS,
    when: (use, context) =>
      use.props?.get('enableDynamicSizing') !== true &&
      // Without points, v4 throws: this sheet is not of v4.
      hasProp(use, 'snapPoints') &&
      !hasHookPoints(use, context),
    write:
      'Pass `enableDynamicSizing={false}`: the default is `true` now, and the sheet would wait for the height of its content. Leave it out where a [`BottomSheetView`](/components/bottomsheetview) or a list of the library should set the height.',
    // Where a condition may add the prop, TypeScript takes it only once.
    fix: (use, context) =>
      use.props?.get('enableDynamicSizing') === false
        ? undefined
        : addProp(use, context, 'enableDynamicSizing', 'false'),
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    on: ['BottomSheet.enableDynamicSizing'],
    when: ({ value }, context) => mayBeUndefined(value, context),
    write:
      'Add `?? false`: where the value is `undefined`, the default applies, which is `true` now.',
    fix: ({ value }) => value && addFallback(value, 'false'),
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    rows: 'snapPoints, readonly arrays accepted',
    on: ['BottomSheet.snapPoints'],
    when: (use, context) =>
      context.isTypeScript && hasReadonlyPoints(use, context),
    write:
      'Pass a mutable array: without `as const`, or a copy of one that the code uses elsewhere, too.',
    fix: makeMutable,
  },
  {
    on: ['BottomSheet.handleHeight', 'BottomSheet.contentHeight'],
    when: (use, context) =>
      isFromHook(use, context) ||
      use.name !== 'BottomSheet.handleHeight' ||
      !isRead(use, context),
    write: 'Remove the prop: v5 always measures.',
    // With the hook that gives it: all or nothing.
    fix: (use, context) =>
      !isFromHook(use, context) || goesWithHook(use, context)
        ? removeProp(use, context)
        : undefined,
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    on: ['BottomSheet.handleHeight'],
    when: (use, context) => !isFromHook(use, context) && isRead(use, context),
    write:
      'Remove the prop: v5 always measures. v4 also wrote the height of the handle into this value, which no longer happens: give what reads it another source.',
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    on: ['BottomSheet.onChange'],
    when: (use, context) => parametersOf(use, context) > 1,
    write:
      'The second and third argument are the position and the [type of the snap point](/props#onchange) now: give the function one parameter, or read these.',
  },
  {
    rows: 'onAnimate(fromIndex, toIndex)',
    on: ['BottomSheet.onAnimate'],
    when: (use, context) => parametersOf(use, context) > 2,
    write:
      'The third and fourth argument are the [positions](/props#onanimate) now: give the function two parameters, or read these.',
  },
  {
    rows: [
      'children of BottomSheet: nodes or a function',
      'BottomSheetFooter, children as a function',
    ],
    on: ['BottomSheet.children', 'BottomSheetFooter.children'],
    when: (use, context) =>
      use.component !== 'BottomSheetModal' && isCalled(use, context),
    write: 'Write the element: a function as `children` is not called in v5.',
    fix: callChildren,
  },
  {
    rows: 'children of BottomSheetModal: ({ data }?) => element',
    on: ['BottomSheetModal.children'],
    when: (use, context) => isCalled(use, context) && !readsData(use, context),
    know: 'The function still receives `{ data }`, typed by the `T` of `BottomSheetModal<T>`; its type includes `undefined`, so TypeScript requires `data?.name`. It is called as a function, as in v4: use no hooks directly inside.',
  },
  {
    on: ['BottomSheetModal.children'],
    when: readsData,
    write:
      'Name the type of the data, as in `<BottomSheetModal<MyData>>`, and write `data?.name`: it may be `undefined`.',
    link: '/blog/bottom-sheet-v5#type-the-data-of-a-modal',
  },
  {
    on: ['BottomSheet.backdropComponent'],
    when: ({ value }, { values }) =>
      values.leaves(value).some(({ type }) => type === 'NullLiteral'),
    write: 'Leave the prop out, or pass `undefined`, for no backdrop.',
    fix: replaceNull,
  },
  {
    rows: [
      'It is minimized, and comes back when the new one is dismissed',
      'MODAL_STACK_BEHAVIOR',
    ],
    on: ['BottomSheetModal.stackBehavior'],
    when: (use) => !isText(use, 'push'),
    write:
      'Write `switch`: what v4 called `replace` minimizes the modal below, and `replace` of v5 dismisses it. In 5.2.11 to 5.2.14 `switch` [dismisses it, too](/modal/props#stackbehavior).',
    decide:
      'Write `switch` where v4 had `replace`. `replace` dismisses the modal below now; `push` is the same. In 5.2.11 to 5.2.14 `switch` [dismisses it, too](/modal/props#stackbehavior).',
    fix: (use) => (isText(use, 'replace') ? setProp(use, 'switch') : undefined),
    link: '/blog/bottom-sheet-v5#pick-the-stack-behavior-of-your-modals',
  },
  {
    rows: 'It stays open below the new one',
    on: ['BottomSheetModal.stackBehavior'],
    when: (use) => isText(use, 'push'),
    know: '`push` works as in v4.',
  },
  {
    rows: ['It is dismissed for good', 'A modal without stackBehavior'],
    on: ['<BottomSheetModal>'],
    when: (use, { uses }) =>
      !hasProp(use, 'stackBehavior') &&
      uses.some((other) => other.name === use.name && other.node !== use.node),
    write:
      'The default is called `switch` now, and minimizes the modal below as before. In 5.2.11 to 5.2.14 it [dismisses it](/modal/props#stackbehavior): decide what these modals do if one opens above another.',
    link: '/modal/props#stackbehavior',
  },
  {
    rows: [
      'Reduced motion on the device',
      'animationConfigs with a forced ReduceMotion.Never',
    ],
    on: SHEETS,
    when: (use, context) => {
      const configs = propOf(use, context, 'BottomSheet.animationConfigs');
      const isSet = context.values
        .leaves(configs?.value)
        .some((leaf) => /\breduceMotion\b/.test(context.code.textOf(leaf)));
      return !hasProp(use, 'overrideReduceMotion') && !isSet;
    },
    know: 'If the device asks for reduced motion, the sheet jumps without animation; v4 animated. [`overrideReduceMotion`](/props#overridereducemotion) brings the animation back.',
    link: '/props#overridereducemotion',
  },
  {
    on: ['activeOffsetX', 'activeOffsetY', 'failOffsetX', 'failOffsetY'].map(
      (name) => `BottomSheet.${name}`,
    ),
    when: ({ value }, { code, values, isTypeScript }) =>
      values.leaves(value).some((leaf) => {
        if (leaf.type !== 'ArrayExpression') return false;
        if (leaf.elements.length !== 2) return true;
        const parent = code.parentOf(leaf);
        const isTyped =
          parent?.type === 'VariableDeclarator' &&
          'typeAnnotation' in parent.id &&
          !!parent.id.typeAnnotation;
        return isTypeScript && !isWithin(leaf, value ?? leaf) && !isTyped;
      }),
    write:
      'Write a number or exactly two numbers. A constant needs the type `[number, number]`.',
  },
  {
    on: ['BottomSheet.enableContentPanningGesture'],
    when: (use, context) => !isBoolean(use, true) && mayScroll(use, context),
    write:
      'Lists in this sheet scroll at every point now; in v4 they were locked below the highest. Decide whether that is what you want.',
  },
  {
    on: ['BottomSheet.onClose', 'BottomSheetModal.onDismiss'],
    when: ({ name }) => name === 'BottomSheet.onClose',
    know: 'It fires once, when a closing animation ends. A guard against a second call can go.',
  },
  {
    rows: 'Invalid snapPoints, index or insets',
    on: ['BottomSheet.snapPoints'],
    when: (use, context) =>
      pointsOf(use, context)?.every((each) =>
        each?.type.endsWith('Literal'),
      ) !== true,
    know: 'Invalid points, an invalid `index` and invalid insets throw in development only. A release build continues with them.',
  },
  {
    rows: 'BottomSheetView in the layout flow',
    on: ['BottomSheetView.style'],
    when: (use, context) =>
      hasStyle(use, context, /^flex(?:Grow)?$/, isNotZero) &&
      !hasStyle(use, context, /^height$/) &&
      !isMeasured(use, context),
    since: '5.1.6',
    write:
      '`flex` does not stretch a `BottomSheetView` any more: since 5.1.6 it is as tall as its content. Where the sheet has fixed points and the content should fill it, use a plain `View`.',
    link: VIEW,
  },
  {
    on: ['<BottomSheetView>'],
    when: isCrowded,
    since: '5.1.6',
    write:
      'Since 5.1.6 a `BottomSheetView` lies at the top of what it is in, on top of its siblings, and takes no space there. Put all content in one `BottomSheetView` right inside the sheet.',
  },
  {
    on: ['BottomSheetView.style'],
    when: (use, context) =>
      hasStyle(use, context, /^(?:position|top|left|right)$/),
    since: '5.1.6',
    write:
      '`BottomSheetView` sets `position`, `top`, `left` and `right` itself since 5.1.6. Use a margin or a padding.',
    link: VIEW,
  },
  {
    on: [
      'BottomSheetView.style',
      ...LISTS.map((name) => `${name}.contentContainerStyle`),
    ],
    when: ({ value }, { values }) =>
      values.leaves(value).some((leaf) => countEntries(leaf, values) > 2),
    write:
      'An array can have two styles: a third is dropped on iOS and Android, and throws on the web. Use `StyleSheet.flatten`, or nest the array in another one.',
    link: '/scrollables',
  },
  {
    on: ['style', 'animatedProps', 'entering', 'exiting', 'layout'].map(
      (name) => `BottomSheetView.${name}`,
    ),
    when: (use, context) =>
      use.name !== 'BottomSheetView.style' || isAnimated(use, context),
    write:
      '`BottomSheetView` is a plain view in v5, on which animations do nothing. Put the content in an `Animated.View` inside it.',
    link: VIEW,
  },
  {
    on: ['BottomSheetView.style', 'BottomSheetView.className'],
    when: (use, { values }) =>
      use.name !== 'BottomSheetView.style' || isUnseen(use, values),
    look: 'The style of this `BottomSheetView` is not visible here. Since 5.1.6 `flex`, `position` and `top` have no effect in it, and its bottom padding counts.',
  },
  {
    rows: 'padding and paddingVertical of BottomSheetView',
    // Before v4 it was as it is in v5.
    from: ['v4'],
    on: ['BottomSheetView.style'],
    when: (use, context) =>
      hasStyle(use, context, /^padding(?:Vertical)?$/) &&
      !hasStyle(use, context, /^paddingBottom$/),
    write:
      'Its bottom padding counts, too; v4 dropped it. Add `paddingBottom: 0` to keep the look of v4, which matters most where the content sets the height.',
    link: VIEW,
  },
  {
    rows: 'style that a backgroundComponent receives',
    on: ['BottomSheetBackgroundProps.style'],
    when: (use, context) => !isTakenApart(use, context),
    know: 'This `style` is an array in v5. You can still pass it to a view, but `style.backgroundColor` is `undefined`: read it from `StyleSheet.flatten(style)`.',
    link: '/custom-background',
  },
  {
    on: ['BottomSheetBackgroundProps.style'],
    when: isTakenApart,
    write:
      'This `style` is an array in v5, so its keys are not there to be read or spread. Pass it on as it is, or take the keys from `StyleSheet.flatten(style)`.',
    link: '/custom-background',
  },
  {
    rows: 'A sheet list in the handle, the backdrop or the background',
    on: ['handle', 'backdrop', 'background'].map(
      (part) => `BottomSheet.${part}Component`,
    ),
    when: ({ value }, context) =>
      context.values.leaves(value).some((leaf) => holdsList(leaf, context)),
    write:
      'A list of the library throws in the handle, the backdrop and the background. Use the list of React Native there.',
    link: '/troubleshooting#scrollable-cannot-be-used-out-of-the-bottomsheet',
  },
  ...WORSE.map(({ row, on, when }): Rule => ({
    rows: row,
    on,
    when,
    know: DATA.texts[row] ?? '',
  })),
  {
    rows: 'animateOnMount={false} on a modal',
    on: ['BottomSheet.animateOnMount'],
    when: (use) =>
      use.component === 'BottomSheetModal' && isBoolean(use, false),
    write: DATA.texts['animateOnMount={false} on a modal'] ?? '',
    link: '/troubleshooting#animateonmount-with-a-modal',
  },
  {
    on: DATA.removed,
    kinds: ['type'],
    write: 'v5 has no such prop: take it out of the type.',
  },
];

const isNotZero = (value: Node): boolean =>
  value.type !== 'NumericLiteral' || value.value !== 0;

/** Whether the sheet around follows the height of its content in v4, too. */
function isMeasured(use: Use, context: RuleContext): boolean {
  const sheet = sheetAround(use, context);
  const sizing =
    sheet && propOf(sheet, context, 'BottomSheet.enableDynamicSizing');
  return (
    sheet !== undefined &&
    (sizing ? isBoolean(sizing, true) : hasHookPoints(sheet, context))
  );
}

/** Whether the keys of a style that a component is given are read. */
function isTakenApart(use: Use, context: RuleContext): boolean {
  const { code } = context;
  return readingsOf(use, context).some((place) => {
    const parent = parentOfWrapped(code, place);
    if (parent?.type === 'SpreadElement') {
      return code.parentOf(parent)?.type === 'ObjectExpression';
    }
    return parent?.type === 'VariableDeclarator'
      ? parent.id.type === 'ObjectPattern'
      : parent !== undefined && memberNameOf(parent) !== undefined;
  });
}
