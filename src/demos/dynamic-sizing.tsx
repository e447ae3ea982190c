import { useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const HANDLE_HEIGHT = 24;
const MAX_SIZE = 420;
const DRINKS = ['Flat white, 3.50 €', 'Mint tea, 3 €', 'Lemonade, 4 €'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const [lines, setLines] = useState(2);
  const [height, setHeight] = useState(0);
  const isCapped = HANDLE_HEIGHT + height > MAX_SIZE;

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.heading}>Table 12</Text>
      <BottomSheet
        maxDynamicContentSize={MAX_SIZE}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView
          style={styles.content}
          onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
        >
          <View style={styles.buttons}>
            <Button title="Add a line" onPress={() => setLines(lines + 1)} />
            <Button
              title="Remove a line"
              onPress={() => setLines(Math.max(2, lines - 1))}
            />
          </View>
          <Text style={styles.title}>
            {lines} lines{isCapped && `, capped at ${MAX_SIZE}`}
          </Text>
          {Array.from({ length: lines }, (_, line) => (
            <Text key={line} style={styles.row}>
              {DRINKS[line % DRINKS.length]}
            </Text>
          ))}
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    content: { gap: 8, padding: 16, paddingBottom: 32 },
    buttons: { flexDirection: 'row', gap: 8 },
    heading: { marginBottom: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9ae86' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    row: { padding: 12, borderRadius: 8, color: text, backgroundColor: screen },
  });

const light = createStyles('#f6ede2', '#ffffff', '#12151c');
const dark = createStyles('#1c1512', '#1b1f27', '#f1f3f7');
