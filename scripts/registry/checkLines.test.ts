import { describe, expect, test } from 'vitest';
import { installData, type InstallData } from '../../src/data/install';
import { registry, type Registry } from '../../src/data/registryMetadata';
import { checkInstallLines } from './checkLines';

type Line = InstallData['lines'][number];

const messages = (data: InstallData, from: Registry = registry) =>
  checkInstallLines(data, from).problems.map(({ message }) => message);

/** The data with one line, of React Native 0.83, changed. */
function changed(packages: Line['packages'], rest: Partial<Line> = {}) {
  const at = installData.lines.findIndex(({ reactNative }) =>
    reactNative.includes('0.83'),
  );
  const line = installData.lines[at];
  if (line === undefined) throw new Error('there is no line for 0.83.');
  return {
    ...installData,
    lines: installData.lines.with(at, {
      ...line,
      ...rest,
      packages: { ...line.packages, ...packages },
    }),
  };
}

test('every stored line resolves to versions that accept each other', () => {
  const { problems, lines, sets } = checkInstallLines();
  expect(problems).toEqual([]);
  expect(lines).toBeGreaterThanOrEqual(55);
  expect(sets).toBeGreaterThan(400);
});

describe('planted faults', () => {
  test.each([
    [
      'a Reanimated that does not accept the React Native release',
      { 'react-native-reanimated': '~4.7.1' },
      'react-native-reanimated@4.7.1 needs react-native 0.86 - 0.88, and gets 0.83.0.',
    ],
    [
      'a Worklets that Reanimated does not accept',
      { 'react-native-worklets': '~0.13.0' },
      'react-native-reanimated@4.2.3 needs react-native-worklets 0.7 - 0.8, and gets 0.13.0.',
    ],
    [
      'a Gesture Handler that is too old for the sheet',
      { 'react-native-gesture-handler': '~2.15.0' },
      'needs react-native-gesture-handler >=2.16.1, and gets 2.15.0.',
    ],
    [
      'a Gesture Handler for newer React Native releases',
      { 'react-native-gesture-handler': '~2.32.0' },
      'react-native-gesture-handler@2.32.0 is for React Native 0.84,',
    ],
    [
      'a range without a release',
      { 'react-native-reanimated': '~4.99.0' },
      'no release of react-native-reanimated satisfies "~4.99.0".',
    ],
    [
      'an old sheet with Reanimated 4',
      { '@gorhom/bottom-sheet': '5.1.6' },
      'does not work with react-native-reanimated@4.2.3: Reanimated 4 removed',
    ],
    [
      'Worklets next to Reanimated 3',
      { 'react-native-reanimated': '~3.19.5' },
      'does not work with react-native-worklets@0.7.4',
    ],
  ])('%s', (_, packages, message) => {
    expect(messages(changed(packages)).join('\n')).toContain(message);
  });

  test('a package that another one needs is missing', () => {
    const data = changed({});
    const lines = data.lines.map((line) => ({
      ...line,
      packages: Object.fromEntries(
        Object.entries(line.packages).filter(
          ([name]) => name !== 'react-native-worklets',
        ),
      ),
    }));
    expect(messages({ ...data, lines }).join('\n')).toContain(
      'needs react-native-worklets 0.7 - 0.8, which is not named.',
    );
  });

  test('Reanimated 3.19 does not build below React Native 0.78', () => {
    const data = changed(
      { 'react-native-reanimated': '~3.19.5' },
      { reactNative: ['0.77'], architecture: 'legacy' },
    );
    expect(messages(data).join('\n')).toContain(
      'react-native-reanimated@3.19.5 does not build below React Native 0.78 (react-native-reanimated@3.19.5/android/build.gradle).',
    );
  });

  test('the legacy architecture with Reanimated 4', () => {
    expect(
      messages(changed({}, { architecture: 'legacy' })).join('\n'),
    ).toContain(
      'react-native-reanimated@4.2.3 has no row for the legacy architecture',
    );
  });

  test('an Expo SDK without a version of a package', () => {
    const expo = installData.expo.map((line) =>
      line.docs === 'v5' && line.sdks.includes('53')
        ? {
            ...line,
            packages: { ...line.packages, 'react-native-worklets': 'sdk' },
          }
        : line,
    );
    expect(messages({ ...installData, expo }).join('\n')).toContain(
      'v5, Expo SDK 53: the SDK has no version of react-native-worklets',
    );
  });

  test('a React Native release without a line', () => {
    const lines = installData.lines.filter(
      ({ reactNative }) => !reactNative.includes('0.87'),
    );
    expect(messages({ ...installData, lines })).toEqual([
      'v5 has no line for React Native 0.87.',
    ]);
  });
});
