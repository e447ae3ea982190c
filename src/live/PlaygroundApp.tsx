// What the playground's code says, for all states of its controls at once:
// `PlaygroundApp.test.tsx` holds it to what `writeCode` writes.
import { useContext, useRef, type ReactNode } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
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
const renderItem = ({ item }: { item: string }) => (
  <Text style={styles.row}>{item}</Text>
);

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
  const values = useContext(ValuesContext) ?? INITIAL;
  const { content, backdrop, detached, animateOnMount, snapPoints, ...props } =
    values;
  const points: (number | string)[] | undefined = SNAP_POINTS[snapPoints];

  return (
    <GestureHandlerRootView style={styles.container}>
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
        style={detached ? styles.sheet : undefined}
        backdropComponent={backdrop ? renderBackdrop : undefined}
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
            <Text>Drag it, fling it, or change its props.</Text>
          </BottomSheetView>
        )}
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  buttons: { flexDirection: 'row', gap: 8 },
  sheet: { marginHorizontal: 16 },
  row: { padding: 16 },
  content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
  title: { fontSize: 18, fontWeight: '600' },
});
