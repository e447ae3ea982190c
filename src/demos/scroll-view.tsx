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
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
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
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 16 },
    item: {
      paddingVertical: 18,
      borderBottomWidth: StyleSheet.hairlineWidth,
      borderColor: '#80808080',
    },
    text: { color: text, fontSize: 16 },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');
