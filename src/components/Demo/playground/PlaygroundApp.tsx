// if running
// The program that the playground runs, and the template of the one that it shows:
// `src/shared/playground/template.ts` documents the comments.
import {
  INITIAL_VALUES,
  mayStayClosed,
  SNAP_POINTS,
  type Values,
} from '@site/src/shared/playground/controls';
// end
import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
// slot sheetImport
// if running
import BottomSheet, {
  BottomSheetBackdrop,
  type BottomSheetBackdropProps,
  BottomSheetFlatList,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
// end
import { GestureHandlerRootView } from 'react-native-gesture-handler';

// slot snapPoints
// if list
const data = Array.from({ length: 40 }, (_, index) => `Row ${index + 1}`);

function Row({ title }: { title: string }) {
  const styles = useStyles();
  return <Text style={styles.row}>{title}</Text>;
}

const renderItem = ({ item }: { item: string }) => <Row title={item} />;

// end
// if backdrop
const renderBackdrop = (props: BottomSheetBackdropProps) => (
  <BottomSheetBackdrop
    {...props}
    appearsOnIndex={0}
    disappearsOnIndex={-0.99}
  />
);

// end
// slot head
// if running
export default function App({ values = INITIAL_VALUES }: { values?: Values }) {
  // end
  const sheetRef = useRef<BottomSheet>(null);
  const styles = useStyles();
  // if running
  const { content, snapPoints, backdrop, ...others } = values;
  const points: (number | string)[] | undefined = SNAP_POINTS[snapPoints];
  const props = {
    ...others,
    snapPoints: points,
    style: values.detached ? styles.float : undefined,
    backdropComponent: backdrop ? renderBackdrop : undefined,
  };
  const view = (
    // if viewElement
    <BottomSheetView style={styles.content}>
      <Text style={styles.title}>This is the real sheet</Text>
      <Text style={styles.text}>Drag it, fling it, or change a prop.</Text>
    </BottomSheetView>
    // end
  );
  const list = (
    // if listElement
    <BottomSheetFlatList
      data={data}
      keyExtractor={(item: string) => item}
      renderItem={renderItem}
    />
    // end
  );
  // end

  return (
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
      <BottomSheet
        // if running
        // Props that only take effect on mount: changing one remounts the sheet.
        key={JSON.stringify([
          values.animateOnMount,
          values.enableDynamicSizing,
          values.index === -1,
          // New points together with a new index.
          values.snapPoints,
          // A running sheet slides to the top, which a new one may not reach.
          mayStayClosed(values),
        ])}
        // end
        ref={sheetRef}
        // slot props
        // if running
        {...props}
        // end
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        {/* slot content */}
        {/* if running */}
        {content === 'list' ? list : view}
        {/* end */}
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
    // if detached
    float: { marginHorizontal: 16 },
    // end
    // if list
    row: { padding: 16, fontSize: 16, color: text },
    // end
    // if view
    content: { gap: 8, padding: 24, paddingBottom: 48 },
    title: { fontSize: 18, fontWeight: 700, color: text, textAlign: 'center' },
    text: { fontSize: 15, color: text, textAlign: 'center' },
    // end
  });

const light = createStyles('#a9cfdb', '#ffffff', '#12151c');
const dark = createStyles('#123543', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
