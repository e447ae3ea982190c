// What the playground's code says, for all states of its controls at once:
// `PlaygroundApp.mocked.test.tsx` holds it to what `writeCode` writes.
import { useContext, useRef, type ReactNode } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import type {
  BottomSheetBackdropProps,
  default as Sheet,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import {
  INITIAL,
  mayStayClosed,
  SNAP_POINTS,
} from '@site/src/data/playgroundControls';
import { ValuesContext } from '../data/playgroundValues';
import BottomSheet, {
  BottomSheetBackdrop,
  BottomSheetFlatList,
  BottomSheetView,
} from './sheet';

const data = Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`);

function Row({ title }: { readonly title: string }) {
  const styles = useStyles();
  return <Text style={styles.row}>{title}</Text>;
}

const renderItem = ({ item }: { item: string }) => <Row title={item} />;

const renderBackdrop = (props: BottomSheetBackdropProps) => (
  <BottomSheetBackdrop
    {...props}
    appearsOnIndex={0}
    disappearsOnIndex={-0.99}
  />
);

/** The app in the playground's frame, as the controls are set. */
export default function PlaygroundApp(): ReactNode {
  const sheetRef = useRef<Sheet>(null);
  const styles = useStyles();
  const values = useContext(ValuesContext) ?? INITIAL;
  const { content, backdrop, detached, animateOnMount, snapPoints, ...props } =
    values;
  const points: (number | string)[] | undefined = SNAP_POINTS[snapPoints];

  return (
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <BottomSheet
        // What a running sheet would not follow.
        key={JSON.stringify([
          animateOnMount,
          props.enableDynamicSizing,
          props.index === -1,
          points === undefined || points.length === 0,
          // A running sheet slides to the top, which a new one may not reach.
          mayStayClosed(values),
        ])}
        ref={sheetRef}
        {...props}
        animateOnMount={animateOnMount}
        snapPoints={points}
        detached={detached}
        style={detached ? styles.float : undefined}
        backdropComponent={backdrop ? renderBackdrop : undefined}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        {content === 'list' ? (
          <BottomSheetFlatList
            data={data}
            keyExtractor={(item: string) => item}
            renderItem={renderItem}
          />
        ) : (
          <BottomSheetView style={styles.content}>
            <Text style={styles.title}>This is the real sheet</Text>
            <Text style={styles.text}>
              Drag it, fling it, or change a prop.
            </Text>
          </BottomSheetView>
        )}
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
    float: { marginHorizontal: 16 },
    row: { padding: 16, fontSize: 16, color: text },
    content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
    title: { fontSize: 18, fontWeight: '700', color: text },
    text: { fontSize: 15, color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
