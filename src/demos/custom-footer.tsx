import { useCallback, useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetFooter,
  type BottomSheetFooterProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['35%', '80%'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [orders, setOrders] = useState(0);

  const renderFooter = useCallback(
    (props: BottomSheetFooterProps) => (
      <BottomSheetFooter {...props}>
        <View style={styles.footer}>
          <Button
            title="Order"
            onPress={() => setOrders((count) => count + 1)}
          />
        </View>
      </BottomSheetFooter>
    ),
    [styles],
  );

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Up" onPress={() => sheetRef.current?.snapToIndex(1)} />
        <Button title="Down" onPress={() => sheetRef.current?.snapToIndex(0)} />
      </View>
      <Text style={styles.heading}>Corner pizzeria</Text>
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        footerComponent={renderFooter}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Margherita, {orders} ordered</Text>
          <Text style={styles.text}>The footer stays at the bottom.</Text>
          <View style={styles.photo} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    row: { flexDirection: 'row', gap: 8 },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9805a' },
    content: { gap: 8, padding: 16 },
    footer: { padding: 16, paddingBottom: 32, backgroundColor: sheet },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
    photo: {
      height: 200,
      marginTop: 24,
      borderRadius: 16,
      backgroundColor: '#e8b04f',
      boxShadow: 'inset 0 -150px 60px -60px #c8573a',
    },
  });

const light = createStyles('#f7e3d0', '#ffffff', '#12151c');
const dark = createStyles('#2a1713', '#1b1f27', '#f1f3f7');
