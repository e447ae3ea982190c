import { useRef } from 'react';
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
}

const CITIES: City[] = [
  { name: 'Lisbon', country: 'Portugal' },
  { name: 'Osaka', country: 'Japan' },
  { name: 'Quito', country: 'Ecuador' },
];

function CityCard({ name, country }: City) {
  const styles = useStyles();
  return (
    <BottomSheetView style={styles.content}>
      <Text style={styles.title}>{name}</Text>
      <Text style={styles.text}>{country}</Text>
    </BottomSheetView>
  );
}

function Screen() {
  const styles = useStyles();
  const sheetRef = useRef<BottomSheetModal<City>>(null);

  return (
    <View style={styles.screen}>
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
    sheet: { backgroundColor: sheet },
    handle: { backgroundColor: text },
    content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
    title: { color: text, fontSize: 18, fontWeight: '600' },
    text: { color: text },
  });

const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
