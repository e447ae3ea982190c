import { useCallback, useState } from 'react';
import { StyleSheet, Text, useColorScheme, View } from 'react-native';
import BottomSheet, {
  BottomSheetFlatList,
  BottomSheetFooter,
  type BottomSheetFooterProps,
  BottomSheetTextInput,
  TouchableOpacity,
} from '@gorhom/bottom-sheet';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

const snapPoints = ['55%', '85%'];
const FIRST = [
  { id: 1, author: 'Ines', text: 'The light in this one is unreal.' },
  { id: 2, author: 'Tom', text: 'Which trail is it? I want to go there.' },
  { id: 3, author: 'June', text: 'We were there last week, in the rain.' },
  { id: 4, author: 'Ada', text: 'Printing this for the kitchen wall.' },
  { id: 5, author: 'Leo', text: 'Was the lake as cold as it looks?' },
];
type Comment = (typeof FIRST)[number];

/** Keeps its text to itself, so that typing renders nothing else again. */
function Composer({ onSend }: { onSend: (text: string) => void }) {
  const isDark = useColorScheme() === 'dark';
  const styles = useStyles();
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() !== '') {
      onSend(text.trim());
      setText('');
    }
  };

  return (
    <View style={styles.composer}>
      <BottomSheetTextInput
        accessibilityLabel="Your comment"
        placeholder="Add a comment"
        placeholderTextColor={isDark ? '#a3abba' : '#5d6574'}
        style={styles.input}
        value={text}
        onChangeText={setText}
        onSubmitEditing={send}
      />
      <TouchableOpacity
        accessibilityRole="button"
        style={styles.send}
        onPress={send}
      >
        <Text style={styles.sendText}>Send</Text>
      </TouchableOpacity>
    </View>
  );
}

export default function App() {
  const styles = useStyles();
  const [comments, setComments] = useState(FIRST);

  // A footer that is another component is mounted again, and loses the focus.
  const renderFooter = useCallback(
    (props: BottomSheetFooterProps) => (
      <BottomSheetFooter {...props}>
        <Composer
          onSend={(text) =>
            setComments((all) => [
              { id: all.length + 1, author: 'You', text },
              ...all,
            ])
          }
        />
      </BottomSheetFooter>
    ),
    [],
  );

  return (
    <GestureHandlerRootView style={styles.photo}>
      <View style={styles.sun} />
      <View style={[styles.hill, styles.far]} />
      <View style={styles.hill} />
      <BottomSheet
        snapPoints={snapPoints}
        enableDynamicSizing={false}
        keyboardBehavior="extend"
        keyboardBlurBehavior="restore"
        android_keyboardInputMode="adjustResize"
        footerComponent={renderFooter}
        backgroundStyle={styles.sheet}
        handleIndicatorStyle={styles.handle}
        accessible={false}
      >
        <Text style={styles.heading}>{comments.length} comments</Text>
        <BottomSheetFlatList
          data={comments}
          keyExtractor={(comment: Comment) => String(comment.id)}
          enableFooterMarginAdjustment
          contentContainerStyle={styles.list}
          renderItem={({ item }: { item: Comment }) => (
            <View style={styles.row}>
              <Text style={styles.avatar}>{item.author[0]}</Text>
              <View style={styles.body}>
                <Text style={styles.author}>{item.author}</Text>
                <Text style={styles.text}>{item.text}</Text>
              </View>
            </View>
          )}
        />
      </BottomSheet>
    </GestureHandlerRootView>
  );
}

const createStyles = (
  sky: string,
  hills: string,
  sheet: string,
  text: string,
) =>
  StyleSheet.create({
    photo: { flex: 1, overflow: 'hidden', backgroundColor: sky },
    sun: {
      width: 64,
      height: 64,
      marginTop: 76,
      marginLeft: 60,
      borderRadius: 32,
      backgroundColor: '#ffdf9e',
    },
    hill: {
      position: 'absolute',
      left: 120,
      top: 150,
      width: 400,
      height: 400,
      backgroundColor: hills,
      transform: [{ rotate: '45deg' }],
    },
    far: { left: -220, top: 190, opacity: 0.6 },
    sheet: { backgroundColor: sheet, boxShadow: '0 -4px 24px #00000033' },
    handle: { backgroundColor: text },
    heading: {
      marginBottom: 8,
      fontSize: 16,
      fontWeight: '700',
      color: text,
      textAlign: 'center',
    },
    list: { gap: 16, padding: 16 },
    row: { flexDirection: 'row', gap: 12 },
    avatar: {
      width: 36,
      height: 36,
      borderRadius: 18,
      lineHeight: 36,
      fontWeight: '700',
      textAlign: 'center',
      color: '#ffffff',
      backgroundColor: '#7a4fb5',
    },
    body: { flex: 1 },
    author: { fontWeight: '600', color: text },
    text: { marginTop: 2, fontSize: 15, color: text },
    composer: {
      flexDirection: 'row',
      gap: 8,
      padding: 12,
      paddingBottom: 24,
      backgroundColor: sheet,
    },
    input: {
      flex: 1,
      minWidth: 0,
      paddingHorizontal: 14,
      paddingVertical: 10,
      borderWidth: 1,
      borderColor: '#7c828c',
      borderRadius: 20,
      fontSize: 15,
      color: text,
    },
    send: { justifyContent: 'center', padding: 8 },
    sendText: { fontWeight: '700', color: text },
  });

const light = createStyles('#f6c7a8', '#48586b', '#ffffff', '#12151c');
const dark = createStyles('#3d2c4a', '#161c27', '#1b1f27', '#f1f3f7');

const useStyles = () => (useColorScheme() === 'dark' ? dark : light);
