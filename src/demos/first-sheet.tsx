import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.row}>
        <Button title="Open" onPress={() => sheetRef.current?.expand()} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <Text style={styles.heading}>Evening ferry</Text>
      <View style={styles.sun} />
      <BottomSheet
        ref={sheetRef}
        enablePanDownToClose
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>A sheet as tall as its content</Text>
          <Text style={styles.text}>Drag it down, or press the buttons.</Text>
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
    sky: { boxShadow: 'inset 0 -420px 120px -120px #e0704f' },
    sun: {
      margin: 100,
      height: 88,
      borderRadius: 44,
      backgroundColor: '#ffdf9e',
    },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { gap: 8, padding: 24, paddingBottom: 48 },
    title: { color: text, fontSize: 18, fontWeight: 600, textAlign: 'center' },
    text: { color: text, opacity: 0.7, textAlign: 'center' },
  });

const light = createStyles('#f9dcc0', '#ffffff', '#12151c');
const dark = createStyles('#2a2140', '#1b1f27', '#f1f3f7');
