import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['25%', '50%', '80%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const styles = useStyles();

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <Text style={styles.heading}>Harbor</Text>
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
    heading: { marginTop: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #3f7f91' },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
    title: { fontSize: 18, fontWeight: '700', color: text },
    text: { fontSize: 15, color: text },
  });

const light = createStyles('#dcecf2', '#ffffff', '#12151c');
const dark = createStyles('#0f1d28', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
