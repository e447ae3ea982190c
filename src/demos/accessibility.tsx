import { useRef, useState } from 'react';
import { Button, StyleSheet, Switch, Text, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [accessible, setAccessible] = useState(false);

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <Text style={styles.title}>In the content, a screen reader meets</Text>
      <Text>
        {accessible
          ? '1 element: Choose a size, adjustable'
          : '3 elements: One element, switch; Small, button; Large, button'}
      </Text>
      <BottomSheet
        ref={sheetRef}
        accessible={accessible}
        accessibilityLabel="Choose a size"
        enablePanDownToClose
      >
        <BottomSheetView style={styles.content}>
          <View style={styles.row}>
            <Text accessible={false}>One element</Text>
            <Switch
              accessibilityLabel="One element"
              value={accessible}
              onValueChange={setAccessible}
            />
          </View>
          <Button title="Small" onPress={() => sheetRef.current?.close()} />
          <Button title="Large" onPress={() => sheetRef.current?.close()} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  title: { fontWeight: '600' },
  content: { gap: 12, padding: 24, paddingBottom: 40 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
  },
});
