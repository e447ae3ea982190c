// must fail: ts2322 at line 9, data of another shape than the ref says
import { useRef } from 'react';
import { Button } from 'react-native';
import { BottomSheetModal } from '@gorhom/bottom-sheet';

export default function Open() {
  const sheetRef = useRef<BottomSheetModal<{ id: string }>>(null);
  return (
    <Button title="Open" onPress={() => sheetRef.current?.present({ id: 1 })} />
  );
}
