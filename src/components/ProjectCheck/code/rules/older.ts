/** Rules for code of v2 and v3, straight to v5. */
import type { Node } from '@babel/types';
import { replace } from '../changes';
import type { FromVersion } from '../data';
import type { RuleContext, Rule } from '../rule';
import type { Use } from '../uses';
import {
  addProp,
  hasProp,
  isBoolean,
  isText,
  pointsOf,
  propOf,
  removeProp,
  rename,
  setProp,
} from './helpers';

const POST = '/blog/bottom-sheet-v4';
const CLOSED = `${POST}#take-the-closed-position-out-of-the-snap-points`;
const HANDLE = `${POST}#add-the-handle-to-fixed-heights`;
const MODALS = `${POST}#straighten-the-indexes-of-modals`;
const COMPONENTS = `${POST}#components`;

/** Whether the snap points of the file are known to leave out a closed one. */
function hasNoClosedPoint(context: RuleContext): boolean {
  const sheets = context.uses.filter(
    ({ name }) => name === 'BottomSheet.snapPoints',
  );
  const isOpen = (point: Node | null) =>
    (point?.type === 'NumericLiteral' || point?.type === 'StringLiteral') &&
    parseFloat(`${point.value}`) > 0;
  return (
    sheets.length > 0 &&
    sheets.every((use) => pointsOf(use, context)?.every(isOpen))
  );
}

/** `snapTo(1)` with written points, in a sheet and no modal: all calls, or none. */
function renameSnapTo(use: Use, context: RuleContext) {
  const calls = context.uses.filter(
    ({ name, call }) => call && name === 'BottomSheetMethods.snapTo',
  );
  return hasNoClosedPoint(context) &&
    context.uses.every(({ name }) => name !== '<BottomSheetModal>') &&
    calls.length > 0 &&
    calls.every(({ call }) => call?.arguments.length === 1)
    ? rename(use, context, 'snapToIndex')
    : undefined;
}

const FROM_V2: readonly Rule[] = [
  {
    rows: [
      'BottomSheetBackdrop, accessibilityLabel and accessibilityHint',
      'BottomSheetHandle, accessibilityLabel and accessibilityHint',
    ],
    on: ['<BottomSheetBackdrop>', '<BottomSheetHandle>'],
    when: (use) => !hasProp(use, 'accessibilityLabel'),
    know: 'Its default label is now “Bottom sheet”: update tests that look for “Bottom Sheet”.',
  },
  {
    rows: 'BottomSheetFlatList, BottomSheetScrollView, BottomSheetSectionList override bounces, overScrollMode, onScrollBeginDrag and onContentSizeChange',
    on: [
      '<BottomSheetFlatList>',
      '<BottomSheetScrollView>',
      '<BottomSheetSectionList>',
    ],
    when: ({ props }) =>
      [
        'bounces',
        'overScrollMode',
        'onScrollBeginDrag',
        'onContentSizeChange',
      ].some((name) => props?.get(name)),
    know: '`bounces`, `overScrollMode`, `onScrollBeginDrag` and `onContentSizeChange` are up to you now: values that v2 ignored take effect.',
  },
];

const FROM_V3: readonly Rule[] = [
  {
    on: ['BottomSheet.enableFlashScrollableIndicatorOnExpand'],
    write: 'Remove the prop.',
    fix: removeProp,
    link: `${POST}#from-version-3`,
  },
  {
    on: ['BottomSheet.keyboardBehavior'],
    when: (use) => !isText(use, 'extend') && !isText(use, 'interactive'),
    write: 'Write `fillParent`, the new name of `fullScreen`.',
    decide:
      'Write `interactive` (the default), `extend` or `fillParent`. There is no `none`: an input that is not a `BottomSheetTextInput` leaves the sheet alone.',
    fix: (use) =>
      isText(use, 'fullScreen') ? setProp(use, 'fillParent') : undefined,
  },
];

