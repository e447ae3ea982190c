// must fail: ts2724 at line 2, a hook that came with v5
import { useBottomSheetScrollableCreator } from '@gorhom/bottom-sheet';

export const hook = useBottomSheetScrollableCreator;
