import { useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [closings, setClosings] = useState(0);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.heading}>Harbor</Text>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <Text style={styles.note}>Closed {closings} times</Text>
      <BottomSheet
        ref={sheetRef}
        index={-1}
        enablePanDownToClose
        onClose={() => setClosings((count) => count + 1)}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Closed until you opened it</Text>
          <Button title="Close" onPress={() => sheetRef.current?.close()} />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, gap: 8, padding: 16, backgroundColor: screen },
    heading: { marginTop: 44, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #3f7f91' },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    note: { color: text, textAlign: 'center' },
    content: { alignItems: 'center', gap: 16, padding: 24, paddingBottom: 40 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
  });

const light = createStyles('#e3eef0', '#ffffff', '#12151c');
const dark = createStyles('#0c181c', '#1b1f27', '#f1f3f7');
