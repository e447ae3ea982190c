// Sentences of the version report, for sets that make a wrong one likely.
import { expect, test, vi } from 'vitest';
import { DATA_DATE } from '@site/src/shared/releases/dataDate';
import { deserializeSetup } from '@site/src/components/ProjectCheck/versions/address';
import {
  answer,
  type VersionsAnswer,
} from '@site/src/components/ProjectCheck/versions/answer';
import { parseInput } from '@site/src/components/ProjectCheck/versions/readInput';
import {
  CHECKED_PACKAGES,
  type AppSetup,
} from '@site/src/components/ProjectCheck/versions/setup';
import { answerRelease } from '@site/src/components/ProjectCheck/versions/sheetRelease';
import { say } from '@site/src/components/ProjectCheck/versions/statements';
import { projectOf, read } from './tables';

/**
 * Creates the setup of a text, of a URL, or of ranges in the order `sheet
 * reanimated worklets gestures rn expo`.
 */
async function setupOf(asked: string, more: object): Promise<AppSetup> {
  const setup = deserializeSetup(asked);
  if (setup) return setup;
  const project = JSON.parse(projectOf(asked.split(' '))) as object;
  const found = await parseInput(
    asked.includes('@')
      ? asked.replaceAll(', ', '\n')
      : JSON.stringify({ ...project, ...more }),
  );
  if ('problem' in found) throw new Error(found.problem.message);
  return found.setup;
}

async function ask(asked: string, more: object = {}) {
  const setup = await setupOf(asked, more);
  const report = answer(setup);
  const command = report.commands?.[setup.packageManager ?? 'npm'];
  return { ...report, command };
}

/** Splits a table into rows, without comments. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => line.split(' | '));

/**
 * Ranges in the order `sheet reanimated worklets gestures rn expo`, a row, its
 * status, and a text in it; with `!`, a text that is not in it.
 */
