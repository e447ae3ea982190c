import { useRef, useState } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [closings, setClosings] = useState(0);

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <Text style={styles.note}>Closed {closings} times</Text>
      <BottomSheet
        ref={sheetRef}
        index={-1}
        enablePanDownToClose
        onClose={() => setClosings((count) => count + 1)}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Closed until you opened it</Text>
          <Button title="Close" onPress={() => sheetRef.current?.close()} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  note: { textAlign: 'center' },
  content: { alignItems: 'center', gap: 16, padding: 24, paddingBottom: 40 },
  title: { fontSize: 18, fontWeight: '600' },
});
