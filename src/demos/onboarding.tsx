import { createRef, useEffect } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
  useBottomSheetModal,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const STEPS = [
  {
    title: 'Track every run',
    text: 'Your phone counts the distance, even without a signal.',
    color: '#c8573a',
  },
  {
    title: 'Set a goal',
    text: 'Start small. Three short runs a week are plenty.',
    color: '#2f7f79',
  },
  {
    title: 'Run together',
    text: 'Invite a friend, and cheer for each other on the way.',
    color: '#3563b8',
  },
];
const SHEETS = STEPS.map(() => createRef<BottomSheetModal>());

function Onboarding() {
  const styles = useStyles();
  const { dismissAll } = useBottomSheetModal();

  useEffect(() => SHEETS[0]?.current?.present(), []);

  return (
    <View style={styles.screen}>
      <Text style={styles.heading}>Welcome</Text>
      <Button title="Start" onPress={() => SHEETS[0]?.current?.present()} />
      {STEPS.map(({ title, text, color }, step) => (
        <BottomSheetModal
          key={title}
          ref={SHEETS[step]}
          name={title}
          stackBehavior="push"
          snapPoints={[330 - 20 * step]}
          enableDynamicSizing={false}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.content}>
            <View style={[styles.picture, { backgroundColor: color }]}>
              {STEPS.map((_, bar) => (
                <View
                  key={bar}
                  style={[styles.bar, { height: 24 + 20 * (bar + step) }]}
                />
              ))}
            </View>
            <Text style={styles.title}>{title}</Text>
            <Text style={styles.text}>{text}</Text>
            <View style={styles.buttons}>
              <Button
                title={step === 0 ? 'Skip' : 'Back'}
                onPress={() => SHEETS[step]?.current?.dismiss()}
              />
              <Text style={styles.text}>
                {step + 1} of {STEPS.length}
              </Text>
              {step + 1 < STEPS.length ? (
                <Button
                  title="Next"
                  onPress={() => SHEETS[step + 1]?.current?.present()}
                />
              ) : (
                <Button title="Done" onPress={() => dismissAll()} />
              )}
            </View>
          </BottomSheetView>
        </BottomSheetModal>
      ))}
    </View>
  );
}

export default function App() {
  return (
    <GestureHandlerRootView style={light.root}>
      <BottomSheetModalProvider>
        <Onboarding />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    root: { flex: 1 },
    screen: {
      flex: 1,
      alignItems: 'flex-start',
      gap: 16,
      padding: 20,
      paddingTop: 60,
      backgroundColor: screen,
    },
    heading: { fontSize: 30, fontWeight: '700', color: text },
    sheet: {
      borderWidth: 1,
      borderColor: '#80808050',
      borderRadius: 24,
      backgroundColor: sheet,
    },
    handle: { backgroundColor: text },
    content: { gap: 8, paddingHorizontal: 20 },
    picture: {
      flexDirection: 'row',
      alignItems: 'flex-end',
      justifyContent: 'center',
      gap: 12,
      height: 116,
      marginBottom: 8,
      borderRadius: 18,
    },
    bar: { width: 32, borderRadius: 8, backgroundColor: '#ffffff80' },
    title: { fontSize: 22, fontWeight: '700', color: text },
    text: { fontSize: 15, color: text },
    buttons: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      marginTop: 8,
    },
  });

const light = createStyles('#e6ecf7', '#ffffff', '#12151c');
const dark = createStyles('#10141d', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
