import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const BEHAVIORS = ['push', 'switch', 'replace'] as const;

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const firstRef = useRef<BottomSheetModal>(null);
  const secondRef = useRef<BottomSheetModal>(null);
  const [behavior, setBehavior] =
    useState<(typeof BEHAVIORS)[number]>('switch');

  useEffect(() => firstRef.current?.present(), []);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <BottomSheetModalProvider>
        <Text style={styles.heading}>Checkout</Text>
        <View style={styles.row}>
          {BEHAVIORS.map((name) => (
            <Button
              key={name}
              title={name}
              color={name === behavior ? undefined : '#5d6472'}
              accessibilityState={{ selected: name === behavior }}
              onPress={() => setBehavior(name)}
            />
          ))}
        </View>
        <Button title="Present" onPress={() => firstRef.current?.present()} />
        <BottomSheetModal
          ref={firstRef}
          name="first"
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.first}>
            <Text style={styles.title}>First modal</Text>
            <Button
              title={`Present the second with ${behavior}`}
              onPress={() => secondRef.current?.present()}
            />
          </BottomSheetView>
        </BottomSheetModal>
        <BottomSheetModal
          ref={secondRef}
          name="second"
          stackBehavior={behavior}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.second}>
            <Text style={styles.title}>Second modal</Text>
            <Button
              title="Dismiss the second"
              onPress={() => secondRef.current?.dismiss()}
            />
          </BottomSheetView>
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, gap: 8, padding: 16, backgroundColor: screen },
    row: { flexDirection: 'row', gap: 8 },
    heading: { marginTop: 44, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #4f9f93' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    first: { gap: 12, padding: 24, paddingBottom: 140 },
    second: { gap: 12, padding: 24, paddingBottom: 32 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
  });

const light = createStyles('#dff0ea', '#ffffff', '#12151c');
const dark = createStyles('#0d1c1a', '#1b1f27', '#f1f3f7');
