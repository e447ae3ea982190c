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
        <Text style={styles.heading}>Alpine lake</Text>
        <Button title="Present" onPress={() => sheetRef.current?.present()} />
        <BottomSheetModal
          ref={sheetRef}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.content}>
            <Text style={styles.title}>Share the photo</Text>
            <Text style={styles.text}>
              This content is mounted while the modal is presented.
            </Text>
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
    sky: { boxShadow: 'inset 0 -420px 120px -120px #3f7f91' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { gap: 12, padding: 24, paddingBottom: 40 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
  });

const light = createStyles('#dcecf2', '#ffffff', '#12151c');
const dark = createStyles('#0f1d28', '#1b1f27', '#f1f3f7');
