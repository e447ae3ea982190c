import { useRef, useState } from 'react';
import {
  StyleSheet,
  Text,
  useColorScheme,
  useWindowDimensions,
  View,
} from 'react-native';
import BottomSheet, {
  BottomSheetView,
  TouchableOpacity,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, {
  interpolate,
  type SharedValue,
  useAnimatedStyle,
  useSharedValue,
} from 'react-native-reanimated';

const snapPoints = [104, '90%'];
const SONGS = [
  { title: 'Slow Tide', artist: 'The Harbor Lights', color: '#c8573a' },
  { title: 'Paper Lanterns', artist: 'Mina Woods', color: '#7a4fb5' },
  { title: 'North of Here', artist: 'Fjord & Field', color: '#2f7f79' },
  { title: 'Night Bus', artist: 'Luz Ortega', color: '#3563b8' },
];

/** A square's left, top and size. */
type Square = readonly [number, number, number];

/** Moves a view from its place in the mini player to that in the full one. */
function useMorph(index: SharedValue<number>, mini: Square, full: Square) {
  return useAnimatedStyle(() => {
    const [left, top, size] = mini.map((from, axis) =>
      interpolate(index.value, [0, 1], [from, full[axis] ?? 0], 'clamp'),
    );
    return { left, top, width: size, height: size };
  });
}

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);

function Songs({ onChoose }: { onChoose: (position: number) => void }) {
  const styles = useStyles();
  return SONGS.map(({ title, artist, color }, position) => (
    <TouchableOpacity
      key={title}
      accessibilityRole="button"
      style={styles.row}
      onPress={() => onChoose(position)}
    >
      <View style={[styles.thumb, { backgroundColor: color }]} />
      <View>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.artist}>{artist}</Text>
      </View>
    </TouchableOpacity>
  ));
}

export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const index = useSharedValue(0);
  const { width } = useWindowDimensions();
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const styles = useStyles();
  const song = SONGS[current % SONGS.length];

  const cover = width - 96;
  const coverStyle = useMorph(index, [16, 0, 52], [48, 16, cover]);
  const titleStyle = useMorph(index, [80, 5, cover], [48, cover + 36, cover]);
  const playStyle = useMorph(
    index,
    [width - 64, 2, 48],
    [width / 2 - 24, cover + 132, 48],
  );

  return (
    <GestureHandlerRootView style={styles.screen}>
      <Text style={styles.heading}>Library</Text>
      <Songs
        onChoose={(position) => {
          setCurrent(position);
          sheetRef.current?.snapToIndex(1);
        }}
      />
      <BottomSheet
        ref={sheetRef}
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        animatedIndex={index}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <BottomSheetView style={styles.player}>
          <Animated.View
            style={[
              styles.place,
              styles.cover,
              { backgroundColor: song?.color },
              coverStyle,
            ]}
          >
            <View style={styles.disc} />
          </Animated.View>
          <Animated.View style={[styles.place, titleStyle]}>
            <Text style={styles.title}>{song?.title}</Text>
            <Text style={styles.artist}>{song?.artist}</Text>
          </Animated.View>
          <View
            style={[
              styles.place,
              styles.track,
              { left: 48, top: cover + 104, width: cover },
            ]}
          >
            <View style={styles.played} />
          </View>
          <Animated.View style={[styles.place, playStyle]}>
            <TouchableOpacity
              accessibilityRole="button"
              accessibilityLabel={isPlaying ? 'Pause' : 'Play'}
              style={styles.play}
              onPress={() => setPlaying(!isPlaying)}
            >
              <View style={isPlaying ? styles.pauseIcon : styles.playIcon} />
            </TouchableOpacity>
          </Animated.View>
        </BottomSheetView>
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (
  screen: string,
  sheet: string,
  text: string,
  soft: string,
) =>
  StyleSheet.create({
    screen: { flex: 1, padding: 20, paddingTop: 60, backgroundColor: screen },
    heading: { marginBottom: 8, fontSize: 30, fontWeight: '700', color: text },
    row: { flexDirection: 'row', gap: 12, paddingVertical: 8 },
    thumb: { width: 48, height: 48, borderRadius: 8 },
    title: { marginTop: 4, fontSize: 17, fontWeight: '600', color: text },
    artist: { marginTop: 2, fontSize: 14, color: soft },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: soft },
    player: { height: 480 },
    place: { position: 'absolute' },
    cover: { alignItems: 'center', justifyContent: 'center', borderRadius: 12 },
    disc: {
      width: '50%',
      height: '50%',
      borderRadius: 99,
      backgroundColor: '#ffffff40',
    },
    track: { height: 4, borderRadius: 2, backgroundColor: '#80808050' },
    played: { width: '40%', height: 4, backgroundColor: text },
    play: {
      width: 48,
      height: 48,
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 24,
      backgroundColor: '#80808030',
    },
    pauseIcon: {
      width: 14,
      height: 16,
      borderColor: text,
      borderLeftWidth: 5,
      borderRightWidth: 5,
    },
    playIcon: {
      marginLeft: 4,
      borderColor: 'transparent',
      borderLeftColor: text,
      borderLeftWidth: 14,
      borderTopWidth: 9,
      borderBottomWidth: 9,
    },
  });

const light = createStyles('#f4f5f8', '#ffffff', '#12151c', '#5d6574');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7', '#a3abba');
