import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
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
  const isDark = useColorScheme() === 'dark';
  const colors = isDark ? ['#1b1f27', '#5a2140'] : ['#ffffff', '#ffd9e4'];
  const colorStyle = useAnimatedStyle(() => ({
    backgroundColor: interpolateColor(animatedIndex.value, [0, 1], colors),
  }));

  return (
    <Animated.View
      pointerEvents="none"
      style={[style, light.background, colorStyle]}
    />
  );
}

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Flower market</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundComponent={Background}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Peonies, 12 €</Text>
          <Text style={styles.text}>The background follows the position.</Text>
          <View style={styles.photo} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    row: { flexDirection: 'row', gap: 8 },
    handle: { backgroundColor: text },
    background: { borderTopLeftRadius: 28, borderTopRightRadius: 28 },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #e79bb4' },
    content: { gap: 8, padding: 24 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
    photo: {
      height: 200,
      marginTop: 40,
      borderRadius: 16,
      backgroundColor: '#ffb3c8',
      boxShadow: 'inset 0 -150px 60px -60px #8c2b55',
    },
  });

const light = createStyles('#eef1f6', '#12151c');
const dark = createStyles('#0e1116', '#f1f3f7');
