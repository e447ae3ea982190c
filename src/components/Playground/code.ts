import {
  CONTROLS,
  SNAP_POINTS,
  type ControlName,
  type Values,
} from '@site/src/data/playgroundControls';

/** Columns of a line, as Prettier counts them. */
const WIDTH = 80;

const BACKDROP = `const renderBackdrop = (props: BottomSheetBackdropProps) => (
  <BottomSheetBackdrop
    {...props}
    appearsOnIndex={0}
    disappearsOnIndex={-0.99}
  />
);`;

const LIST = `const data = Array.from({ length: 40 }, (_, index) => \`Row \${index + 1}\`);

function Row({ title }: { title: string }) {
  const styles = useStyles();
  return <Text style={styles.row}>{title}</Text>;
}

const renderItem = ({ item }: { item: string }) => <Row title={item} />;`;

const CONTENTS: Readonly<Record<Values['content'], string>> = {
  view: `<BottomSheetView style={styles.content}>
          <Text style={styles.title}>This is the real sheet</Text>
          <Text style={styles.text}>Drag it, fling it, or change a prop.</Text>
        </BottomSheetView>`,
  list: `<BottomSheetFlatList
          data={data}
          keyExtractor={(item: string) => item}
          renderItem={renderItem}
        />`,
};

/** Props that a fixed text stands for, and those that are written otherwise. */
const PROPS: Partial<Record<ControlName, (values: Values) => string>> = {
  content: () => '',
  snapPoints: ({ snapPoints }) =>
    SNAP_POINTS[snapPoints] === undefined ? '' : 'snapPoints={snapPoints}',
  detached: ({ detached }) =>
    detached ? 'detached\nstyle={styles.float}' : '',
  backdrop: ({ backdrop }) =>
    backdrop ? 'backdropComponent={renderBackdrop}' : '',
};

function writeProp(name: ControlName, values: Values): string {
  const own = PROPS[name];
  if (own !== undefined) {
    return own(values);
  }
  const control = CONTROLS[name];
  const value = values[name];
  if (!('fallback' in control) || value === control.fallback) {
    return '';
  }
  return value === true ? name : `${name}={${String(value)}}`;
}

function literal(value: number | string): string {
  return typeof value === 'number' ? String(value) : `'${value}'`;
}

function importSheet(names: readonly string[]): string {
  const line = `import BottomSheet, { ${names.join(', ')} } from '@gorhom/bottom-sheet';`;
  return line.length <= WIDTH
    ? line
    : `import BottomSheet, {\n${names.map((name) => `  ${name},\n`).join('')}} from '@gorhom/bottom-sheet';`;
}

/** The declarations between the imports and the app. */
function declarations(values: Values): string[] {
  const snapPoints: readonly (number | string)[] | undefined =
    SNAP_POINTS[values.snapPoints];
  return [
    ...(snapPoints === undefined
      ? []
      : [
          // An empty array needs its type to be said.
          snapPoints.length === 0
            ? 'const snapPoints: string[] = [];'
            : `const snapPoints = [${snapPoints.map(literal).join(', ')}];`,
        ]),
    ...(values.content === 'list' ? [LIST] : []),
    ...(values.backdrop ? [BACKDROP] : []),
  ];
}

function styles({ content, detached }: Values): string[] {
  return [
    'screen: { flex: 1, padding: 16, paddingTop: 60, backgroundColor: screen },',
    "buttons: { flexDirection: 'row', gap: 8 },",
    'sheet: { backgroundColor: sheet },',
    'handle: { backgroundColor: text },',
    ...(detached ? ['float: { marginHorizontal: 16 },'] : []),
    ...(content === 'list'
      ? ['row: { padding: 16, fontSize: 16, color: text },']
      : [
          "content: { alignItems: 'center', gap: 8, padding: 24, paddingBottom: 48 },",
          "title: { fontSize: 18, fontWeight: '700', color: text },",
          'text: { fontSize: 15, color: text },',
        ]),
  ];
}

/**
 * Writes the program that the playground shows.
 *
 * @param values - what the controls are set to
 * @returns a whole file, formatted as Prettier would, that type-checks for
 *   every state that the controls can reach; `PlaygroundApp` renders the same
 */
export function writeCode(values: Values): string {
  const names = [
    ...(values.backdrop
      ? ['BottomSheetBackdrop', 'type BottomSheetBackdropProps']
      : []),
    CONTROLS.content.options[values.content],
  ];
  const props = [
    'ref={sheetRef}',
    ...(Object.keys(CONTROLS) as ControlName[])
      .flatMap((name) => writeProp(name, values).split('\n'))
      .filter((prop) => prop !== ''),
    'backgroundStyle={styles.sheet}',
    'handleIndicatorStyle={styles.handle}',
    'accessible={false}',
  ];
  const oneLine = `      <BottomSheet ${props.join(' ')}>`;
  const opening =
    oneLine.length <= WIDTH
      ? oneLine
      : [
          '      <BottomSheet',
          ...props.map((prop) => `        ${prop}`),
          '      >',
        ].join('\n');
  const parts = [
    `import { useRef } from 'react';
import { Button, StyleSheet, Text, useColorScheme, View } from 'react-native';
${importSheet(names)}
import { GestureHandlerRootView } from 'react-native-gesture-handler';`,
    ...declarations(values),
    `export default function App() {
  const sheetRef = useRef<BottomSheet>(null);
  const styles = useStyles();

  return (
    <GestureHandlerRootView style={styles.screen}>
      <View style={styles.buttons}>
        <Button title="Open" onPress={() => sheetRef.current?.snapToIndex(0)} />
        <Button title="Close" onPress={() => sheetRef.current?.close()} />
      </View>
${opening}
        ${CONTENTS[values.content]}
      </BottomSheet>
    </GestureHandlerRootView>
  );
}`,
    `const createStyles = (screen: string, sheet: string, text: string) =>
  StyleSheet.create({
${styles(values)
  .map((line) => `    ${line}\n`)
  .join('')}  });`,
    `const light = createStyles('#eef1f6', '#ffffff', '#12151c');
const dark = createStyles('#0e1116', '#1b1f27', '#f1f3f7');`,
    "const useStyles = () => (useColorScheme() === 'dark' ? dark : light);",
  ];
  return `${parts.join('\n\n')}\n`;
}
