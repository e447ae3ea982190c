import { useRef, useState } from 'react';
import { Button, StyleSheet, Switch, Text, View } from 'react-native';
import BottomSheet, { BottomSheetView } from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['40%', '75%'];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [content, setContent] = useState(true);
  const [handle, setHandle] = useState(true);
  const [close, setClose] = useState(false);

  return (
    <GestureHandlerRootView style={styles.container}>
      <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        enableContentPanningGesture={content}
        enableHandlePanningGesture={handle}
        enablePanDownToClose={close}
        accessible={false}
      >
        <BottomSheetView style={styles.content}>
          <View style={styles.row}>
            <Text>Drag the content</Text>
            <Switch
              accessibilityLabel="Drag the content"
              value={content}
              onValueChange={setContent}
            />
          </View>
          <View style={styles.row}>
            <Text>Drag the handle</Text>
            <Switch
              accessibilityLabel="Drag the handle"
              value={handle}
              onValueChange={setHandle}
            />
          </View>
          <View style={styles.row}>
            <Text>Drag down to close</Text>
            <Switch
              accessibilityLabel="Drag down to close"
              value={close}
              onValueChange={setClose}
            />
          </View>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, padding: 16, backgroundColor: '#e7ebf3' },
  content: { gap: 16, padding: 24 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
});
