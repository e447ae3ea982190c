// The lab imitates only names that exist in the packages that readers install today,
// and all that the published sheet uses.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  packageNames,
  scriptsIn,
  usedApis,
} from '../../scripts/registry/peerApis';
import { ROOT } from '../../src/site/versions';
import { Native, STATE } from './native';
import { reanimated } from './reanimated';
import { Runtime } from './runtime';

const PACKAGES = path.join(ROOT, 'tests/types/v5-newest/node_modules');

/** Names that only version 4 needs. Reanimated 4 has removed them. */
const REMOVED = ['useWorkletCallback', 'useAnimatedGestureHandler'];

const imitated: Readonly<Record<string, object>> = {
  ...new Native('ios', 800).modules(),
  'react-native-reanimated': reanimated(new Runtime(false, false)),
};

test.each(Object.entries(imitated))(
  '%s exports every name that the lab imitates',
  (name, defined) => {
    const found = packageNames(path.join(PACKAGES, name));
    const names = Object.entries(defined).flatMap(([member, value]) => [
      member,
      ...Object.keys(Object(value) as object),
    ]);
    expect(
      names.filter((one) => /^[a-z]/i.test(one) && !found.has(one)),
    ).toEqual(name === 'react-native-reanimated' ? REMOVED : []);
  },
);

test('gesture-handler numbers its states as the lab does', () => {
  const file = 'react-native-gesture-handler/lib/module/State.js';
  const text = readFileSync(path.join(PACKAGES, file), 'utf8');
  for (const [state, value] of Object.entries(STATE)) {
    expect(text).toContain(`${state}: ${value}`);
  }
});

const objectsIn = (owner: object): object[] =>
  Object.values(owner as Record<string, unknown>).filter(
    (member) => member instanceof Object,
  );

/** Returns the names that a published sheet uses and that the modules lack. */
function missingFrom(
  modules: Readonly<Record<string, object>>,
  version: string,
): string[] {
  const sheet = `tests/types/${version}/node_modules/@gorhom/bottom-sheet`;
  const scripts = scriptsIn(path.join(ROOT, sheet), ['lib/module/']);
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
])(
  'the lab imitates what the sheet of %s uses except %j',
  (version, removed) => {
    expect(missingFrom(imitated, version)).toEqual(removed);
  },
);
