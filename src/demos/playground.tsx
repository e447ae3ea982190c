import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['25%', '50%', '90%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <BottomSheet
        ref={sheetRef}
        index={1}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enablePanDownToClose
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>This is the real sheet</Text>
          <Text>Drag it, fling it, or change its props.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  buttons: { flexDirection: 'row', gap: 8 },
  content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
  title: { fontSize: 18, fontWeight: '600' },
});
