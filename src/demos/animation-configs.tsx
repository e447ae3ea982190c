import { useRef, useState } from 'react';
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
  const [index, setIndex] = useState(0);
  const other = index === 0 ? 1 : 0;
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
          title="Spring"
          onPress={() => sheetRef.current?.snapToIndex(other, bouncy)}
        />
        <Button
          title="Slow"
          onPress={() => sheetRef.current?.snapToIndex(other, slow)}
        />
        <Button
          title="Default"
          onPress={() => sheetRef.current?.snapToIndex(other)}
        />
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        onChange={setIndex}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text>Each button sends the sheet to its other end.</Text>
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
