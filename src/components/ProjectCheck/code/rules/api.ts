/** Rules for methods, hooks, the other components and types, from v4 to v5. */
import { DATA } from '../library';
import { unwrappedParent } from '../semanticModel';
import type { FileUsage, Rule } from '../rule';
import { mayRunWhileClosed } from './effects';
import { removeHeightHook } from './heightHook';
import { isBoolean, readingsOf, rename, removeProp } from './helpers';
import { lacksHostName } from './layout';
import { isAnimated } from './styles';

const TYPED = '/blog/bottom-sheet-v5#type-the-data-of-a-modal';

/** The first cell of the row about `dismiss()` on a modal that is not presented. */
const DISMISS =
  'dismiss() on a modal that is not presented: on mount, after the user has closed it, or right before present()';

export const API_RULES: readonly Rule[] = [
  {
    rows: ['present(data?: any)'],
    on: ['BottomSheetModalMethods.present'],
    kinds: ['call'],
    when: ({ call, file: { isTypeScript } }) =>
      isTypeScript && (call?.arguments.length ?? 0) > 0,
    link: TYPED,
  },
  {
    on: ['BottomSheetModalMethods.present'],
    kinds: ['member'],
    when: (usage) => usage.file.isTypeScript && isPassedOn(usage),
    text: 'Write `() => ref.current?.present()`: the parameter of `present` is typed as the data now, and an event does not fit it.',
    link: TYPED,
  },
  {
    on: ['BottomSheetModal'],
    kinds: ['export'],
    when: isTypeOfModal,
    text: 'The type of the data becomes `unknown` in it, which does not fit a bare modal. Write `BottomSheetModal` for what the ref holds, and `BottomSheetModalProps` for the props.',
    link: TYPED,
  },
  {
    level: 'know',
    rows: ['dismiss() while the modal is opening', DISMISS],
    on: ['BottomSheetModalMethods.dismiss'],
    when: (usage) => !mayRunWhileClosed(usage),
  },
  {
    rows: [DISMISS],
    on: ['BottomSheetModalMethods.dismiss'],
    when: mayRunWhileClosed,
    since: '5.2.11',
  },
  {
    rows: [
      'dismiss() on a modal that is hidden, with enableDismissOnClose={false}',
    ],
    on: ['BottomSheetModal.enableDismissOnClose'],
    when: (usage) => !isBoolean(usage, true),
  },
  {
    rows: ['BottomSheetBackdrop passes unknown props to its view'],
    on: ['<BottomSheetBackdrop>'],
    when: ({ props }) =>
      [...(props ?? [])].some(
        ([name, isSure]) => isSure && isUnknownToBackdrop(name),
      ),
  },
  {
    rows: ['disappearsOnIndex={-1} of the backdrop of a BottomSheet'],
    on: ['BottomSheetBackdrop.disappearsOnIndex'],
    when: ({ value, file: { model, usages } }) => {
      const has = (sheet: string) => usages.some(({ name }) => name === sheet);
      const isOfModal = has('<BottomSheetModal>') && !has('<BottomSheet>');
      return value !== undefined && model.textOf(value) === '-1' && !isOfModal;
    },
    link: '/troubleshooting#screen-cannot-be-touched',
  },
  {
    rows: ['BottomSheetHandle, style and indicatorStyle as animated styles'],
    on: ['BottomSheetHandle.style', 'BottomSheetHandle.indicatorStyle'],
    when: isAnimated,
    link: '/custom-handle',
  },
  {
    rows: ['BottomSheetDraggableView, gestureType'],
    on: ['BottomSheetDraggableView.gestureType'],
    fix: removeProp,
  },
  {
    rows: ['useBottomSheetDynamicSnapPoints'],
    on: ['useBottomSheetDynamicSnapPoints()'],
    fix: removeHeightHook,
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  ...DATA.internal.map((key): Rule => ({
    rows: [key],
    on: key.split(', ').map((name) => `useBottomSheetInternal.${name}`),
    link: '/blog/bottom-sheet-v5#hooks',
  })),
  ...['SCROLLABLE', 'ANIMATION', 'KEYBOARD'].map((kind): Rule => ({
    rows: [`${kind}_STATE`],
    on: [`${kind}_STATE`],
    fix: (usage) => rename(usage, `${kind}_STATUS`),
  })),
  {
    rows: ['ScrollEventHandlerCallbackType<C>, C defaults to any'],
    on: ['ScrollEventHandlerCallbackType'],
    kinds: ['export'],
    when: ({ node, file: { model } }) => {
      const reference = model.parentOf(node);
      return reference?.type === 'TSTypeReference' && !reference.typeParameters;
    },
  },
  {
    rows: [
      '<Portal> of @gorhom/portal without hostName, inside BottomSheetModalProvider',
    ],
    on: ['@gorhom/portal.Portal'],
    when: lacksHostName,
    link: '/blog/bottom-sheet-v5#same-name-changed-behavior',
  },
];

/** Whether a method is passed as a prop, a property or an argument. */
function isPassedOn(usage: FileUsage): boolean {
  const { model } = usage.file;
  return readingsOf(usage).some((reference) => {
    const parent = unwrappedParent(model, reference);
    return (
      parent?.type === 'JSXAttribute' ||
      parent?.type === 'ObjectProperty' ||
      (!!parent && 'arguments' in parent && parent.callee !== reference)
    );
  });
}

/** Whether `BottomSheetBackdrop` of v4 passed a prop to its view, and v5 drops it. */
function isUnknownToBackdrop(name: string): boolean {
  const own = DATA.newProps.BottomSheetBackdrop ?? [];
  // `closeOnPress` of v2 and v3 has a separate rule.
  return ![...own, 'key', 'ref', 'closeOnPress'].includes(name);
}

/**
 * Whether a usage is in `ComponentProps<typeof BottomSheetModal>` or `ElementRef<…>`.
 */
function isTypeOfModal({ node, file: { model } }: FileUsage): boolean {
  const query = model.parentOf(node);
  const list = model.parentOf(query);
  const reference = model.parentOf(list);
  return (
    query?.type === 'TSTypeQuery' &&
    reference?.type === 'TSTypeReference' &&
    /(?:ElementRef|ComponentRef|ComponentProps\w*)$/.test(
      model.textOf(reference.typeName),
    )
  );
}
