import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
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
  const styles = useStyles();
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
  const styles = useStyles();
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
        handleComponent={Handle}
        backgroundStyle={styles.sheet}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.text}>
            The arrow points to where the sheet can go.
          </Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    sheet: { backgroundColor: sheet },
    handle: { flexDirection: 'row', justifyContent: 'center', padding: 16 },
    bar: { width: 24, height: 5, borderRadius: 3, backgroundColor: '#d6457c' },
    right: { marginLeft: -5 },
    content: { alignItems: 'center', padding: 16 },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
