// must fail: ts2322 at line 7, a prop that came with v5
import { View } from 'react-native';
import BottomSheet from '@gorhom/bottom-sheet';

export default function App() {
  return (
    <BottomSheet snapPoints={['50%']} enableBlurKeyboardOnGesture>
      <View />
    </BottomSheet>
  );
}
