// What the lab imitates exists in the packages that readers install today.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/site/versions';
import { Native } from './native';
import { reanimated } from './reanimated';
import { Runtime } from './runtime';

const PACKAGES = path.join(ROOT, 'tests/types/v5-newest/node_modules');

/** Where each package lists its exports. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'react-native': ['index.js'],
  'react-native-reanimated': ['lib/module/index.js', 'lib/module/Animated.js'],
  'react-native-gesture-handler': ['lib/module/index.js'],
};

/** What only the lab of version 4 needs: Reanimated 4 has removed it. */
const REMOVED = ['useWorkletCallback', 'useAnimatedGestureHandler'];

const imitated: Readonly<Record<string, object>> = {
  ...new Native('ios', 800).modules(),
  'react-native-reanimated': reanimated(new Runtime(false, false)),
};

test.each(Object.entries(LISTS))(
  '%s has what the lab defines',
  (name, lists) => {
    const text = lists
      .map((list) => readFileSync(path.join(PACKAGES, name, list), 'utf8'))
      .join();
    const names = new Set(text.match(/\b[A-Za-z]\w+/g));
    const gone = Object.keys(imitated[name] ?? {}).filter(
      (member) => !member.startsWith('_') && !names.has(member),
    );
    const kept = name === 'react-native-reanimated' ? REMOVED : [];
    expect(gone.filter((member) => !kept.includes(member))).toEqual([]);
  },
);

test('gesture-handler has the states that the lab defines', () => {
  const file = 'react-native-gesture-handler/lib/module/State.js';
  const text = readFileSync(path.join(PACKAGES, file), 'utf8');
  const { State } = imitated['react-native-gesture-handler'] as {
    State: Record<string, number>;
  };
  const found = [...text.matchAll(/(\w+): (\d)/g)].map(
    ([, state = '', value]) => [state, Number(value)],
  );
  expect(Object.fromEntries(found)).toEqual(State);
});

test('react-native has the members that the lab defines', () => {
  const read = (file: string) =>
    readFileSync(path.join(PACKAGES, 'react-native/Libraries', file), 'utf8');
  const native = imitated['react-native'] as Record<string, object>;
  const missing = [
    ['StyleSheet', 'StyleSheet/StyleSheetExports.js'],
    ['Keyboard', 'Components/Keyboard/Keyboard.js'],
    ['BackHandler', 'Utilities/BackHandler.ios.js'],
    ['Dimensions', 'Utilities/Dimensions.js'],
    ['Platform', 'Utilities/Platform.ios.js'],
  ].flatMap(([name = '', file = '']) => {
    const text = read(file);
    const members = Object.keys(native[name] ?? {});
    return members.filter(
      (member) => !new RegExp(`\\b${member}\\b`).test(text),
    );
  });
  expect(missing).toEqual([]);
});
