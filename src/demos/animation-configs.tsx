import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetView,
  useBottomSheetSpringConfigs,
  useBottomSheetTimingConfigs,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Easing } from 'react-native-reanimated';

const snapPoints = ['20%', '80%'];
const HOURS = ['11:00 Rain, 15°', '12:00 Clouds, 17°', '13:00 Sun, 19°'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
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
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
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
      <Text style={styles.heading}>Bergen, 14°</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        onChange={setIndex}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Rain until noon</Text>
          <Text style={styles.text}>Each button moves the sheet.</Text>
          {HOURS.map((hour) => (
            <Text key={hour} style={styles.text}>
              {hour}
            </Text>
          ))}
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    row: { flexDirection: 'row', gap: 8 },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #6f9fd0' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { padding: 16 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, fontSize: 16, lineHeight: 40 },
  });

const light = createStyles('#dfeaf6', '#ffffff', '#12151c');
const dark = createStyles('#101c2e', '#1b1f27', '#f1f3f7');
