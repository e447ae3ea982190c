import { useEffect, useRef, useState } from 'react';
import {
  Button,
  StyleSheet,
  Switch,
  Text,
  useColorScheme,
  View,
} from 'react-native';
import {
  BottomSheetModal,
  BottomSheetModalProvider,
  BottomSheetView,
  TouchableOpacity,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const KINDS = ['All', 'Chairs', 'Lamps', 'Tables'] as const;
const COLORS = ['#c8573a', '#d9a441', '#2f7f79', '#3563b8', '#7a4fb5'];
const PRODUCTS = COLORS.concat(COLORS.slice(1)).map((color, index) => ({
  color,
  kind: KINDS[1 + (index % 3)],
  price: 40 + 35 * index,
}));

interface ColorsProps {
  color: string;
  onChange: (color: string) => void;
}

function Colors({ color, onChange }: ColorsProps) {
  const styles = useStyles();
  return (
    <View style={styles.option}>
      {COLORS.map((one, index) => (
        <TouchableOpacity
          key={one}
          accessibilityRole="button"
          accessibilityLabel={`Color ${index + 1}`}
          accessibilityState={{ selected: one === color }}
          style={[
            styles.color,
            { backgroundColor: one },
            one === color && styles.ring,
          ]}
          onPress={() => onChange(one === color ? '' : one)}
        />
      ))}
    </View>
  );
}

function Products({ products }: { products: typeof PRODUCTS }) {
  const styles = useStyles();
  return (
    <View style={styles.grid}>
      {products.map(({ color, price }) => (
        <View key={price} style={styles.product}>
          <View style={[styles.image, { backgroundColor: color }]} />
          <Text style={styles.text}>{price} €</Text>
        </View>
      ))}
    </View>
  );
}

export default function App() {
  const sheetRef = useRef<BottomSheetModal>(null);
  const styles = useStyles();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('All');
  const [isCheap, setCheap] = useState(false);
  const [hasColors, setHasColors] = useState(false);
  const [color, setColor] = useState('');
  const switches = [
    ['Below 200 €', isCheap, setCheap],
    ['Choose a color', hasColors, setHasColors],
  ] as const;

  useEffect(() => sheetRef.current?.present(), []);

  const found = PRODUCTS.filter(
    (product) =>
      (kind === 'All' || product.kind === kind) &&
      (!isCheap || product.price < 200) &&
      (!hasColors || color === '' || product.color === color),
  );

  return (
    <GestureHandlerRootView style={styles.screen}>
      <BottomSheetModalProvider>
        <View style={styles.bar}>
          <Text style={styles.heading}>Furniture</Text>
          <Button title="Filter" onPress={() => sheetRef.current?.present()} />
        </View>
        <Products products={found} />
        <BottomSheetModal
          ref={sheetRef}
          backgroundStyle={styles.sheet}
          handleIndicatorStyle={styles.handle}
          accessible={false}
        >
          <BottomSheetView style={styles.content}>
            <Text style={styles.title}>Filter</Text>
            <View style={styles.chips}>
              {KINDS.map((one) => (
                <TouchableOpacity
                  key={one}
                  accessibilityRole="button"
                  accessibilityState={{ selected: one === kind }}
                  style={[styles.chip, one === kind && styles.chosen]}
                  onPress={() => setKind(one)}
                >
                  <Text style={one === kind ? styles.chosenText : styles.text}>
                    {one}
                  </Text>
                </TouchableOpacity>
              ))}
            </View>
            {switches.map(([label, value, onChange]) => (
              <View key={label} style={styles.option}>
                <Text style={styles.text}>{label}</Text>
                <Switch
                  accessibilityLabel={label}
                  value={value}
                  onValueChange={onChange}
                />
              </View>
            ))}
            {hasColors && <Colors color={color} onChange={setColor} />}
            <Button
              title={`Show ${found.length} of ${PRODUCTS.length}`}
              onPress={() => sheetRef.current?.dismiss()}
            />
          </BottomSheetView>
        </BottomSheetModal>
      </BottomSheetModalProvider>
    </GestureHandlerRootView>
  );
}

const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 20, paddingTop: 60, backgroundColor: screen },
    bar: { flexDirection: 'row', alignItems: 'center' },
    heading: { flex: 1, fontSize: 30, fontWeight: '700', color: text },
    grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 14, marginTop: 16 },
    product: { width: 84, gap: 6 },
    image: { height: 84, borderRadius: 14 },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    content: { gap: 18, padding: 20, paddingTop: 4, paddingBottom: 36 },
    title: { fontSize: 20, fontWeight: '700', color: text },
    text: { fontSize: 15, color: text },
    chips: { flexDirection: 'row', gap: 8 },
    chip: {
      paddingHorizontal: 12,
      paddingVertical: 7,
      borderWidth: 1,
      borderColor: '#80808080',
      borderRadius: 18,
    },
    chosen: { borderColor: text, backgroundColor: text },
    chosenText: { fontSize: 15, color: sheet },
    option: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
    },
    color: { width: 40, height: 40, borderRadius: 20 },
    ring: { borderWidth: 4, borderColor: text },
  });

const light = createStyles('#f4f5f8', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
