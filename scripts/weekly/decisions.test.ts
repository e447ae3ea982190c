import { expect, test } from 'vitest';
import { installData } from '../../src/shared/install/installData';
import { registry } from '../../src/shared/releases/registryMetadata';
import type { PackageName } from '../../src/shared/releases/packageNames';
import { listDecisions } from './decisions';

const BEFORE = registry.packages;
const { lines } = installData;

/** The data after some releases of a package. */
const afterReleases = (name: PackageName, ...versions: string[]) => ({
  ...BEFORE,
  [name]: {
    ...BEFORE[name],
    versions: [...BEFORE[name].versions, ...versions],
  },
});

test('data that are as before ask for nothing', () => {
  expect(listDecisions({ before: BEFORE, after: BEFORE, lines })).toEqual([]);
});

test.each<[PackageName, string, readonly RegExp[]]>([
  [
    'react-native',
    '0.199.0',
    [/^React Native 0\.199 has no install line/, /^react-native 0\.199\.0: /],
  ],
  [
    'react-native-reanimated',
    '9.1.0',
    [/^Reanimated 9\.1 is new/, /^react-native-reanimated 9\.1\.0: /],
  ],
  ['react-native-gesture-handler', '2.0.99', [/^react-native-gesture-handler/]],
  ['@gorhom/bottom-sheet', '9.0.0', [/run "npm run release 9\.0\.0"/]],
])('%s %s asks for a decision', (name, version, sentences) => {
  const after = afterReleases(name, version);
  const decisions = listDecisions({ before: BEFORE, after, lines });
  expect(decisions).toHaveLength(sentences.length);
  for (const [index, sentence] of sentences.entries()) {
    expect(decisions[index]).toMatch(sentence);
  }
});

test('a React Native minor whose install line is gone asks for one, also when it is not new', () => {
  const [, ...older] = lines.filter(({ docs }) => docs === 'v5');
  const decisions = listDecisions({
    before: BEFORE,
    after: BEFORE,
    lines: older,
  });
  expect(decisions[0]).toMatch(/has no install line/);
});
