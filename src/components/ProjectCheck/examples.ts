const EXAMPLES = [
  `{
  "dependencies": {
    "expo": "~54.0.0",
    "@gorhom/bottom-sheet": "5.1.2",
    "react-native": "0.81.5",
    "react-native-gesture-handler": "~2.28.0",
    "react-native-reanimated": "~4.1.1"
  }
}
`,
  `ERROR  TypeError: sheetRef.current.present is not a function
    at onPress (App.tsx:14:25)
`,
  `import BottomSheet from '@gorhom/bottom-sheet';

export const Filter = () => (
  <BottomSheet snapPoints={['25%', '50%']} handleHeight={24}>
    <List />
  </BottomSheet>
);
`,
] as const;

let shown = 0;

/** Whether a text is an example as it was given. */
export const isExample = (text: string): boolean =>
  EXAMPLES.some((example) => example === text);

/** What a reader can try: the next of three kinds of text. */
export function nextExample(): string {
  shown += 1;
  return EXAMPLES[(shown - 1) % EXAMPLES.length] ?? '';
}
