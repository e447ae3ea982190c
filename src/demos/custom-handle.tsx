import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  type BottomSheetHandleProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  interpolate,
  useAnimatedStyle,
} from 'react-native-reanimated';

const snapPoints = ['25%', '75%'];

function Handle({ animatedIndex }: BottomSheetHandleProps) {
  const styles = useStyles();
  const leftStyle = useAnimatedStyle(() => {
    const turn = interpolate(animatedIndex.value, [0, 1], [-20, 20], 'clamp');
    return { transform: [{ rotate: `${turn}deg` }] };
  });
  const rightStyle = useAnimatedStyle(() => {
    const turn = interpolate(animatedIndex.value, [0, 1], [20, -20], 'clamp');
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
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Night sky</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        handleComponent={Handle}
        backgroundStyle={styles.sheet}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>The Great Bear</Text>
          <Text style={styles.text}>
            The arrow points where the sheet can go.
          </Text>
          <View style={styles.photo} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #5a4a9c' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { flexDirection: 'row', justifyContent: 'center', padding: 16 },
    bar: { width: 24, height: 5, borderRadius: 3, backgroundColor: '#d6457c' },
    right: { marginLeft: -5 },
    content: { gap: 8, padding: 16 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
    photo: {
      height: 200,
      marginTop: 48,
      borderRadius: 16,
      backgroundColor: '#1c2340',
      boxShadow: 'inset 0 -150px 60px -60px #8a6bd0',
    },
  });

const light = createStyles('#cfd0f2', '#ffffff', '#12151c');
const dark = createStyles('#10101f', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
