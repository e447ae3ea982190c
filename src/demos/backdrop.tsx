import { useCallback, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, {
  BottomSheetBackdrop,
  type BottomSheetBackdropProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['25%', '40%', '60%'];
const BEHAVIORS = ['close', 'collapse', 'none', 1] as const;

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [behavior, setBehavior] = useState<(typeof BEHAVIORS)[number]>('close');

  const renderBackdrop = useCallback(
    (props: BottomSheetBackdropProps) => (
      <BottomSheetBackdrop
        {...props}
        appearsOnIndex={2}
        disappearsOnIndex={0}
        pressBehavior={behavior}
      />
    ),
    [behavior],
  );

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(2)} />
      <BottomSheet
        ref={sheetRef}
        index={-1}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enablePanDownToClose
        backdropComponent={renderBackdrop}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>pressBehavior</Text>
          <View style={styles.row}>
            {BEHAVIORS.map((name) => (
              <Button
                key={name}
                title={String(name)}
                disabled={name === behavior}
                onPress={() => setBehavior(name)}
              />
            ))}
          </View>
          <Text>Then press the dark area above the sheet.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  content: { alignItems: 'center', gap: 12, padding: 16 },
  row: { flexDirection: 'row', gap: 8 },
  title: { fontSize: 18, fontWeight: '600' },
});
