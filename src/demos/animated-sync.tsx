import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
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
  const styles = useColorScheme() === 'dark' ? dark : light;
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
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Animated.View style={[styles.card, cardStyle]}>
        <Text style={styles.title}>I follow the sheet</Text>
      </Animated.View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        animatedIndex={animatedIndex}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.text}>Drag slowly and watch the card.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: {
      flex: 1,
      gap: 8,
      padding: 16,
      paddingTop: 60,
      backgroundColor: screen,
    },
    row: { flexDirection: 'row', gap: 8 },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    card: { padding: 32, borderRadius: 16, backgroundColor: sheet },
    content: { alignItems: 'center', padding: 16 },
    title: {
      color: text,
      fontSize: 18,
      fontWeight: '600',
      textAlign: 'center',
    },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');
