// What the lab imitates exists in the packages that readers install today, and has
// all that the published sheet uses of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { usedApis } from '../../scripts/registry/peerApis';
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

const objectsIn = (owner: object): object[] =>
  Object.values<unknown>(owner).filter((member) => member instanceof Object);

/** What a published sheet uses and a module lacks, of which it has every component. */
function missingFrom(
  modules: Readonly<Record<string, object>>,
  version: string,
): string[] {
  const sheet = 'node_modules/@gorhom/bottom-sheet/lib/module';
  const folder = path.join(ROOT, 'tests/types', version, sheet);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.includes('lashList'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return Object.entries(usedApis(scripts).exports).flatMap(([name, used]) => {
    const module = modules[name];
    if (module === undefined) return [];
    const members = objectsIn(module);
    const objects = [module, ...members, ...members.flatMap(objectsIn)];
    return [...used].filter((api) =>
      objects.every((object) => Reflect.get(object, api) === undefined),
    );
  });
}

test.each([
  ['v5', []],
  // React Native has removed it.
  ['v4', ['absoluteFillObject']],
])('the lab has what the sheet of %s uses, but for %j', (version, removed) => {
  expect(missingFrom(imitated, version)).toEqual(removed);
  const planted = new Native('ios', 800).modules();
  Reflect.deleteProperty(planted['react-native'] ?? {}, 'findNodeHandle');
  expect(missingFrom(planted, version)).toContain('findNodeHandle');
});
