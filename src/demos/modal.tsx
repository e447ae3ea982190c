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
      <BottomSheetModal ref={sheetRef} accessible={false}>
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>A modal</Text>
          <Text>Its content is mounted while it is presented.</Text>
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
  content: { alignItems: 'center', gap: 12, padding: 24, paddingBottom: 40 },
  title: { fontSize: 18, fontWeight: '600' },
});
