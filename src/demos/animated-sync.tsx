import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
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
    opacity: interpolate(animatedIndex.value, [0, 1], [1, 0.3], 'clamp'),
    transform: [
      { scale: interpolate(animatedIndex.value, [0, 1], [1, 0.8], 'clamp') },
    ],
  }));

  return (
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Animated.View style={[styles.card, cardStyle]}>
        <View style={styles.photo} />
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
          <Text style={styles.title}>Dawn at the lake</Text>
          <Text style={styles.text}>Drag slowly and watch the card.</Text>
          <View style={styles.photo} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, gap: 8, padding: 16, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8, marginTop: 44 },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    card: { gap: 12, padding: 12, borderRadius: 20, backgroundColor: sheet },
    content: { gap: 4, padding: 16 },
    photo: {
      height: 180,
      borderRadius: 16,
      backgroundColor: '#f6c7a8',
      boxShadow: 'inset 0 -140px 60px -60px #3f7f91',
    },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { paddingBottom: 28, color: text, opacity: 0.7 },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');
