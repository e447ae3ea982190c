// must fail: ts2614 at line 2, a hook that v5 removed
import { useBottomSheetDynamicSnapPoints } from '@gorhom/bottom-sheet';

export const hook = useBottomSheetDynamicSnapPoints;
