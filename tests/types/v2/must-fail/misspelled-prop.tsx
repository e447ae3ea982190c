// must fail: ts2322 at line 8, a prop that does not exist
import React from 'react';
import { View } from 'react-native';
import BottomSheet from '@gorhom/bottom-sheet';

export default function App() {
  return (
    <BottomSheet enablePanDownToClose snapPoints={['50%']}>
      <View />
    </BottomSheet>
  );
}
