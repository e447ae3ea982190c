import { expect, test } from 'vitest';
import { newReleases, unreadThreads } from './news';

test('releases that are newer than the data are news, prereleases are not', () => {
  const published = { sheet: ['5.2.9', '5.2.14', '5.3.0', '6.0.0-beta.1'] };
  expect(newReleases(published, { sheet: ['5.2.9', '5.2.14'] })).toEqual([
    'sheet 5.3.0',
  ]);
});

test('threads are news when no page names them', () => {
  const repository = 'https://github.com/gorhom/react-native-bottom-sheet';
  const pasted = '#2669 Stuck\n#266 Old\nopened by a reader\n#2800 New';
  const named = `${repository}/issues/2669 ${repository}/pull/266
    https://github.com/software-mansion/react-native-screens/issues/2800`;
  expect(unreadThreads(pasted, named)).toEqual(['#2800 New']);
});
