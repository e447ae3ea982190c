import { useCallback, useEffect, useRef, useState } from 'react';
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

  const renderItem = useCallback(
    ({ item }: { item: number }) => (
      <View style={styles.item}>
        <Text style={styles.text}>Message {item}</Text>
      </View>
    ),
    [styles],
  );

  return (
    <GestureHandlerRootView style={styles.screen}>
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
          renderItem={renderItem}
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
