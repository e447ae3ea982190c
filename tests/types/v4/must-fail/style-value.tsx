// must fail: ts2353 at line 7, a style key that does not exist
import { View } from 'react-native';
import BottomSheet from '@gorhom/bottom-sheet';

export default function App() {
  return (
    <BottomSheet snapPoints={['50%']} style={{ backgroundColour: 'tomato' }}>
      <View />
    </BottomSheet>
  );
}
