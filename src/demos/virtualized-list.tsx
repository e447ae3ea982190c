import { useCallback, useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetVirtualizedList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '85%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  const renderItem = useCallback(
    ({ item }: { item: number }) => (
      <View style={styles.item}>
        <Text>
          {item} squared is {item * item}
        </Text>
      </View>
    ),
    [],
  );

  return (
    <GestureHandlerRootView style={styles.container}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        accessible={false}
      >
        <BottomSheetVirtualizedList
          data={null}
          getItemCount={() => 50}
          getItem={(_data: unknown, index: number) => index + 1}
          keyExtractor={(item: number) => String(item)}
          renderItem={renderItem}
          contentContainerStyle={styles.list}
        />
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  row: { flexDirection: 'row', gap: 8 },
  list: { paddingHorizontal: 16, paddingBottom: 16 },
  item: {
    marginBottom: 8,
    padding: 16,
    borderRadius: 8,
    backgroundColor: '#e7ebf3',
  },
});
