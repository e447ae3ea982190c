// must fail: ts2339 at line 9, v2 snaps with snapTo
import React, { useRef } from 'react';
import { Button } from 'react-native';
import BottomSheet from '@gorhom/bottom-sheet';

export default function Open() {
  const sheetRef = useRef<BottomSheet>(null);
  return (
    <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(1)} />
  );
}
