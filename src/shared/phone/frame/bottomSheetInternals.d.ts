declare module '@gorhom/bottom-sheet/lib/module/hooks/usePropsValidator' {
  import type { BottomSheetProps } from '@gorhom/bottom-sheet';

  /** The check of props that the sheet itself makes in development. */
  export function usePropsValidator(
    props: Pick<
      BottomSheetProps,
      'index' | 'enableDynamicSizing' | 'topInset' | 'bottomInset'
    > & { readonly snapPoints?: readonly (number | string)[] },
  ): void;
}
