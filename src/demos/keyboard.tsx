import { useRef, useState } from 'react';
import { Button, StyleSheet, Text } from 'react-native';
import BottomSheet, {
  BottomSheetTextInput,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [name, setName] = useState('');

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <BottomSheet
        ref={sheetRef}
        enablePanDownToClose
        keyboardBehavior="interactive"
        keyboardBlurBehavior="restore"
        enableBlurKeyboardOnGesture
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>Hello {name || 'you'}</Text>
          <BottomSheetTextInput
            accessibilityLabel="Your name"
            placeholder="Your name"
            style={styles.input}
            onChangeText={setName}
          />
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  content: { gap: 12, padding: 24, paddingBottom: 40 },
  title: { fontSize: 18, fontWeight: '600' },
  input: {
    padding: 12,
    borderWidth: 1,
    borderColor: '#7a8499',
    borderRadius: 8,
    fontSize: 16,
  },
});
