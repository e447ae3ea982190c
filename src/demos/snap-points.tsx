import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = [120, '50%', '90%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [index, setIndex] = useState(0);

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.row}>
        {snapPoints.map((snapPoint, target) => (
          <Button
            key={snapPoint}
            title={String(snapPoint)}
            onPress={() => sheetRef.current?.snapToIndex(target)}
          />
        ))}
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        onChange={setIndex}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Index {index}</Text>
          <Text>Snap point {snapPoints[index]}</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  row: { flexDirection: 'row', gap: 8 },
  content: { alignItems: 'center', gap: 8, padding: 16 },
  title: { fontSize: 18, fontWeight: '600' },
});
