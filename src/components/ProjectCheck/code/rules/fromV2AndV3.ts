/** Rules for code of v2 and v3, which is migrated to v5 in one step. */
import { replace } from '../textEdits';
import type { FromVersion } from '../data';
import type { FileUsage, Rule } from '../rule';
import {
  addProp,
  hasProp,
  isBoolean,
  isText,
  literalPoint,
  snapPointElements,
  propOf,
  removeProp,
  rename,
  setProp,
} from './helpers';

const POST = '/blog/bottom-sheet-v4';

/** Whether all snap points of the file are literals above 0. */
function hasNoClosedPoint({ file }: FileUsage): boolean {
  const sheets = file.usages.filter(
    ({ name }) => name === 'BottomSheet.snapPoints',
  );
  return (
    sheets.length > 0 &&
    sheets.every((usage) =>
      snapPointElements(usage)?.every((point) => literalPoint(point) > 0),
    )
  );
}

/** Renames `snapTo` if all points are literals, and all calls are those of sheets. */
function renameSnapTo(usage: FileUsage) {
  const { usages } = usage.file;
  const calls = usages.filter(
    ({ name, call }) => call && name === 'BottomSheetMethods.snapTo',
  );
  return hasNoClosedPoint(usage) &&
    usages.every(({ name }) => name !== '<BottomSheetModal>') &&
    calls.length > 0 &&
    calls.every(({ call }) => call?.arguments.length === 1)
    ? rename(usage, 'snapToIndex')
    : undefined;
}

const FROM_V2: readonly Rule[] = [
  {
    level: 'know',
    rows: [
      'BottomSheetBackdrop and BottomSheetHandle, accessibilityLabel and accessibilityHint',
    ],
    on: ['<BottomSheetBackdrop>', '<BottomSheetHandle>'],
    when: (usage) => !hasProp(usage, 'accessibilityLabel'),
  },
  {
    level: 'know',
    rows: [
      'BottomSheetFlatList, BottomSheetScrollView, BottomSheetSectionList override bounces, overScrollMode, onScrollBeginDrag and onContentSizeChange',
    ],
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
  },
];

const FROM_V3: readonly Rule[] = [
  {
    rows: ['enableFlashScrollableIndicatorOnExpand'],
    on: ['BottomSheet.enableFlashScrollableIndicatorOnExpand'],
    fix: removeProp,
  },
  {
    rows: ['keyboardBehavior: none (default), extend, fullScreen, interactive'],
    on: ['BottomSheet.keyboardBehavior'],
    when: (usage) => !isText(usage, 'extend') && !isText(usage, 'interactive'),
    fix: (usage) =>
      isText(usage, 'fullScreen') ? setProp(usage, 'fillParent') : undefined,
  },
];

const FROM_BOTH: readonly Rule[] = [
  {
    rows: ['snapTo(index, force?)'],
    on: ['BottomSheetMethods.snapTo'],
    fix: renameSnapTo,
    link: '/methods#snaptoindex',
  },
  {
    rows: ['A snap point of 0 or below'],
    on: ['BottomSheet.snapPoints'],
    when: (usage) => !hasNoClosedPoint(usage),
    link: `${POST}#take-the-closed-position-out-of-the-snap-points`,
  },
  {
    rows: ['The handle is added on top of a snap point'],
    on: ['BottomSheet.snapPoints'],
    when: (usage) =>
      propOf(usage, 'BottomSheet.handleComponent')?.value?.type !==
      'NullLiteral',
    link: `${POST}#add-the-handle-to-fixed-heights`,
  },
  {
    rows: [
      'animationDuration and animationEasing, as props and as arguments of methods',
    ],
    on: [
      ...['expand', 'collapse', 'close'].map(
        (name) => `BottomSheetMethods.${name}`,
      ),
      'BottomSheetModalMethods.dismiss',
    ],
    kinds: ['call'],
    when: ({ call }) => (call?.arguments.length ?? 0) > 0,
    link: '/methods',
  },
  {
    rows: ['animateOnMount, default false'],
    // On a modal it can stay below the screen in 5.2.14.
    on: ['<BottomSheet>'],
    when: (usage) => usage.props?.get('animateOnMount') !== true,
    fix: (usage) => addProp(usage, 'animateOnMount', 'false'),
    link: '/props#animateonmount',
  },
  {
    rows: ['dismissOnPanDown of the modal'],
    on: ['BottomSheetModal.dismissOnPanDown'],
    fix(usage) {
      const { node, value } = usage;
      if (isBoolean(usage, true)) return removeProp(usage);
      if (node.type !== 'JSXAttribute' || !value) return undefined;
      return [replace(node.name, 'enablePanDownToClose')];
    },
    link: '/modal/props#enablepandowntoclose',
  },
  {
    on: ['<BottomSheetModal>'],
    when: (usage) => !hasProp(usage, 'dismissOnPanDown'),
    text: 'The modal no longer adds a point before yours: index `0` is your first point everywhere, in `onAnimate`, the backdrop and the methods as well. A `BottomSheetBackdrop` without props is invisible at the first point then: give it `appearsOnIndex={0} disappearsOnIndex={-1}`.',
    link: `${POST}#straighten-the-indexes-of-modals`,
  },
  {
    rows: ['BottomSheetBackdrop, closeOnPress'],
    on: ['BottomSheetBackdrop.closeOnPress'],
    fix(usage) {
      if (isBoolean(usage, true)) return removeProp(usage);
      if (!isBoolean(usage, false) || usage.node.type !== 'JSXAttribute') {
        return undefined;
      }
      return [replace(usage.node, 'pressBehavior="none"')];
    },
  },
  {
    rows: ['BottomSheetHandle'],
    on: ['<BottomSheetHandle>'],
    when: (usage) =>
      !hasProp(usage, 'animatedIndex') &&
      usage.element?.attributes.some(
        ({ type }) => type === 'JSXSpreadAttribute',
      ) !== true,
  },
];

const withSourceVersions = (rules: readonly Rule[], ...from: FromVersion[]) =>
  rules.map((rule): Rule => ({ ...rule, from }));

export const OLDER_RULES = [
  ...withSourceVersions(FROM_V2, 'v2'),
  ...withSourceVersions(FROM_V3, 'v3'),
  ...withSourceVersions(FROM_BOTH, 'v2', 'v3'),
];
