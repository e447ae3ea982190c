import { useEffect, useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheetModal>(null);

  useEffect(() => sheetRef.current?.present(), []);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <BottomSheetModalProvider>
        <Text style={styles.heading}>Sand dunes</Text>
        <Button title="Present" onPress={() => sheetRef.current?.present()} />
        <BottomSheetModal
          ref={sheetRef}
          detached
          bottomInset={32}
          style={styles.float}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.content}>
            <Text style={styles.title}>It floats above the edge</Text>
            <Button
              title="Dismiss"
              onPress={() => sheetRef.current?.dismiss()}
            />
          </BottomSheetView>
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginBottom: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9a066' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    float: { marginHorizontal: 16 },
    content: { alignItems: 'center', gap: 16, padding: 24, paddingBottom: 32 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
  });

const light = createStyles('#9cc4e4', '#ffffff', '#12151c');
const dark = createStyles('#1b2740', '#1b1f27', '#f1f3f7');
