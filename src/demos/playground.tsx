import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['25%', '50%', '80%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const styles = useStyles();

  return (
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <BottomSheet
        ref={sheetRef}
        index={1}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enablePanDownToClose
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>This is the real sheet</Text>
          <Text style={styles.text}>Drag it, fling it, or change a prop.</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    buttons: { flexDirection: 'row', gap: 8 },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { gap: 8, padding: 24, paddingBottom: 48 },
    title: { fontSize: 18, fontWeight: 700, color: text, textAlign: 'center' },
    text: { fontSize: 15, color: text, textAlign: 'center' },
  });

const light = createStyles('#a9cfdb', '#ffffff', '#12151c');
const dark = createStyles('#123543', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
