import { useEffect, useRef, useState } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetBackdrop,
  type BottomSheetBackdropProps,
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
  TouchableOpacity,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const PEOPLE = [
  { name: 'Ines', color: '#c8573a' },
  { name: 'Tom', color: '#2f7f79' },
  { name: 'June', color: '#7a4fb5' },
  { name: 'Ada', color: '#3563b8' },
];
const ACTIONS = ['Copy the link', 'Save the photo', 'Print'];

const renderBackdrop = (props: BottomSheetBackdropProps) => (
  <BottomSheetBackdrop
    {...props}
    appearsOnIndex={0}
    disappearsOnIndex={-1}
    opacity={0.3}
  />
);

export default function App() {
  const sheetRef = useRef<BottomSheetModal>(null);
  const styles = useColorScheme() === 'dark' ? dark : light;
  const [done, setDone] = useState('');

  useEffect(() => sheetRef.current?.present(), []);

  const finish = (message: string) => {
    setDone(message);
    sheetRef.current?.dismiss();
  };

  return (
    <GestureHandlerRootView style={styles.photo}>
      <BottomSheetModalProvider>
        <View style={styles.moon} />
        <View style={[styles.dune, styles.far]} />
        <View style={styles.dune} />
        <View style={styles.bar}>
          <Button title="Share" onPress={() => sheetRef.current?.present()} />
          <Text style={styles.done}>{done}</Text>
        </View>
        <BottomSheetModal
          ref={sheetRef}
          detached
          bottomInset={28}
          style={styles.float}
          backdropComponent={renderBackdrop}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.content}>
            <Text style={styles.title}>Share this photo</Text>
            <View style={styles.people}>
              {PEOPLE.map(({ name, color }) => (
                <TouchableOpacity
                  key={name}
                  accessibilityRole="button"
                  style={styles.person}
                  onPress={() => finish(`Sent to ${name}`)}
                >
                  <View style={[styles.avatar, { backgroundColor: color }]} />
                  <Text style={styles.name}>{name}</Text>
                </TouchableOpacity>
              ))}
            </View>
            {ACTIONS.map((action) => (
              <TouchableOpacity
                key={action}
                accessibilityRole="button"
                style={styles.action}
                onPress={() => finish(`${action}: done`)}
              >
                <Text style={styles.text}>{action}</Text>
              </TouchableOpacity>
            ))}
          </BottomSheetView>
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (sky: string, sand: string, sheet: string, text: string) =>
  StyleSheet.create({
    photo: { flex: 1, overflow: 'hidden', backgroundColor: sky },
    moon: {
      position: 'absolute',
      right: 48,
      top: 110,
      width: 72,
      height: 72,
      borderRadius: 36,
      backgroundColor: '#fff4d6',
    },
    dune: {
      position: 'absolute',
      left: -160,
      top: 300,
      width: 520,
      height: 520,
      borderRadius: 260,
      backgroundColor: sand,
    },
    far: { left: 60, top: 250, opacity: 0.6 },
    bar: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 12,
      padding: 16,
      paddingTop: 60,
    },
    done: { fontSize: 15, fontWeight: '600', color: text },
    float: { marginHorizontal: 12 },
    sheet: { borderRadius: 24, backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { padding: 20, paddingTop: 4 },
    title: { fontSize: 20, fontWeight: '700', color: text },
    people: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      marginVertical: 16,
    },
    person: { alignItems: 'center', gap: 6 },
    avatar: { width: 52, height: 52, borderRadius: 26 },
    name: { fontSize: 13, color: text },
    action: {
      paddingVertical: 13,
      borderTopWidth: StyleSheet.hairlineWidth,
      borderColor: '#80808080',
    },
    text: { fontSize: 16, color: text },
  });

const light = createStyles('#9cc4e4', '#d9a066', '#ffffff', '#12151c');
const dark = createStyles('#1b2740', '#4a3b3d', '#1b1f27', '#f1f3f7');
