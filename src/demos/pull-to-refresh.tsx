import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetFlatList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '85%'];

export default function App() {
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
        <Text>Message {item}</Text>
      </View>
    ),
    [],
  );

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Refresh" onPress={() => setRefreshing(true)} />
        <Text>{refreshing ? 'Refreshing' : `${rows} messages`}</Text>
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
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

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  list: { paddingHorizontal: 16, paddingBottom: 16 },
  item: {
    marginBottom: 8,
    padding: 16,
    borderRadius: 8,
    backgroundColor: '#e7ebf3',
  },
});
