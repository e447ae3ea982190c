import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = [120, '50%', '80%'];
const STOPS = ['9:41 Harbor', '9:48 Old Town', '9:55 Museum', '10:02 Park'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [index, setIndex] = useState(0);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        {snapPoints.map((snapPoint, target) => (
          <Button
            key={snapPoint}
            title={String(snapPoint)}
            onPress={() => sheetRef.current?.snapToIndex(target)}
          />
        ))}
      </View>
      <Text style={styles.heading}>Tram 28</Text>
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
          <Text style={styles.title}>Index {index}</Text>
          <Text style={styles.text}>Snap point {snapPoints[index]}</Text>
          {STOPS.map((stop) => (
            <Text key={stop} style={styles.text}>
              {stop}
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
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9a441' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { padding: 16, paddingTop: 22 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, fontSize: 16, lineHeight: 42 },
  });

const light = createStyles('#f8eed8', '#ffffff', '#12151c');
const dark = createStyles('#1c160a', '#1b1f27', '#f1f3f7');
