import { useRef } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  Extrapolation,
  interpolate,
  useAnimatedStyle,
  useSharedValue,
} from 'react-native-reanimated';

const snapPoints = ['20%', '60%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const animatedIndex = useSharedValue(0);

  const cardStyle = useAnimatedStyle(() => ({
    opacity: interpolate(
      animatedIndex.value,
      [0, 1],
      [1, 0.3],
      Extrapolation.CLAMP,
    ),
    transform: [
      {
        scale: interpolate(
          animatedIndex.value,
          [0, 1],
          [1, 0.8],
          Extrapolation.CLAMP,
        ),
      },
    ],
  }));

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
      <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <Animated.View style={[styles.card, cardStyle]}>
        <Text style={styles.title}>I follow the sheet</Text>
      </Animated.View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        animatedIndex={animatedIndex}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text>Drag slowly and watch the card.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  card: { padding: 32, borderRadius: 16, backgroundColor: 'white' },
  content: { alignItems: 'center', padding: 16 },
  title: { fontSize: 18, fontWeight: '600', textAlign: 'center' },
});
