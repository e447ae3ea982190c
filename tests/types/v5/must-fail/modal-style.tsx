// must fail: ts2353 at line 6, a style key the sheet sets itself
import { BottomSheetModal } from '@gorhom/bottom-sheet';

export default function Menu() {
  return (
    <BottomSheetModal style={{ position: 'absolute' }}>{null}</BottomSheetModal>
  );
}
