/* eslint-disable max-lines -- one list, in the order of the post */
/** Rules for the props and the content of sheets, from v4 to v5. */
import { isScrollable, isSheet } from '../library';
import type { Rule } from '../rule';
import { isFunction, rangeOf, unwrap } from '../tree';
import { replace } from '../edits';
import {
  addProp,
  callChildren,
  elementOf,
  hasProp,
  isBoolean,
  isText,
  parametersOf,
  removeProp,
  setProp,
  styleKeys,
} from './helpers';
import { constAssertionOf, heightHookOf } from './values';

const SHEETS = ['<BottomSheet>', '<BottomSheetModal>'];
const OFFSETS = [
  'activeOffsetX',
  'activeOffsetY',
  'failOffsetX',
  'failOffsetY',
];

export const SHEET_RULES: readonly Rule[] = [
  {
    rows: ['enableDynamicSizing, default false'],
    on: SHEETS,
    level: 'change',
    when: (use, context) =>
      use.props?.has('enableDynamicSizing') !== true &&
      // Without points, v4 throws: this sheet is not of v4.
      hasProp(use, 'snapPoints') &&
      heightHookOf(use, context) === undefined,
    write:
      'Pass `enableDynamicSizing={false}`: the default is `true` now, and the sheet would wait for the height of its content. Leave it out where a [`BottomSheetView`](/components/bottomsheetview) or a list of the library should set the height.',
    fix: (use, context) =>
      addProp(use, context, 'enableDynamicSizing', 'false'),
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    rows: ['snapPoints, readonly arrays accepted'],
    on: ['BottomSheet.snapPoints'],
    level: 'change',
    when: ({ value }, context) =>
      constAssertionOf(value, context) !== undefined,
    write: 'Leave out `as const`: v5 takes a mutable array.',
    fix: ({ value }, context) => {
      const assertion = constAssertionOf(value, context);
      if (assertion?.type !== 'TSAsExpression') return undefined;
      const { end } = rangeOf(assertion);
      return [{ start: rangeOf(assertion.expression).end, end, text: '' }];
    },
  },
  {
    rows: ['handleHeight', 'contentHeight'],
    on: ['BottomSheet.handleHeight', 'BottomSheet.contentHeight'],
    level: 'change',
    write: 'Remove the prop: v5 always measures.',
    fix: removeProp,
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  {
    rows: ['containerHeight, containerOffset'],
    on: ['BottomSheet.containerHeight', 'BottomSheet.containerOffset'],
    level: 'decide',
    write:
      'Remove it, and the container is measured; or pass [`containerLayoutState`](/props#containerlayoutstate), one shared value that holds both. Passing the old props throws in development.',
  },
  {
    rows: ['onChange(index)'],
    on: ['BottomSheet.onChange'],
    level: 'decide',
    when: (use, context) => parametersOf(use, context) > 1,
    write:
      'The second and third argument are the position and the [type of the snap point](/props#onchange) now: give the function one parameter, or read these.',
  },
  {
    rows: ['onAnimate(fromIndex, toIndex)'],
    on: ['BottomSheet.onAnimate'],
    level: 'decide',
    when: (use, context) => parametersOf(use, context) > 2,
    write:
      'The third and fourth argument are the [positions](/props#onanimate) now: give the function two parameters, or read these.',
  },
  {
    rows: ['A new onAnimate function or animationConfigs object'],
    // Before v4 it was as it is in v5.
    from: ['v4'],
    on: ['BottomSheet.onAnimate', 'BottomSheet.animationConfigs'],
    level: 'know',
    write:
      'A new function or object on a re-render no longer moves the sheet back to `index`: a `useCallback` or `useMemo` that only prevented this can go.',
  },
  {
    rows: ['children of BottomSheet: nodes or a function'],
    on: ['BottomSheet.children'],
    level: 'change',
    when: ({ component, value }) =>
      component === 'BottomSheet' && !!value && isFunction(value),
    write: 'Write the element: a function as `children` is not called in v5.',
    fix: callChildren,
  },
  {
    rows: ['children of BottomSheetModal: ({ data }?) => element'],
    on: ['BottomSheetModal.children'],
    level: 'know',
    when: ({ value }) => !!value && isFunction(value),
    write:
      'The function still receives `{ data }`, typed by the `T` of `BottomSheetModal<T>`; its type includes `undefined`, so TypeScript wants `data?.name`. It is called as a function, as in v4: use no hooks directly inside.',
  },
  {
    rows: ['backdropComponent, nullable'],
    on: ['BottomSheet.backdropComponent'],
    level: 'change',
    when: ({ value }) =>
      value?.type === 'NullLiteral' ||
      (value?.type === 'ConditionalExpression' &&
        [value.consequent, value.alternate].some(
          (each) => unwrap(each).type === 'NullLiteral',
        )),
    write: 'Leave the prop out, or pass `undefined`, for no backdrop.',
    fix(use, context) {
      const { value } = use;
      if (value?.type !== 'ConditionalExpression')
        return removeProp(use, context);
      return [value.consequent, value.alternate]
        .filter((each) => each.type === 'NullLiteral')
        .map((each) => replace(each, 'undefined'));
    },
  },
  {
    rows: [
      'stackBehavior: push, replace (default)',
      'It is minimized, and comes back when the new one is dismissed',
      'MODAL_STACK_BEHAVIOR',
    ],
    on: ['BottomSheetModal.stackBehavior'],
    level: 'change',
    when: (use) => !isText(use, 'push'),
    write:
      'Write `switch`: what v4 called `replace` minimizes the modal below, and `replace` of v5 dismisses it. In 5.2.11 to 5.2.14 `switch` [dismisses it, too](/modal/props#stackbehavior).',
    decide:
      'Write `switch` where v4 had `replace`. `replace` dismisses the modal below now; `push` is the same. In 5.2.11 to 5.2.14 `switch` [dismisses it, too](/modal/props#stackbehavior).',
    fix(use, { values, tree }) {
      if (isText(use, 'replace')) return setProp(use, 'switch');
      const isConstant =
        use.value?.type === 'MemberExpression' &&
        values.of(use.value)?.kind === 'member' &&
        tree.textOf(use.value).endsWith('.replace');
      return isConstant ? setProp(use, 'switch') : undefined;
    },
    link: '/blog/bottom-sheet-v5#pick-the-stack-behavior-of-your-modals',
  },
  {
    rows: ['It stays open below the new one'],
    on: ['BottomSheetModal.stackBehavior'],
    level: 'know',
    when: (use) => isText(use, 'push'),
    write: '`push` is what it was.',
  },
  {
    rows: ['It is dismissed for good'],
    on: ['<BottomSheetModal>'],
    level: 'decide',
    when: (use, { uses }) =>
      !hasProp(use, 'stackBehavior') &&
      uses.filter((use) => use.name === '<BottomSheetModal>').length > 1,
    write:
      'The default is called `switch` now, and minimizes the modal below as before. In 5.2.11 to 5.2.14 it [dismisses it](/modal/props#stackbehavior): decide what these modals do if one opens above another.',
    link: '/modal/props#stackbehavior',
  },
  {
    rows: ['containerComponent: React.PropsWithChildren<{}>'],
    on: ['BottomSheetModal.containerComponent'],
    level: 'know',
    write: 'The same component works; the type is `React.PropsWithChildren`.',
  },
  {
    rows: [
      'Reduced motion on the device',
      'animationConfigs with a forced ReduceMotion.Never',
    ],
    on: SHEETS,
    level: 'know',
    when: (use) => !hasProp(use, 'overrideReduceMotion'),
    write:
      'If the device asks for reduced motion, the sheet jumps without animation; v4 animated. [`overrideReduceMotion`](/props#overridereducemotion) brings the animation back.',
    link: '/props#overridereducemotion',
  },
  {
    rows: ['gestureEventsHandlersHook with handleOnActive'],
    on: ['BottomSheet.gestureEventsHandlersHook'],
    level: 'decide',
    write:
      'Rewrite the hook: `handleOnActive` is `handleOnChange`, `handleOnFinalize` is new, and no handler receives a `context`.',
    link: '/blog/bottom-sheet-v5#rewrite-custom-gesture-handlers',
  },
  {
    rows: [
      'activeOffsetX, activeOffsetY, failOffsetX, failOffsetY: a number or an array',
    ],
    on: OFFSETS.map((name) => `BottomSheet.${name}`),
    level: 'decide',
    when: ({ value }, { values, isTypeScript }) => {
      const found = value && values.of(value);
      if (found?.kind !== 'node' || found.node.type !== 'ArrayExpression') {
        return false;
      }
      const isInline = found.node === value;
      return found.node.elements.length !== 2 || (isTypeScript && !isInline);
    },
    write:
      'Write a number or exactly two numbers. A constant needs the type `[number, number]`.',
  },
  {
    rows: ['waitFor, simultaneousHandlers: a ref or an array of refs'],
    on: ['BottomSheet.waitFor', 'BottomSheet.simultaneousHandlers'],
    level: 'decide',
    write:
      'Pass one gesture, or one ref to a gesture of Gesture Handler 2, and no array.',
  },
  {
    rows: ['enableContentPanningGesture={false}'],
    on: ['BottomSheet.enableContentPanningGesture'],
    level: 'decide',
    when: (use) => !isBoolean(use, true),
    write:
      'Lists in this sheet scroll at every point now; in v4 they were locked below the highest. Decide whether that is what you want.',
  },
  {
    rows: ['onClose'],
    on: ['BottomSheet.onClose', 'BottomSheetModal.onDismiss'],
    level: 'know',
    when: ({ name }) => name === 'BottomSheet.onClose',
    write:
      'It fires once, when a closing animation ends. A guard against a second call can go.',
  },
  {
    rows: ['Invalid snapPoints, index or insets'],
    on: ['BottomSheet.snapPoints'],
    level: 'know',
    when: ({ value }, { values }) => {
      const found = value && values.of(value);
      return (
        found?.kind !== 'node' ||
        found.node.type !== 'ArrayExpression' ||
        found.node.elements.some(
          (element) => !(element?.type ?? '').endsWith('Literal'),
        )
      );
    },
    write:
      'Invalid points, an invalid `index` and invalid insets throw in development only. A release build continues with them.',
  },
  {
    rows: ['BottomSheetView in the layout flow'],
    on: ['BottomSheetView.style'],
    level: 'decide',
    when: (use, context) =>
      ['flex', 'flexGrow', 'height'].some((key) =>
        styleKeys(use, context).has(key),
      ) && !styleKeys(use, context).has('height'),
    write:
      '`flex` does not stretch a `BottomSheetView` any more: since 5.1.6 it is as tall as its content. Where the sheet has fixed points and the content should fill it, use a plain `View`.',
    link: '/components/bottomsheetview',
  },
  {
    rows: ['padding and paddingVertical of BottomSheetView'],
    // Before v4 it was as it is in v5.
    from: ['v4'],
    on: ['BottomSheetView.style'],
    level: 'decide',
    when: (use, context) => {
      const keys = styleKeys(use, context);
      return (
        (keys.has('padding') || keys.has('paddingVertical')) &&
        !keys.has('paddingBottom')
      );
    },
    write:
      'Its bottom padding counts, too; v4 dropped it. Add `paddingBottom: 0` to keep the look of v4, which matters most where the content sets the height.',
    link: '/components/bottomsheetview',
  },
  {
    rows: ['style that a backgroundComponent receives'],
    on: ['BottomSheetBackgroundProps.style'],
    level: 'know',
    write:
      'This `style` is an array in v5. You can still pass it to a view, but `style.backgroundColor` is `undefined`: read it from `StyleSheet.flatten(style)`.',
    link: '/custom-background',
  },
  {
    rows: ['A sheet list in the handle, the backdrop or the background'],
    on: ['handle', 'backdrop', 'background'].map(
      (part) => `BottomSheet.${part}Component`,
    ),
    level: 'decide',
    when: ({ value }, { values, uses }) => {
      const found = value && values.of(value);
      if (found?.kind !== 'node') return false;
      const { start, end } = rangeOf(found.node);
      return uses.some(
        ({ kind, component, node }) =>
          kind === 'element' &&
          isScrollable(component ?? '') &&
          rangeOf(node).start > start &&
          rangeOf(node).end < end,
      );
    },
    write:
      'A list of the library throws in the handle, the backdrop and the background. Use the list of React Native there.',
    link: '/troubleshooting#scrollable-cannot-be-used-out-of-the-bottomsheet',
  },
  {
    rows: [
      'Lists with enableFooterMarginAdjustment add a margin below the list',
    ],
    on: ['BottomSheetScrollableProps.enableFooterMarginAdjustment'],
    level: 'know',
    write: 'The space is padding inside the content container now.',
  },
  {
    // Two props of one sheet that only say more together.
    on: ['BottomSheet.snapPoints'],
    level: 'decide',
    when: (use, context) => {
      const element = elementOf(use, context);
      return (
        isSheet(use.component) &&
        element !== undefined &&
        context.uses.some(
          (each) =>
            each.element === use.element &&
            each.name === 'BottomSheet.enableDynamicSizing' &&
            isBoolean(each, true),
        ) &&
        heightHookOf(element, context) === undefined
      );
    },
    write:
      'As in v4, dynamic sizing adds a point among these, sorted by height. Check the indexes that you pass.',
    link: '/dynamic-sizing',
  },
];
