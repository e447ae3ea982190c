import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetSectionList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];
const SECTIONS = [
  {
    title: 'Fruit',
    data: ['Apples', 'Bananas', 'Cherries', 'Lemons', 'Pears'],
  },
  { title: 'Greens', data: ['Chard', 'Kale', 'Lettuce', 'Rocket', 'Spinach'] },
  { title: 'Grains', data: ['Barley', 'Oats', 'Rice', 'Rye', 'Wheat'] },
];
type Section = (typeof SECTIONS)[number];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Groceries</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetSectionList
          sections={SECTIONS}
          keyExtractor={(item: string) => item}
          renderItem={({ item }: { item: string }) => (
            <View style={styles.item}>
              <View style={styles.box} />
              <Text style={styles.text}>{item}</Text>
            </View>
          )}
          renderSectionHeader={({ section }: { section: Section }) => (
            <Text style={styles.header}>{section.title}</Text>
          )}
          contentContainerStyle={styles.list}
        />
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #5f9468' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 28 },
    header: {
      color: text,
      fontWeight: '600',
      lineHeight: 40,
      backgroundColor: sheet,
    },
    item: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 40 },
    box: {
      padding: 9,
      borderWidth: 2,
      borderColor: '#80808080',
      borderRadius: 11,
    },
    text: { color: text, fontSize: 16 },
  });

const light = createStyles('#e4efdf', '#ffffff', '#12151c');
const dark = createStyles('#0e1810', '#1b1f27', '#f1f3f7');
