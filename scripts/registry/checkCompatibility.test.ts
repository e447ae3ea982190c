import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  compatibility,
  type Compatibility,
} from '../../src/data/compatibilityRows';
import { ROOT } from '../../src/site/versions';
import { checkCompatibility } from './checkCompatibility';

test('the tables are what the stored registry metadata says', () => {
  expect(checkCompatibility()).toEqual([]);
});

/** The data with the first row of a kind, by its library, changed. */
function planted<Kind extends 'expo' | 'reanimated' | 'declaredRanges'>(
  kind: Kind,
  library: string,
  change: Partial<Compatibility[Kind][number]>,
): Compatibility {
  const rows: readonly object[] = compatibility[kind];
  const at = compatibility[kind].findIndex((row) => row.library === library);
  return {
    ...compatibility,
    [kind]: rows.with(at, { ...rows.at(at), ...change }),
  };
}

test.each([
  [
    'a release that does not accept the Reanimated of an SDK',
    planted('expo', '5.0.0 to 5.0.5', { library: '5.0.0 to 5.0.6' }),
    'Expo SDK 51: @gorhom/bottom-sheet@5.0.6 needs react-native-reanimated >=3.16.0, and gets 3.10.1.',
  ],
  [
    'a release that a known limit rules out',
    planted('reanimated', '5.2.14', { library: '5.1.6 or newer' }),
    'Reanimated 4.7: @gorhom/bottom-sheet@5.1.6 does not work with react-native-reanimated@4.7.1: Reanimated 4 removed useWorkletCallback, which these releases of the sheet call.',
  ],
  [
    'a range that ends too early',
    planted('reanimated', '5.0.6 or newer', { library: '5.0.6 to 5.2.13' }),
    'Reanimated 3.19: 5.2.14 accepts the same versions. Say "or newer".',
  ],
  [
    'a release that was never published',
    planted('expo', '5.0.6 or newer', { library: '5.1.7 or newer' }),
    'Expo SDK 53: "5.1.7 or newer" is not "5.2.14", "5.2.10 or newer" or "5.0.0 to 5.0.5" of published releases.',
  ],
  [
    'an SDK without metadata',
    planted('expo', '5.2.14', { sdk: '99' }),
    'Expo SDK 99: it is not stored. Run npm run registry:refresh.',
  ],
  [
    'a declared range that is too wide',
    planted('declaredRanges', '5.0.6 to 5.1.6', {
      reanimated: '3.16 or newer',
    }),
    '5.0.6 to 5.1.6: 5.0.6 does not accept react-native-reanimated 4.0.0, against "3.16 or newer".',
  ],
  [
    'a declared range that is too narrow',
    planted('declaredRanges', '4.6.4', {
      gestureHandler: '2 or newer, below 3',
    }),
    '4.6.4: 4.6.4 accepts react-native-gesture-handler 1.10.1, against "2 or newer, below 3".',
  ],
  [
    'a declared range in other words',
    planted('declaredRanges', '2.4.1', { reanimated: '1.9, 2.x' }),
    '2.4.1: "1.9, 2.x" is not "3.16 or newer", or that with ", below 4" or ", and every 4.x".',
  ],
  [
    'an old release as the latest',
    {
      ...compatibility,
      library: { ...compatibility.library, latest: '5.2.13' },
    },
    'the latest release is 5.2.14.',
  ],
])('%s is found', (_, data, message) => {
  expect(checkCompatibility(data).map((found) => found.message)).toContain(
    message,
  );
});

test('a problem is at the line of its row', () => {
  const data = planted('expo', '5.2.10 or newer', { library: '1.0.0' });
  const [problem] = checkCompatibility(data);
  const file = path.join(ROOT, problem?.file ?? '');
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines[(problem?.line ?? 0) - 1]).toContain('"sdk": "55"');
});
