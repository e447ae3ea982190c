import { useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetTextInput,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['30%', '55%'];
const BEHAVIORS = ['interactive', 'extend', 'fillParent'] as const;
const BLUR_BEHAVIORS = ['restore', 'none'] as const;

export default function App() {
  const isDark = useColorScheme() === 'dark';
  const styles = isDark ? dark : light;
  const [name, setName] = useState('');
  const [behavior, setBehavior] =
    useState<(typeof BEHAVIORS)[number]>('interactive');
  const [blurBehavior, setBlurBehavior] =
    useState<(typeof BLUR_BEHAVIORS)[number]>('restore');

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <Text style={styles.label}>keyboardBehavior</Text>
      <View style={styles.row}>
        {BEHAVIORS.map((value) => (
          <Button
            key={value}
            title={value}
            color={value === behavior ? undefined : '#5d6472'}
            accessibilityState={{ selected: value === behavior }}
            onPress={() => setBehavior(value)}
          />
        ))}
      </View>
      <Text style={styles.label}>keyboardBlurBehavior</Text>
      <View style={styles.row}>
        {BLUR_BEHAVIORS.map((value) => (
          <Button
            key={value}
            title={value}
            color={value === blurBehavior ? undefined : '#5d6472'}
            accessibilityState={{ selected: value === blurBehavior }}
            onPress={() => setBlurBehavior(value)}
          />
        ))}
      </View>
      <BottomSheet
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        topInset={44}
        keyboardBehavior={behavior}
        keyboardBlurBehavior={blurBehavior}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <BottomSheetTextInput
            accessibilityLabel="Your name"
            placeholder="Your name"
            placeholderTextColor={isDark ? '#a3abba' : '#5d6574'}
            style={styles.input}
            onChangeText={setName}
          />
          <Text style={styles.title}>Hello {name || 'you'}</Text>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: {
      flex: 1,
      gap: 8,
      padding: 16,
      paddingTop: 60,
      backgroundColor: screen,
    },
    label: { color: text, fontWeight: '600' },
    row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #7a4fb5' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { gap: 16, paddingHorizontal: 16, paddingTop: 4 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    input: {
      padding: 12,
      borderWidth: 1,
      borderColor: '#7a8499',
      borderRadius: 8,
      color: text,
      fontSize: 16,
    },
  });

const light = createStyles('#e6e2f6', '#ffffff', '#12151c');
const dark = createStyles('#140f22', '#1b1f27', '#f1f3f7');
