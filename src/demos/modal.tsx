import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

function Screen() {
  const styles = useStyles();
  const sheetRef = useRef<BottomSheetModal>(null);

  return (
    <View style={styles.screen}>
      <Button title="Present" onPress={() => sheetRef.current?.present()} />
      <BottomSheetModal
        ref={sheetRef}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>A modal</Text>
          <Text style={styles.text}>
            Its content is mounted while it is presented.
          </Text>
          <Button title="Dismiss" onPress={() => sheetRef.current?.dismiss()} />
        </BottomSheetView>
      </BottomSheetModal>
    </View>
  );
}

export default function App() {
  const styles = useStyles();
  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheetModalProvider>
        <Screen />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    container: { flex: 1 },
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { alignItems: 'center', gap: 12, padding: 24, paddingBottom: 40 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
