import { useRef } from 'react';
import { Button, StyleSheet, Text, View } from 'react-native';
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
  return (
    <BottomSheetView style={styles.content}>
      <Text style={styles.title}>{name}</Text>
      <Text>{country}</Text>
    </BottomSheetView>
  );
}

function Screen() {
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
      <BottomSheetModal<City> ref={sheetRef} accessible={false}>
        {({ data }) => (data ? <CityCard {...data} /> : null)}
      </BottomSheetModal>
    </View>
  );
}

export default function App() {
  return (
    <GestureHandlerRootView style={styles.container}>
      <BottomSheetModalProvider>
        <Screen />
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1 },
  screen: { flex: 1, gap: 8, padding: 16, backgroundColor: '#e7ebf3' },
  content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },
  title: { fontSize: 18, fontWeight: '600' },
});
