import { useRef, useState } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [lines, setLines] = useState(2);

  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheet
        ref={sheetRef}
        maxDynamicContentSize={420}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Button title="Add a line" onPress={() => setLines(lines + 1)} />
          <Button
            title="Remove a line"
            onPress={() => setLines(Math.max(1, lines - 1))}
          />
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
  line: { padding: 12, borderRadius: 8, backgroundColor: '#e7ebf3' },
});
