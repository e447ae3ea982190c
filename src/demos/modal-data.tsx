import { useEffect, useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

interface City {
  name: string;
  country: string;
  color: string;
}

const CITIES: City[] = [
  { name: 'Lisbon', country: 'Portugal', color: '#d9a441' },
  { name: 'Osaka', country: 'Japan', color: '#3563b8' },
  { name: 'Quito', country: 'Ecuador', color: '#2f7f79' },
];

function CityCard({ name, country, color }: City) {
  const styles = useStyles();
  return (
    <BottomSheetView style={styles.content}>
      <View style={[styles.photo, { backgroundColor: color }]} />
      <Text style={styles.title}>{name}</Text>
      <Text style={styles.text}>{country}</Text>
    </BottomSheetView>
  );
}

function Screen() {
  const styles = useStyles();
  const sheetRef = useRef<BottomSheetModal<City>>(null);

  useEffect(() => sheetRef.current?.present(CITIES[0]), []);

  return (
    <View style={[styles.screen, styles.sky]}>
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
        {({ data }) => (data ? <CityCard {...data} /> : null)}
      </BottomSheetModal>
    </View>
  );
}

export default function App() {
  const styles = useStyles();
  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheetModalProvider>
        <Screen />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    container: { flex: 1 },
    screen: {
      flex: 1,
      gap: 8,
      padding: 16,
      paddingTop: 60,
      backgroundColor: screen,
    },
    heading: { color: text, fontSize: 30, fontWeight: '700' },
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

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
