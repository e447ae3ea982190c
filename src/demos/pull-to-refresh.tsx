import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetFlatList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [rows, setRows] = useState(8);
  const [refreshing, setRefreshing] = useState(false);

  useEffect(() => {
    if (!refreshing) {
      return;
    }
    const timeout = setTimeout(() => {
      setRows((count) => count + 1);
      setRefreshing(false);
    }, 1000);
    return () => clearTimeout(timeout);
  }, [refreshing]);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Refresh" onPress={() => setRefreshing(true)} />
        <Text style={styles.text}>
          {refreshing ? 'Refreshing' : `${rows} messages`}
        </Text>
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetFlatList
          data={Array.from({ length: rows }, (_, row) => rows - row)}
          keyExtractor={(item: number) => String(item)}
          renderItem={({ item }: { item: number }) => (
            <View style={styles.item}>
              <View style={styles.face} />
              <Text style={styles.text}>Message {item}</Text>
            </View>
          )}
          refreshing={refreshing}
          onRefresh={() => setRefreshing(true)}
          contentContainerStyle={styles.list}
        />
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #3563b8' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 28 },
    item: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 84 },
    face: { padding: 30, borderRadius: 30, backgroundColor: '#3563b8' },
    text: { color: text, fontSize: 16 },
  });

const light = createStyles('#dfe8f8', '#ffffff', '#12151c');
const dark = createStyles('#0c1424', '#1b1f27', '#f1f3f7');
