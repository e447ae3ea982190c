import { useRef, useState } from 'react';
import {
  Button,
  StyleSheet,
  Switch,
  Text,
  useColorScheme,
  View,
} from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['40%', '75%'];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [content, setContent] = useState(true);
  const [handle, setHandle] = useState(true);
  const [close, setClose] = useState(false);
  const switches = [
    ['Drag the content', content, setContent],
    ['Drag the handle', handle, setHandle],
    ['Drag down to close', close, setClose],
  ] as const;

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.heading}>Forest</Text>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enableContentPanningGesture={content}
        enableHandlePanningGesture={handle}
        enablePanDownToClose={close}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          {switches.map(([label, value, onChange]) => (
            <View key={label} style={styles.row}>
              <Text style={styles.text}>{label}</Text>
              <Switch
                accessibilityLabel={label}
                value={value}
                onValueChange={onChange}
              />
            </View>
          ))}
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginBottom: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #5f9468' },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { gap: 16, padding: 24 },
    row: { flexDirection: 'row', alignItems: 'center' },
    text: { flex: 1, color: text },
  });

const light = createStyles('#e4efdf', '#ffffff', '#12151c');
const dark = createStyles('#0e1810', '#1b1f27', '#f1f3f7');