const ROWS = `
# A release that fails in the app is not said to work with another.
5.2.14 3.6.2 - 2.14.0 0.81.5 - | sheet | fits | !works with
5.2.14 3.6.2 - 2.28.0 0.81.5 - | sheet | fits | 5.2.14 works with Gesture Handler 2.28.0.
5.0.5 3.16.7 - 2.9.0 0.81.5 - | gestures | fails | needs Gesture Handler \`>=2.16.1\`
4.6.4 4.0.3 0.4.1 2.28.0 0.76.5 - | sheet | fits | !Reanimated
5.2.14 2.17.0 - 2.28.0 0.88.1 - | sheet | fits | !Reanimated 2.17.0 and
# Nor one that is newer than what fits of its range.
5.2.14 ~4.1.1 0.5.1 ^2.28.0 0.81.5 - | sheet | fits | !Gesture Handler 2.33
# A peer that the app decides is no release.
4.6.4 p:* - 1.10.3 0.66.3 - | sheet | fits | !4.8.0
^4.6.4 p:* - p:* 0.72.6 - | sheet | fits | 4.6.4 fits React Native 0.72
5.2.14 p:* - 2.28.0 0.81.5 - | worklets | unused | Only Reanimated 4 needs it
5.2.14 p:>=4.0.0 - 2.28.0 0.81.5 - | worklets | missing | needs Worklets
# A row of Expo does not contradict that of the sheet.
^5 ~3.16.0 - ~2.20.0 0.75.4 ^51.0.38 | expo | fits | !works with
4.6.4 ~3.10.1 - ~2.16.1 0.74.5 ^51.0.38 | expo | fits | !works with
5.0.4 ~3.10.1 - ~2.16.1 0.74.5 ^51.0.38 | expo | fits | works with bottom sheet 5.0.0 to 5.0.5
5.2.6 ~4.1.1 0.5.1 ~2.28.0 0.81.5 ~54.0.0 | expo | fits | works with bottom sheet 5.1.8 or newer
5.2.9 4.3.1 0.8.3 ~2.31.1 0.85.3 ~56.0.0 | expo | fits | works with bottom sheet 5.2.14
# What is outside the data, as a range and as a version.
- - - ~3.3.2 0.88.1 - | gestures | unknown | no data on a release in this range
^6.0.0 ~4.1.1 0.5.1 ~2.28.0 0.81.5 - | sheet | unknown | As of ${DATA_DATE}, the newest release was 5.2.14
5.2.14 ~5.1.0 0.5.1 ~2.28.0 0.81.5 - | reanimated | unknown | As of ${DATA_DATE}, the newest
5.2.14 ~1.2.0 - ~2.28.0 0.63.4 - | reanimated | unknown | The oldest release
5.2.14 4.1.7 0.5.1 ~2.28.0 ^0.91.0 - | rn | unknown | As of ${DATA_DATE}, the newest
# What others say of a release that the data do not have.
5.0.5 3.15.5 - 1.7.0 0.75.4 - | gestures | fails | needs Gesture Handler \`>=2.16.1\`, not 1.7.0
4.6.4 5.0.0 - 2.28.0 0.81.5 - | sheet | fails | does not work with Reanimated 5.0.0
5.2.14 5.0.0 - 2.28.0 0.81.5 - | reanimated | unknown | As of ${DATA_DATE}
5.2.14 5.0.0 - 2.28.0 0.81.5 - | sheet | fits | !Reanimated
5.2.14 4.1.7 0.99.0 2.28.0 0.81.5 - | worklets | fails | not 0.99.0
5.2.14 4.1.7 0.5.1 4.0.0 0.79.5 - | gestures | unknown | As of ${DATA_DATE}
# A React Native that is newer than the data.
5.2.14 ^4.7.1 0.14.0 3.5.0 0.90.0 - | reanimated | fails | not 0.90
5.2.14 ^4.7.1 0.14.0 3.5.0 0.89.0 - | reanimated | depends | As of
5.2.14 4.8.0 0.14.0 3.5.0 0.89.0 - | reanimated | fits | 4.8.0 fits React Native 0.89
5.2.14 4.8.0 0.14.0 3.5.0 0.89.0 - | gestures | unknown | no data on React Native 0.89
5.2.8 4.8.0 0.14.0 3.5.0 0.89.0 - | sheet | fails | absoluteFillObject
5.2.14 4.8.0 0.14.0 3.5.0 ^0.90.1 - | reanimated | fails | not 0.90
# A range that begins with a prerelease of the sheet.
^5.0.0-alpha.10 ~3.6.2 - ~2.14.0 0.73.6 ^50.0.15 | sheet | depends | prereleases from 5.0.0-alpha.10 on
^5.0.0-alpha.10 ~3.6.2 - ~2.14.0 0.73.6 ^50.0.15 | gestures | fits | 2.14
^5.0.0-beta.1 3.16.7 - 2.20.2 0.76.9 - | sheet | fits | !prereleases
5.0.0-alpha.10 ~3.6.2 - ~2.14.0 0.73.6 - | sheet | unknown | no data on this release
# A prerelease of Expo.
5.2.14 4.1.7 0.5.1 2.28.0 0.82.1 55.0.0-canary-20251031-b135dff | rn | fits | 0.82
5.2.14 4.1.7 0.5.1 2.28.0 0.82.1 55.0.0-canary-20251031-b135dff | expo | unknown | It is a prerelease
5.2.14 ~4.1.1 0.5.1 ~2.28.0 0.81.5 54.0.0-preview.4 | expo | unknown | !SDK 54 is
5.2.14 ~4.1.1 0.5.1 ~2.28.0 0.81.5 ~54.0.0-preview.4 | expo | fits | SDK 54 is built on
# A partner that is not there, of which no release fits the app.
5.2.14 4.4.0 - 2.31.1 0.85.3 ~56.0.0 | reanimated | fails | needs Worklets \`0.9.x\`, of which none fits Expo SDK 56
5.2.14 4.3.1 - 2.31.1 0.85.3 ~56.0.0 | reanimated | fits | 4.3.1 fits
5.2.14 4.4.0 workspace:* 2.31.1 0.85.3 ~56.0.0 | reanimated | fits | It fits by the published ranges
`;

test.each(rowsOf(ROWS))(
  'for "%s" the row %s is %s: %s',
  async (columns = '', key = '', status = '', text = '') => {
    const { rows } = await ask(columns);
    const row =
      rows[CHECKED_PACKAGES.findIndex((subject) => subject.key === key)];
    if (text.startsWith('!')) expect(row?.text).not.toContain(text.slice(1));
    else expect(row?.text).toContain(text);
    expect(row?.status).toBe(status);
  },
);

