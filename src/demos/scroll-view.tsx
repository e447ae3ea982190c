import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetScrollView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];
const PACKING = [
  'Passport',
  'Tickets',
  'Phone charger',
  'Headphones',
  'Sunglasses',
  'Sunscreen',
  'Swimsuit',
  'Towel',
  'Sandals',
  'Rain jacket',
  'Toothbrush',
  'Camera',
];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Packing</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetScrollView contentContainerStyle={styles.list}>
          {PACKING.map((thing) => (
            <View key={thing} style={styles.item}>
              <View style={styles.box} />
              <Text style={styles.text}>{thing}</Text>
            </View>
          ))}
        </BottomSheetScrollView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #4f9f93' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 28 },
    item: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 52 },
    box: {
      padding: 9,
      borderWidth: 2,
      borderColor: '#80808080',
      borderRadius: 11,
    },
    text: { color: text, fontSize: 16 },
  });

const light = createStyles('#dff0ea', '#ffffff', '#12151c');
const dark = createStyles('#0d1c1a', '#1b1f27', '#f1f3f7');
