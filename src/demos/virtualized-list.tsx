import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetVirtualizedList } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Seaside hotel</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetVirtualizedList
          data={null}
          getItemCount={() => 50}
          getItem={(_data: unknown, index: number) => index + 2}
          keyExtractor={(item: number) => String(item)}
          renderItem={({ item }: { item: number }) => (
            <View style={styles.item}>
              <Text style={styles.number}>{item}</Text>
              <View>
                <Text style={styles.title}>
                  {item} nights, breakfast included
                </Text>
                <Text style={styles.text}>{item * 89} €</Text>
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
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9a441' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    list: { paddingHorizontal: 16, paddingBottom: 28 },
    item: { flexDirection: 'row', alignItems: 'center', gap: 12, height: 84 },
    number: {
      flexShrink: 0,
      width: 60,
      borderRadius: 12,
      color: '#ffffff',
      fontSize: 24,
      lineHeight: 60,
      textAlign: 'center',
      backgroundColor: '#2f7f79',
    },
    title: { color: text, fontSize: 16, fontWeight: '600' },
    text: { marginTop: 2, color: text, opacity: 0.7 },
  });

const light = createStyles('#f8eed8', '#ffffff', '#12151c');
const dark = createStyles('#1c160a', '#1b1f27', '#f1f3f7');
