import { useRef, useState } from 'react';
import {
  Button,
  StyleSheet,
  Switch,
  Text,
  useColorScheme,
  View,
} from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [accessible, setAccessible] = useState(false);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.heading}>Linen shirt, 45 €</Text>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <Text style={styles.title}>In the content, a screen reader meets</Text>
      <Text style={styles.text}>
        {accessible
          ? '1 element: Choose a size, adjustable'
          : '3 elements: One element, switch; Small, button; Large, button'}
      </Text>
      <BottomSheet
        ref={sheetRef}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={accessible}
        accessibilityLabel="Choose a size"
        enablePanDownToClose
      >
        <BottomSheetView style={styles.content}>
          <View style={styles.row}>
            <Text accessible={false} style={styles.text}>
              One element
            </Text>
            <Switch
              accessibilityLabel="One element"
              value={accessible}
              onValueChange={setAccessible}
            />
          </View>
          <Button title="Small" onPress={() => sheetRef.current?.close()} />
          <Button title="Large" onPress={() => sheetRef.current?.close()} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, gap: 8, padding: 16, backgroundColor: screen },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #7d9fb3' },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    heading: { marginTop: 44, color: text, fontSize: 30, fontWeight: '700' },
    title: { color: text, fontWeight: '600' },
    content: { gap: 12, padding: 24, paddingBottom: 40 },
    row: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 12,
    },
    text: { color: text },
  });

const light = createStyles('#e6eef2', '#ffffff', '#12151c');
const dark = createStyles('#10181d', '#1b1f27', '#f1f3f7');
