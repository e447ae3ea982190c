import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetFlatList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];
const SONGS = [
  { title: 'Slow Tide', about: '3:42' },
  { title: 'Lanterns', about: '4:05' },
  { title: 'Golden Hour', about: '2:58' },
  { title: 'Night Bus', about: '5:17' },
  { title: 'Rain', about: '3:30' },
  { title: 'North of Here', about: '4:21' },
  { title: 'Paper Boats', about: '3:09' },
  { title: 'First Snow', about: '2:47' },
  { title: 'Lighthouse', about: '4:50' },
  { title: 'Home by Six', about: '3:15' },
];
type Song = (typeof SONGS)[number];
const COLORS = ['#c8573a', '#7a4fb5', '#2f7f79', '#3563b8', '#d9a441'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>The Harbor Lights</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetFlatList
          data={SONGS}
          keyExtractor={(song: Song) => song.title}
          renderItem={({ item, index }: { item: Song; index: number }) => (
            <View style={styles.item}>
              <View
                style={[styles.cover, { backgroundColor: COLORS[index % 5] }]}
              />
              <View>
                <Text style={styles.title}>{item.title}</Text>
                <Text style={styles.text}>{item.about}</Text>
              </View>
            </View>
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
    sky: { boxShadow: 'inset 0 -420px 120px -120px #7a4fb5' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 28 },
    item: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 84 },
    cover: {
      width: 60,
      height: 60,
      borderRadius: 12,
      boxShadow: 'inset 0 -60px 40px -40px #00000066',
    },
    title: { color: text, fontSize: 16, fontWeight: '600' },
    text: { marginTop: 2, color: text, opacity: 0.7 },
  });

const light = createStyles('#e6e2f6', '#ffffff', '#12151c');
const dark = createStyles('#140f22', '#1b1f27', '#f1f3f7');