const FROM_BOTH: readonly Rule[] = [
  {
    rows: [
      'snapTo(index, force?)',
      'snapTo(index)',
      'snapTo(-1), now snapToIndex(-1)',
      'Open the first point from the ref',
    ],
    on: ['BottomSheetMethods.snapTo'],
    write: 'Write `snapToIndex`.',
    decide:
      'Write `snapToIndex(index)`, without `force`. Lower the index by one for each point that goes: a snap point of `0`, and in v2 the one that `dismissOnPanDown` put in front.',
    fix: renameSnapTo,
    link: '/methods#snaptoindex',
  },
  {
    rows: [
      'Closed',
      '224 pt on the screen',
      '524 pt on the screen',
      'Start closed',
      'Close from code',
      'BottomSheetBackdrop',
      'A snap point of 0 or below',
    ],
    on: ['BottomSheet.snapPoints'],
    when: (_, context) => !hasNoClosedPoint(context),
    write:
      'A snap point of `0` is invalid: leave it out, set `enablePanDownToClose`, and lower every index by one. Closed is `-1`.',
    link: CLOSED,
  },
  {
    rows: [
      'snapPoints, required',
      'The handle is added on top of a snap point',
    ],
    on: ['BottomSheet.snapPoints'],
    when: (use, context) =>
      propOf(use, context, 'BottomSheet.handleComponent')?.value?.type !==
      'NullLiteral',
    write:
      'A point is the height of the whole sheet now, handle included. To keep the look, add the height of the handle, 24 by default, to every point that is a number. A point in percent gets lower by as much: accept it, or calculate the point.',
    link: HANDLE,
  },
  {
    on: [
      ...['expand', 'collapse', 'close'].map(
        (name) => `BottomSheetMethods.${name}`,
      ),
      'BottomSheetModalMethods.dismiss',
    ],
    kinds: ['call'],
    when: ({ call }) => (call?.arguments.length ?? 0) > 0,
    write:
      'The duration and the easing are one object now: `{ duration, easing }`. A number throws.',
    link: '/methods',
  },
  {
    rows: 'animateOnMount, default false',
    // On a modal it can stay below the screen in 5.2.14.
    on: ['<BottomSheet>'],
    when: (use) => use.props?.get('animateOnMount') !== true,
    write:
      'Pass `animateOnMount={false}`: the default is `true` now. Leave it out if the sheet may open with an animation.',
    fix: (use, context) => addProp(use, context, 'animateOnMount', 'false'),
    link: '/props#animateonmount',
  },
  {
    rows: [
      'dismissOnPanDown of the modal',
      'dismissOnPanDown of the modal, which shifts the indexes',
      'Dismiss by dragging',
    ],
    on: ['BottomSheetModal.dismissOnPanDown'],
    write: 'Write `enablePanDownToClose`, which is on by default for a modal.',
    decide: 'Write `enablePanDownToClose` instead of `dismissOnPanDown`.',
    fix(use, context) {
      const { node, value } = use;
      if (isBoolean(use, true)) return removeProp(use, context);
      if (node.type !== 'JSXAttribute' || !value) return undefined;
      return [replace(node.name, 'enablePanDownToClose')];
    },
    link: '/modal/props#enablepandowntoclose',
  },
  {
    rows: 'BottomSheetBackdrop from the first point on',
    on: ['<BottomSheetModal>'],
    when: (use) => !hasProp(use, 'dismissOnPanDown'),
    write:
      'The modal no longer adds a point before yours: index `0` is your first point everywhere, in `onAnimate`, the backdrop and the methods as well. A `BottomSheetBackdrop` without props is invisible at the first point then: give it `appearsOnIndex={0} disappearsOnIndex={-1}`.',
    link: MODALS,
  },
  {
    rows: 'closeOnPress of BottomSheetBackdrop',
    on: ['BottomSheetBackdrop.closeOnPress'],
    write: 'Write `pressBehavior`: `close`, the default, or `none`.',
    fix(use, context) {
      if (isBoolean(use, true)) return removeProp(use, context);
      if (!isBoolean(use, false) || use.node.type !== 'JSXAttribute') {
        return undefined;
      }
      return [replace(use.node, 'pressBehavior="none"')];
    },
    link: COMPONENTS,
  },
  {
    rows: 'BottomSheetHandle is not exported',
    on: ['<BottomSheetHandle>'],
    when: (use) =>
      !hasProp(use, 'animatedIndex') &&
      use.element?.attributes.some(
        ({ type }) => type === 'JSXSpreadAttribute',
      ) !== true,
    write:
      'It requires `animatedIndex` and `animatedPosition`: spread the props of your `handleComponent` into it.',
  },
];

const of = (rules: readonly Rule[], ...from: FromVersion[]) =>
  rules.map((rule): Rule => ({ ...rule, from }));

export const OLDER_RULES = [
  ...of(FROM_V2, 'v2'),
  ...of(FROM_V3, 'v3'),
  ...of(FROM_BOTH, 'v2', 'v3'),
];
