import { useCallback, useRef, useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, {
  BottomSheetFooter,
  type BottomSheetFooterProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [orders, setOrders] = useState(0);

  const renderFooter = useCallback(
    (props: BottomSheetFooterProps) => (
      <BottomSheetFooter {...props} bottomInset={16}>
        <View style={styles.footer}>
          <Button
            title="Order"
            onPress={() => setOrders((count) => count + 1)}
          />
        </View>
      </BottomSheetFooter>
    ),
    [],
  );

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
      <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        footerComponent={renderFooter}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>{orders} ordered</Text>
          <Text>The footer stays at the bottom of the screen.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  content: { alignItems: 'center', gap: 8, padding: 16 },
  footer: { marginHorizontal: 16 },
  title: { fontSize: 18, fontWeight: '600' },
});
