// must fail: ts2322 at line 7, switch came with v5
import { View } from 'react-native';
import { BottomSheetModal } from '@gorhom/bottom-sheet';

export default function Menu() {
  return (
    <BottomSheetModal snapPoints={['50%']} stackBehavior="switch">
      <View />
    </BottomSheetModal>
  );
}
