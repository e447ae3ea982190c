// Each check finds what is planted; what is stored has no fault, which
// `npm run check` shows.
import { expect, test } from 'vitest';
import { installData } from '../../src/shared/install/install';
import {
  compatibility,
  type Compatibility,
} from '../../src/shared/releases/compatibilityRows';
import {
  knownIssues,
  type KnownIssue,
} from '../../src/shared/releases/knownIssues';
import type { Problem } from '../lib/problems';
import { checkCompatibility } from './checkCompatibility';
import { checkKnownIssues } from './checkIssues';
import { checkInstallLines } from './checkLines';

const messages = (problems: readonly Problem[]) =>
  problems.map(({ message }) => message).join('\n');

/** The entry about autoFocus, changed. */
const issue = (change: Partial<KnownIssue>): KnownIssue[] =>
  knownIssues
    .filter(({ id }) => id === 'auto-focus')
    .map((each) => ({ ...each, ...change }));

test.each<[string, Partial<KnownIssue>, string]>([
  ['an unpublished release', { from: '5.2.1' }, '5.2.1 was never published.'],
  [
    'a fix that is not the next release',
    { to: '5.2.12' },
    'so it is fixed in 5.2.13, not in 5.2.14.',
  ],
  [
    'a workaround that has the issue',
    { workaround: 'Use 5.2.12 or newer.' },
    'names 5.2.12, which has the issue.',
  ],
  ['an unknown member', { members: ['BottomSheet.indx'] }, 'indx'],
])('issues: %s', (_, change, message) => {
  expect(messages(checkKnownIssues(issue(change)))).toContain(message);
});

test('issues: two ranges for one report', () => {
  const other = issue({ id: 'other', from: '5.2.9' });
  expect(messages(checkKnownIssues([...issue({}), ...other]))).toContain(
    'affects 5.2.9 to 5.2.13 here, and 5.2.10 to 5.2.13 in auto-focus.',
  );
});

/** The data with the line of React Native 0.83 changed. */
const lines = (packages: Record<string, string>) => ({
  ...installData,
  lines: installData.lines.map((line) =>
    line.reactNative.includes('0.83')
      ? { ...line, packages: { ...line.packages, ...packages } }
      : line,
  ),
});

test.each([
  [
    'a Gesture Handler that is too old for the sheet',
    lines({ 'react-native-gesture-handler': '~2.15.0' }),
    'needs Gesture Handler `>=2.16.1`, not 2.15.0.',
  ],
  [
    'an old sheet with Reanimated 4',
    lines({ '@gorhom/bottom-sheet': '5.1.6' }),
    'does not work with Reanimated 4.2.3: Reanimated 4 removed',
  ],
  [
    'a React Native release without a line',
    {
      ...installData,
      lines: installData.lines.filter(
        ({ reactNative }) => !reactNative.includes('0.87'),
      ),
    },
    'v5 has no line for React Native 0.87.',
  ],
])('install lines: %s', (_, data, message) => {
  expect(messages(checkInstallLines(data))).toContain(message);
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
    'Expo SDK 51: Bottom sheet 5.0.6 needs Reanimated `>=3.16.0`, not 3.10.1.',
  ],
  [
    'a release that a known limit rules out',
    planted('reanimated', '5.2.14', { library: '5.1.6 or newer' }),
    'Reanimated 4.7: Bottom sheet 5.1.6 does not work with Reanimated 4.7.1: Reanimated 4 removed useWorkletCallback',
  ],
  [
    'a release that was never published',
    planted('expo', '5.0.6 or newer', { library: '5.1.7 or newer' }),
    'Expo SDK 53: "5.1.7 or newer" is not "5.2.14", "5.2.10 or newer" or "5.0.0 to 5.0.5" of published releases.',
  ],
  [
    'a declared range that is too wide',
    planted('declaredRanges', '5.0.6 to 5.1.6', {
      reanimated: '3.16 or newer',
    }),
    '5.0.6 to 5.1.6: 5.0.6 does not accept react-native-reanimated 4.0.0, against "3.16 or newer".',
  ],
])('compatibility: %s is found', (_, data, message) => {
  expect(messages(checkCompatibility(data))).toContain(message);
});
