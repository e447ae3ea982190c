import { useCallback, useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetSectionList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '85%'];
const SECTIONS = ['Fruit', 'Vegetables', 'Grains'].map((title) => ({
  title,
  data: Array.from({ length: 8 }, (_, item) => `${title} ${item + 1}`),
}));

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);

  const renderItem = useCallback(
    ({ item }: { item: string }) => (
      <View style={styles.item}>
        <Text>{item}</Text>
      </View>
    ),
    [],
  );
  const renderSectionHeader = useCallback(
    ({ section }: { section: (typeof SECTIONS)[number] }) => (
      <Text style={styles.header}>{section.title}</Text>
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
        <BottomSheetSectionList
          sections={SECTIONS}
          keyExtractor={(item: string) => item}
          renderItem={renderItem}
          renderSectionHeader={renderSectionHeader}
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
  header: { paddingVertical: 8, fontWeight: '600', backgroundColor: 'white' },
  item: {
    marginBottom: 8,
    padding: 16,
    borderRadius: 8,
    backgroundColor: '#e7ebf3',
  },
});
