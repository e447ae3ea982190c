/** Rules for methods, hooks, the other components and types, from v4 to v5. */
import { DATA } from '../library';
import { parentOfWrapped } from '../code';
import type { RuleContext, Rule } from '../rule';
import type { Use } from '../uses';
import { mayRunWhileClosed } from './effects';
import { removeHeightHook } from './heightHook';
import { isBoolean, readingsOf, rename, removeProp } from './helpers';
import { lacksHostName } from './portal';
import { isAnimated } from './styles';

const TYPED = '/blog/bottom-sheet-v5#type-the-data-of-a-modal';
const HOOKS = '/blog/bottom-sheet-v5#hooks';
const TYPES = '/blog/bottom-sheet-v5#types-constants-and-functions';

export const API_RULES: readonly Rule[] = [
  {
    rows: 'present(data?: any)',
    on: ['BottomSheetModalMethods.present'],
    kinds: ['call'],
    when: ({ call }, { isTypeScript }) =>
      isTypeScript && (call?.arguments.length ?? 0) > 0,
    write:
      'Name the type of the data: `useRef<BottomSheetModal<MyData>>(null)` and `<BottomSheetModal<MyData>>`. A bare `BottomSheetModal` accepts no data since 5.2.9.',
    link: TYPED,
  },
  {
    on: ['BottomSheetModalMethods.present'],
    kinds: ['member'],
    when: (use, context) => context.isTypeScript && isHandedOn(use, context),
    write:
      'Write `() => ref.current?.present()`: the parameter of `present` is typed as the data now, and an event does not fit it.',
    link: TYPED,
  },
  {
    on: ['BottomSheetModal'],
    kinds: ['export'],
    when: isTypeOfModal,
    write:
      'The type of the data becomes `unknown` in it, which does not fit a bare modal. Write `BottomSheetModal` for what the ref holds, and `BottomSheetModalProps` for the props.',
    link: TYPED,
  },
  {
    rows: [
      'dismiss() while the modal is opening',
      'dismiss() on a modal that is not presented',
    ],
    on: ['BottomSheetModalMethods.dismiss'],
    when: (use, context) => !mayRunWhileClosed(use, context),
    know: 'It works while the modal is opening, too. From 5.2.11 to 5.2.14 call it on a presented modal only: after another call the next `present()` [does not show it](/troubleshooting#present-does-nothing-after-dismiss).',
  },
  {
    on: ['BottomSheetModalMethods.dismiss'],
    when: mayRunWhileClosed,
    since: '5.2.11',
    write:
      'This can run while the modal is not presented: on mount, after the user has closed it, or just before `present()`. In 5.2.11 to 5.2.14, the next `present()` then [does not show the modal](/troubleshooting#present-does-nothing-after-dismiss). Dismiss only a presented modal, as in [this sample](/modal/usage#control-a-modal-with-a-prop).',
  },
  {
    rows: 'dismiss() on a modal that is hidden, with enableDismissOnClose={false}',
    on: ['BottomSheetModal.enableDismissOnClose'],
    when: (use) => !isBoolean(use, true),
    write:
      'Since 5.2.11 `dismiss()` on the hidden modal unmounts it and calls `onDismiss`; in v4 such a modal stayed mounted. Check your calls to `dismiss()`.',
  },
  {
    rows: 'BottomSheetBackdrop passes unknown props to its view',
    on: ['<BottomSheetBackdrop>'],
    when: ({ props }) =>
      [...(props ?? [])].some(
        ([name, isSure]) => isSure && isUnknownToBackdrop(name),
      ),
    write:
      '`BottomSheetBackdrop` passes only its own props to its view. Put the others on a `View` around it or inside it.',
  },
  {
    rows: 'disappearsOnIndex={-1} of the backdrop of a BottomSheet',
    on: ['BottomSheetBackdrop.disappearsOnIndex'],
    when: ({ value }, { code, uses }) => {
      const has = (sheet: string) => uses.some(({ name }) => name === sheet);
      const isOfModal = has('<BottomSheetModal>') && !has('<BottomSheet>');
      return value !== undefined && code.textOf(value) === '-1' && !isOfModal;
    },
    write:
      'For a `BottomSheet` write `-0.99`: its index can stay above `-1` when it is closed, and the invisible backdrop then takes all touches. A modal keeps `-1`.',
    link: '/troubleshooting#screen-cannot-be-touched',
  },
  {
    rows: 'BottomSheetHandle, style and indicatorStyle as animated styles',
    on: ['BottomSheetHandle.style', 'BottomSheetHandle.indicatorStyle'],
    when: isAnimated,
    write: 'It takes a plain view style. Animate your own component instead.',
    link: '/custom-handle',
  },
  {
    on: ['BottomSheetDraggableView.gestureType'],
    write: 'Remove the prop.',
    fix: removeProp,
    link: '/blog/bottom-sheet-v5#components',
  },
  {
    on: ['useBottomSheetDynamicSnapPoints()'],
    write:
      'Remove the hook and the values that it returns: the sheet follows its content by default, if that is a `BottomSheetView` or a list of the library.',
    decide:
      'Remove `useBottomSheetDynamicSnapPoints` and the values that it returns, and keep the other points in `snapPoints`. Dynamic sizing adds the height of the content if that is in a `BottomSheetView` or a list of the library, and `enableDynamicSizing` is not `false`.',
    fix: removeHeightHook,
    link: '/blog/bottom-sheet-v5#decide-each-sheets-height',
  },
  ...DATA.internal.map(({ key, after }) => ({
    on: key.split(', ').map((name) => `useBottomSheetInternal.${name}`),
    write: `In v5: ${after}`,
    link: HOOKS,
  })),
  ...['SCROLLABLE', 'ANIMATION', 'KEYBOARD'].map((kind): Rule => ({
    on: [`${kind}_STATE`],
    write: `Write \`${kind}_STATUS\`.`,
    link: TYPES,
    fix: (use, context) => rename(use, context, `${kind}_STATUS`),
  })),
  {
    on: ['ScrollEventHandlerCallbackType'],
    kinds: ['export'],
    when: ({ node }, { code }) => {
      const reference = code.parentOf(node);
      return reference?.type === 'TSTypeReference' && !reference.typeParameters;
    },
    write:
      'Name the type of the context: `ScrollEventHandlerCallbackType<MyContext>`.',
  },
  {
    rows: '<Portal> of @gorhom/portal without hostName, inside BottomSheetModalProvider',
    on: ['@gorhom/portal.Portal'],
    when: lacksHostName,
    write:
      'Inside `BottomSheetModalProvider` a `<Portal>` without `hostName` renders nothing: the host of the provider has a name now. Add your own `PortalProvider`, or a `PortalHost` and its name.',
    link: '/blog/bottom-sheet-v5#same-name-changed-behavior',
  },
];

