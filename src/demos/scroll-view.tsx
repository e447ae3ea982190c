import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetScrollView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '85%'];
const STEPS = Array.from({ length: 20 }, (_, step) => `Step ${step + 1}`);

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        accessible={false}
      >
        <BottomSheetScrollView contentContainerStyle={styles.list}>
          {STEPS.map((step) => (
            <View key={step} style={styles.item}>
              <Text>{step}</Text>
            </View>
          ))}
        </BottomSheetScrollView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  row: { flexDirection: 'row', gap: 8 },
  list: { gap: 8, paddingHorizontal: 16, paddingBottom: 16 },
  item: { padding: 16, borderRadius: 8, backgroundColor: '#e7ebf3' },
});
