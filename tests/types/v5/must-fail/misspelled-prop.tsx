// must fail: ts2322 at line 6, a prop that does not exist
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';

export default function App() {
  return (
    <BottomSheet snapPoint={['50%']}>
      <BottomSheetView>{null}</BottomSheetView>
    </BottomSheet>
  );
}
