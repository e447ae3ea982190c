import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

function Screen() {
  const sheetRef = useRef<BottomSheetModal>(null);

  return (
    <View style={styles.screen}>
      <Button title="Present" onPress={() => sheetRef.current?.present()} />
      <BottomSheetModal
        ref={sheetRef}
        detached
        bottomInset={32}
        style={styles.sheet}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>It floats above the edge</Text>
          <Button title="Dismiss" onPress={() => sheetRef.current?.dismiss()} />
        </BottomSheetView>
      </BottomSheetModal>
    </View>
  );
}

export default function App() {
  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheetModalProvider>
        <Screen />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1 },
  screen: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  sheet: { marginHorizontal: 16 },
  content: { alignItems: 'center', gap: 16, padding: 24, paddingBottom: 32 },
  title: { fontSize: 18, fontWeight: '600' },
});
