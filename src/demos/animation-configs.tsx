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
    <GestureHandlerRootView style={styles.screen}>
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
          <Text style={styles.text}>
            Each button sends the sheet to its other end.
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
    handle: { backgroundColor: text },
    content: { alignItems: 'center', padding: 16 },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');
