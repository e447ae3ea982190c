// What a program in a frame finds in the packages that surround the sheet.
import { expect, test } from './fixtures';
import { edit } from './sampleFrame';

test('a program has what tells the safe area', async ({ page }) => {
  const area = await edit(page);
  await area.fill(`import { useContext } from 'react';
import { Text } from 'react-native';
import {
  initialWindowMetrics, SafeAreaInsetsContext, SafeAreaProvider, SafeAreaView,
  useSafeAreaFrame, useSafeAreaInsets, withSafeAreaInsets,
} from 'react-native-safe-area-context';

const Wrapped = withSafeAreaInsets(({ insets }) => <Text>wrapped {insets.top}</Text>);

function Screen() {
  const { width, height } = useSafeAreaFrame();
  const frame = initialWindowMetrics?.frame;
  const isSame = width === frame?.width && height === frame.height && width > 0;
  const { top } = useSafeAreaInsets();
  return <Text>read {top} {useContext(SafeAreaInsetsContext)?.top} {String(isSame)}</Text>;
}

export default function App() {
  return (
    <SafeAreaProvider initialMetrics={initialWindowMetrics}>
      <SafeAreaView edges={['bottom']} style={{ backgroundColor: 'red' }} testID="bottom">
        <Wrapped />
        <Screen />
      </SafeAreaView>
      <SafeAreaView edges={{ top: 'additive', bottom: 'off' }} testID="top" />
      <SafeAreaView testID="all" />
    </SafeAreaProvider>
  );
}
`);
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByText('wrapped 44')).toBeVisible();
  await expect(inFrame.getByText('read 44 44 true')).toBeVisible();
  for (const [name, padding] of [
    ['bottom', '0px 0px 20px'],
    ['top', '44px 0px 0px'],
    ['all', '44px 0px 20px'],
  ] as const) {
    await expect(inFrame.getByTestId(name)).toHaveCSS('padding', padding);
  }
});
