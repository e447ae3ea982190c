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
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundComponent={Background}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.text}>The background follows the position.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    handle: { backgroundColor: text },
    background: { borderTopLeftRadius: 28, borderTopRightRadius: 28 },
    content: { alignItems: 'center', padding: 24 },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#12151c');
const dark = createStyles('#0e1116', '#f1f3f7');
