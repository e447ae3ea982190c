// must fail: ts2353 at line 6, the style is any without the shim
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';

export default function App() {
  return (
    <BottomSheet snapPoints={['50%']} style={{ backgroundColour: 'tomato' }}>
      <BottomSheetView>{null}</BottomSheetView>
    </BottomSheet>
  );
}