/** Whether a method is given to something that calls it. */
function isHandedOn(use: Use, context: RuleContext): boolean {
  const { code } = context;
  return readingsOf(use, context).some((place) => {
    const parent = parentOfWrapped(code, place);
    return (
      parent?.type === 'JSXAttribute' ||
      parent?.type === 'ObjectProperty' ||
      (!!parent && 'arguments' in parent && parent.callee !== place)
    );
  });
}

/** What `BottomSheetBackdrop` of v4 passed to its view, and v5 drops. */
function isUnknownToBackdrop(name: string): boolean {
  const own = DATA.newProps.BottomSheetBackdrop ?? [];
  // `closeOnPress` of v2 and v3 has a separate rule.
  return ![...own, 'key', 'ref', 'closeOnPress'].includes(name);
}

/** `ComponentProps<typeof BottomSheetModal>`, `ElementRef<…>` */
function isTypeOfModal({ node }: Use, { code }: RuleContext): boolean {
  const query = code.parentOf(node);
  const list = query && code.parentOf(query);
  const reference = list && code.parentOf(list);
  return (
    query?.type === 'TSTypeQuery' &&
    reference?.type === 'TSTypeReference' &&
    /(?:ElementRef|ComponentRef|ComponentProps\w*)$/.test(
      code.textOf(reference.typeName),
    )
  );
}
