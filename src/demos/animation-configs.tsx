import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, {
  BottomSheetView,
  useBottomSheetSpringConfigs,
  useBottomSheetTimingConfigs,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Easing } from 'react-native-reanimated';

const snapPoints = ['20%', '80%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const bouncy = useBottomSheetSpringConfigs({
    damping: 12,
    stiffness: 120,
    mass: 1,
  });
  const slow = useBottomSheetTimingConfigs({
    duration: 1200,
    easing: Easing.inOut(Easing.ease),
  });

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.row}>
        <Button
          title="Spring up"
          onPress={() => sheetRef.current?.snapToIndex(1, bouncy)}
        />
        <Button
          title="Slow up"
          onPress={() => sheetRef.current?.snapToIndex(1, slow)}
        />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text>Each call may bring its own animation.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  row: { flexDirection: 'row', gap: 8 },
  content: { alignItems: 'center', padding: 16 },
});