/** Ranges, the verdict and the command. */
const COMMANDS = `
5.2.8 4.3.1 0.8.3 2.31.1 0.85.3 ~56.0.0 | fails | npx expo install "@gorhom/bottom-sheet@^5.2.14"
^5.2.6 4.3.1 0.8.3 2.31.1 0.85.3 ~56.0.0 | depends | npx expo install "@gorhom/bottom-sheet@^5.2.14"
^5.2.14 ~4.1.1 - ~2.28.0 0.81.5 ~54.0.36 | depends | npx expo install react-native-worklets
^5.2.14 ~4.1.1 - - 0.81.5 ~54.0.36 | depends | npx expo install react-native-worklets react-native-gesture-handler
^4.6.4 p:* - - 0.72.6 - | depends | npm install "react-native-gesture-handler@~2.12.1"
^5.1.8 ~4.1.0 0.5.1 1.7.0 0.81.4 - | fails | npm install "react-native-gesture-handler@~2.31.2"
^5.0.0-alpha.10 ~3.6.2 - ~2.14.0 0.73.6 ^50.0.15 | depends | -
4.6.1 3.19.1 0.5.1 2.28.0 0.81.5 54.0.0 | fails | npm uninstall react-native-worklets
5.2.14 3.19.1 0.5.1 2.28.0 0.81.5 54.0.0 | fails | npx expo install react-native-reanimated
5.2.14 4.1.7 0.5.1 2.28.0 0.82.1 55.0.0-canary-20251031-b135dff | fails | npx expo install "react-native-worklets@~0.8.3"
5.2.14 4.4.0 0.8.3 2.31.1 0.85.3 ~56.0.0 | fails | npx expo install react-native-reanimated
`;

test.each(rowsOf(COMMANDS))(
  '"%s" is %s with the command %s',
  async (columns = '', verdict, expected) => {
    const { command = '-', ...found } = await ask(columns);
    expect([found.verdict, command]).toEqual([verdict, expected]);
  },
);

/** Ranges of Reanimated and Expo, and a text in the note on the Babel plugin. */
const PLUGINS = `
^3.17.1 | ~52.0.0 | adds the plugin
^4.0.0 | ~53.0.0 | adds the plugin
^4.0.0 | ~50.0.0 | adds the plugin
^3.6.0 | ~49.0.0 | The last entry of
^4.0.0 | - | must be \`'react-native-worklets/plugin'\`
p:* | - | -
`;

test.each(rowsOf(PLUGINS))(
  'the Babel plugin for Reanimated %s and Expo %s',
  async (range = '', expo = '', text = '') => {
    const { findings } = await ask(`^5.2.14 ${range} - ^2.28.0 0.79.5 ${expo}`);
    const note = findings.find((each) => each.text.includes('[Babel plugin'));
    expect(note?.text ?? '-').toContain(text);
  },
);

test.each([
  ['^5.2.14', `\`^5.2.14\`, resolves to 5.2.14 as of ${DATA_DATE}`],
  ['>=5', `\`>=5\`, resolves to 5.2.14 as of ${DATA_DATE}`],
  ['latest', `\`latest\`, resolves to 5.2.14 as of ${DATA_DATE}`],
  ['~5.1.0', '`~5.1.0`, resolves to 5.1.8'],
  ['<=5.2.14', '`<=5.2.14`, resolves to 5.2.14'],
  ['5.2.14', '`5.2.14`'],
])('an open range shows the date of the data: %s', async (range, found) => {
  const { rows } = await ask(`${range} - - - 0.81.5 -`);
  expect(rows[0]?.found).toBe(found);
});

const BASES = rowsOf(read('data/statements.txt'));

test.each(BASES)(
  'statement %s appears in %s for %s but not for %s',
  async (statement, part = '', holds = '', breaks = '') => {
    const index = CHECKED_PACKAGES.findIndex(({ key }) => key === part);
    const { [statement]: own } = say as Record<string, unknown>;
    const writers = say as unknown as Record<string, () => string>;
    const isSaid = async (asked: string) => {
      const write = own instanceof Function && vi.spyOn(writers, statement);
      const report: Partial<VersionsAnswer> | undefined =
        part === 'release' ? answerRelease(asked) : await ask(asked);
      const sentences = write
        ? write.mock.results.map(({ value }) => String(value))
        : [String(own)];
      vi.restoreAllMocks();
      const { rows, summary = '', findings = [] } = report ?? {};
      const row = rows?.[index];
      const texts = row ? [row] : [{ text: summary }, ...findings];
      return sentences.some((sentence) =>
        texts.some(({ text }) => text.includes(sentence)),
      );
    };
    expect(await isSaid(holds)).toBe(true);
    expect(await isSaid(breaks)).toBe(false);
  },
);

test('every statement has a set in which it is false', () => {
  const known = BASES.map(([statement]) => statement);
  expect(known.sort()).toEqual(Object.keys(say).sort());
});
