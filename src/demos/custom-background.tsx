import { useRef } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, {
  type BottomSheetBackgroundProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  interpolateColor,
  useAnimatedStyle,
} from 'react-native-reanimated';

const snapPoints = ['25%', '70%'];

function Background({ style, animatedIndex }: BottomSheetBackgroundProps) {
  const colorStyle = useAnimatedStyle(() => ({
    backgroundColor: interpolateColor(
      animatedIndex.value,
      [0, 1],
      ['#ffffff', '#ffd9e4'],
    ),
  }));

  return (
    <Animated.View
      pointerEvents="none"
      style={[style, styles.background, colorStyle]}
    />
  );
}

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
      <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundComponent={Background}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text>The background follows the position.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  background: { borderTopLeftRadius: 28, borderTopRightRadius: 28 },
  content: { alignItems: 'center', padding: 24 },
});
