import { useEffect, useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const CITIES = [
  { name: 'Lisbon', country: 'Portugal', color: '#d9a441' },
  { name: 'Osaka', country: 'Japan', color: '#3563b8' },
  { name: 'Quito', country: 'Ecuador', color: '#2f7f79' },
];
type City = (typeof CITIES)[number];

export default function App() {
  const styles = useColorScheme() === 'dark' ? dark : light;
  const sheetRef = useRef<BottomSheetModal<City>>(null);

  useEffect(() => sheetRef.current?.present(CITIES[0]), []);

  return (
    <GestureHandlerRootView style={[styles.screen, styles.sky]}>
      <BottomSheetModalProvider>
        <Text style={styles.heading}>Cities</Text>
        {CITIES.map((city) => (
          <Button
            key={city.name}
            title={city.name}
            onPress={() => sheetRef.current?.present(city)}
          />
        ))}
        <BottomSheetModal<City>
          ref={sheetRef}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          {({ data }) => (
            <BottomSheetView style={styles.content}>
              <View style={[styles.photo, { backgroundColor: data?.color }]} />
              <Text style={styles.title}>{data?.name}</Text>
              <Text style={styles.text}>{data?.country}</Text>
            </BottomSheetView>
          )}
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, gap: 8, padding: 16, backgroundColor: screen },
    heading: { marginTop: 44, color: text, fontSize: 30, fontWeight: '700' },
    sky: { boxShadow: 'inset 0 -420px 120px -120px #d9805a' },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { gap: 8, padding: 24, paddingTop: 8, paddingBottom: 40 },
    photo: {
      height: 130,
      marginBottom: 8,
      borderRadius: 16,
      boxShadow: 'inset 0 -100px 60px -60px #00000080',
    },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text, opacity: 0.7 },
  });

const light = createStyles('#f9e6d3', '#ffffff', '#12151c');
const dark = createStyles('#24140f', '#1b1f27', '#f1f3f7');
