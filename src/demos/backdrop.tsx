import { useCallback, useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetBackdrop,
  type BottomSheetBackdropProps,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['25%', '40%', '60%'];
const BEHAVIORS = ['close', 'collapse', 'none', 1] as const;

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheet>(null);
  const [behavior, setBehavior] = useState<(typeof BEHAVIORS)[number]>('close');

  const renderBackdrop = useCallback(
    (props: BottomSheetBackdropProps) => (
      <BottomSheetBackdrop
        {...props}
        appearsOnIndex={2}
        disappearsOnIndex={0}
        pressBehavior={behavior}
      />
    ),
    [behavior],
  );

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.heading}>Photos</Text>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(2)} />
      <BottomSheet
        ref={sheetRef}
        index={2}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enablePanDownToClose
        backdropComponent={renderBackdrop}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <Text style={styles.title}>pressBehavior</Text>
          <View style={styles.row}>
            {BEHAVIORS.map((name) => (
              <Button
                key={name}
                title={String(name)}
                color={name === behavior ? undefined : '#5d6472'}
                accessibilityState={{ selected: name === behavior }}
                onPress={() => setBehavior(name)}
              />
            ))}
          </View>
          <Text style={styles.text}>
            Then press the dark area above the sheet.
          </Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },
    heading: { marginBottom: 8, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #7a4fb5' },
    content: { gap: 12, padding: 16 },
    row: { gap: 8 },
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');
