import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, {
  type BottomSheetHandleProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  Extrapolation,
  interpolate,
  useAnimatedStyle,
} from 'react-native-reanimated';

const snapPoints = ['25%', '75%'];

function Handle({ animatedIndex }: BottomSheetHandleProps) {
  const leftStyle = useAnimatedStyle(() => {
    const turn = interpolate(
      animatedIndex.value,
      [0, 1],
      [-20, 20],
      Extrapolation.CLAMP,
    );
    return { transform: [{ rotate: `${turn}deg` }] };
  });
  const rightStyle = useAnimatedStyle(() => {
    const turn = interpolate(
      animatedIndex.value,
      [0, 1],
      [20, -20],
      Extrapolation.CLAMP,
    );
    return { transform: [{ rotate: `${turn}deg` }] };
  });

  return (
    <View style={styles.handle}>
      <Animated.View style={[styles.bar, leftStyle]} />
      <Animated.View style={[styles.bar, styles.right, rightStyle]} />
    </View>
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
        handleComponent={Handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text>The arrow points to where the sheet can go.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  handle: { flexDirection: 'row', justifyContent: 'center', padding: 16 },
  bar: { width: 24, height: 5, borderRadius: 3, backgroundColor: '#b02a5b' },
  right: { marginLeft: -5 },
  content: { alignItems: 'center', padding: 16 },
});
