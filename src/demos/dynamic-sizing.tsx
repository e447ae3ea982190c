import { useState } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const HANDLE_HEIGHT = 24;
const MAX_SIZE = 420;

export default function App() {
  const [lines, setLines] = useState(2);
  const [height, setHeight] = useState(0);
  const isCapped = HANDLE_HEIGHT + height > MAX_SIZE;

  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheet maxDynamicContentSize={MAX_SIZE} accessible={false}>
        <BottomSheetView
          style={styles.content}
          onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
        >
          <View style={styles.row}>
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
            <Text key={line} style={styles.line}>
              Line {line + 1}
            </Text>
          ))}
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, backgroundColor: '#e7ebf3' },
  content: { gap: 8, padding: 16, paddingBottom: 32 },
  row: { flexDirection: 'row', gap: 8 },
  title: { fontSize: 18, fontWeight: '600' },
  line: { padding: 12, borderRadius: 8, backgroundColor: '#e7ebf3' },
});
