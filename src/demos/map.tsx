import { useRef, useState } from 'react';
import { Keyboard, StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetFlatList,
  BottomSheetTextInput,
  TouchableOpacity,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

// One place, three, and all of them.
const snapPoints = [148, 268, '85%'];
const PLACES = [
  { name: 'Harbor Coffee', about: 'Café, open until 6 pm', x: 22, y: 22 },
  { name: 'Botanic Garden', about: 'Park, always open', x: 70, y: 20 },
  { name: 'Old Town Books', about: 'Bookshop, open until 7 pm', x: 46, y: 37 },
  { name: 'Central Station', about: 'Trains, trams and buses', x: 78, y: 50 },
  { name: 'Riverside Market', about: 'Food, closes at 4 pm', x: 24, y: 55 },
  { name: 'Museum of Light', about: 'Gallery, open until 9 pm', x: 56, y: 61 },
];
type Place = (typeof PLACES)[number];

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState('Old Town Books');
  const isDark = useColorScheme() === 'dark';
  const styles = isDark ? dark : light;

  const show = ({ name }: Place) => {
    setSelected(name);
    Keyboard.dismiss();
    sheetRef.current?.snapToIndex(0);
  };

  return (
    <GestureHandlerRootView style={styles.map}>
      <View style={styles.park} />
      <View style={styles.river} />
      {['-12deg', '24deg', '78deg', '104deg'].map((rotate, road) => (
        <View
          key={rotate}
          style={[
            styles.road,
            { top: `${20 + 13 * road}%`, transform: [{ rotate }] },
          ]}
        />
      ))}
      {PLACES.map(({ name, x, y }) => (
        <View
          key={name}
          style={[
            styles.pin,
            name === selected && styles.selected,
            { left: `${x}%`, top: `${y}%` },
          ]}
        />
      ))}
      <BottomSheet
        ref={sheetRef}
        index={1}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        keyboardBehavior="extend"
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetTextInput
          accessibilityLabel="Search for a place"
          placeholder="Search"
          placeholderTextColor={isDark ? '#a3abba' : '#5d6574'}
          style={styles.search}
          onChangeText={setQuery}
        />
        <BottomSheetFlatList
          data={PLACES.filter(({ name, about }) =>
            `${name} ${about}`.toLowerCase().includes(query.toLowerCase()),
          )}
          keyExtractor={(place: Place) => place.name}
          keyboardShouldPersistTaps="handled"
          contentContainerStyle={styles.list}
          renderItem={({ item }: { item: Place }) => (
            <TouchableOpacity
              accessibilityRole="button"
              style={styles.row}
              onPress={() => show(item)}
            >
              <View style={[styles.dot, item.name === selected && styles.on]} />
              <View>
                <Text style={styles.name}>{item.name}</Text>
                <Text style={styles.about}>{item.about}</Text>
              </View>
            </TouchableOpacity>
          )}
          ListEmptyComponent={<Text style={styles.about}>No such place</Text>}
        />
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (
  [land, park, water, road]: string[],
  [sheet, field, text, soft]: string[],
) =>
  StyleSheet.create({
    map: { flex: 1, overflow: 'hidden', backgroundColor: land },
    park: {
      position: 'absolute',
      left: '52%',
      top: '6%',
      width: 190,
      height: 130,
      borderRadius: 40,
      backgroundColor: park,
    },
    river: {
      position: 'absolute',
      left: -90,
      top: 90,
      width: 130,
      height: 700,
      borderRadius: 65,
      backgroundColor: water,
      transform: [{ rotate: '-24deg' }],
    },
    road: {
      position: 'absolute',
      left: -200,
      right: -200,
      height: 9,
      backgroundColor: road,
    },
    pin: {
      position: 'absolute',
      width: 18,
      height: 18,
      borderWidth: 3,
      borderColor: '#fff',
      borderRadius: 9,
      backgroundColor: '#2a5bc4',
    },
    selected: { backgroundColor: '#c8321e', transform: [{ scale: 1.5 }] },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: soft },
    search: {
      marginTop: 4,
      marginHorizontal: 16,
      marginBottom: 8,
      height: 44,
      paddingHorizontal: 12,
      borderRadius: 12,
      fontSize: 16,
      color: text,
      backgroundColor: field,
    },
    list: { paddingHorizontal: 16, paddingBottom: 32 },
    row: {
      flexDirection: 'row',
      alignItems: 'center',
      gap: 12,
      height: 60,
    },
    dot: { width: 12, height: 12, borderRadius: 6, backgroundColor: '#2a5bc4' },
    on: { backgroundColor: '#c8321e' },
    name: { fontSize: 16, lineHeight: 20, fontWeight: '600', color: text },
    about: { fontSize: 14, lineHeight: 18, color: soft },
  });

const light = createStyles(
  ['#ece8df', '#cfe3c2', '#a9cfe8', '#ffffff'],
  ['#ffffff', '#eef1f6', '#12151c', '#5d6574'],
);
const dark = createStyles(
  ['#20242b', '#24382b', '#1c3a52', '#343a44'],
  ['#171a21', '#262b35', '#f1f3f7', '#a3abba'],
);
