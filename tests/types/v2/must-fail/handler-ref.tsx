// must fail: ts2322 at line 8, any without the shim for the names not imported
import React from 'react';
import { View } from 'react-native';
import { BottomSheetDraggableView } from '@gorhom/bottom-sheet';

export default function Content() {
  return (
    <BottomSheetDraggableView nativeGestureRef={42}>
      <View />
    </BottomSheetDraggableView>
  );
}
