import { useRef } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.expand()} />
      <Button title="Close" onPress={() => sheetRef.current?.close()} />
      <BottomSheet ref={sheetRef} enablePanDownToClose accessible={false}>
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>A sheet as tall as its content</Text>
          <Text>Drag it down, or press the buttons.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
  title: { fontSize: 18, fontWeight: '600' },
});
