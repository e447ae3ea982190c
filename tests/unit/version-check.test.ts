// The check of versions, on projects in `tests/unit/projects`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '@site/src/versionCheck/answer';
import { readAddress, writeAddress } from '@site/src/versionCheck/address';
import type { AppSetup } from '@site/src/versionCheck/setup';
import { markdownOf } from '@site/src/versionCheck/markdown';
import { readInput } from '@site/src/versionCheck/readInput';
import { commandOf, managerFor } from '@site/src/versionCheck/recommend';
import { CASES } from './versionCases';

const FOLDER = path.join(__dirname, 'projects');
const PROJECTS = readdirSync(FOLDER);
const FILES = CASES.map(([file]) => file);

function read(file: string): string {
  return readFileSync(path.join(FOLDER, file), 'utf8');
}

function setupIn(text: string): AppSetup {
  const result = readInput(text);
  if ('problem' in result) throw new Error(result.problem.message);
  return result.setup;
}

function commandIn({ app, recommendation }: Answer): string | undefined {
  return (
    recommendation &&
    commandOf(recommendation, app, managerFor(app.setup, 'expo'))
  );
}

const statuses = ({ rows }: Answer) =>
  rows.map(({ status }) => status).join(' ');

describe('a project', () => {
  test('every project is a case', () => {
    expect([...FILES].sort()).toEqual(
      PROJECTS.filter((file) => file !== 'monorepo-root.json'),
    );
  });

  test.each(
    CASES.map(([file, expected, command]) => ({ file, expected, command })),
  )('$file', ({ file, expected, command }) => {
    const result = answer(setupIn(read(file)));
    expect(statuses(result)).toBe(expected);
    expect(commandIn(result)).toBe(command);
  });

  test.each(FILES)('%s: its address gives the same answer', (file) => {
    const setup = setupIn(read(file));
    const address = writeAddress(setup);
    expect(readAddress(address)).toEqual(setup);
    expect(address).toMatch(/^#check-my-versions\?[\w.%=&*~!+-]+$/);
    expect(address).not.toMatch(/acme|shop|secret|ada/);
  });

  test.each(FILES)('%s: its Markdown tells nothing else', (file) => {
    const text = markdownOf(
      answer(setupIn(read(file))),
      'npm',
      'https://example.org/#a',
      'https://example.org/',
    );
    expect(text).not.toMatch(/acme|shop|secret|undefined|\]\(\//);
    expect(text.match(/^- \*\*/gm)).toHaveLength(6);
  });
});

/** Writes what a command installs into a project, as package managers do. */
function applied(text: string, command: string): string {
  const project = JSON.parse(text) as Record<string, Record<string, string>>;
  const remove = /uninstall (\S+)|remove (\S+)/.exec(command);
  for (const section of [
    'dependencies',
    'devDependencies',
    'peerDependencies',
  ]) {
    const fields = project[section];
    if (fields === undefined) continue;
    for (const name of remove?.slice(1) ?? []) {
      if (name) Reflect.deleteProperty(fields, name);
    }
    for (const [, name = '', range = ''] of command.matchAll(
      /"?(@?[a-z][\w./-]*)@([^\s"]+)"?/g,
    )) {
      if (section === 'dependencies' || fields[name] !== undefined) {
        fields[name] = range;
      }
    }
  }
  return JSON.stringify(project);
}

describe('after the command', () => {
  const failing = CASES.filter(
    ([file, , command]) => command !== undefined && file.endsWith('.json'),
  ).map(([file]) => file);

  test.each(failing)('%s fits', (file) => {
    const before = answer(setupIn(read(file)));
    const { recommendation, app } = before;
    if (recommendation === undefined) throw new Error('There is no command.');
    // npm's command names the versions that Expo's leaves to the SDK.
    let command = commandOf(recommendation, app, 'npm') ?? '';
    for (const name of Object.keys(app.expo?.bundled ?? {})) {
      const range = Object.entries(app.expo?.bundled ?? {}).find(
        ([each]) => each === name,
      )?.[1];
      command = command.replace(
        new RegExp(` ${name}(?= |$)`),
        ` ${name}@${range ?? ''}`,
      );
    }
    const text = applied(read(file), command).replace(
      // The answer says that this entry has to change as well.
      '"react-native-reanimated@4":"3.16.7"',
      '"a":"1"',
    );
    expect(answer(setupIn(text)).verdict).toBe('fits');
  });
});

describe('what is said', () => {
  const row = (file: string, name: string) =>
    answer(setupIn(read(file))).rows.find((row) => row.name === name);

  test('a range is judged by what it can resolve to', () => {
    const sheet = row('expo-54-lockfile.json', '@gorhom/bottom-sheet');
    expect(sheet?.found).toBe('`^5.0.0`, resolves to 5.2.14');
    expect(sheet?.text).toContain('The range also allows 5.0.0 to 5.1.6,');
    const gestures = row('bare-0.74.json', 'react-native-gesture-handler');
    expect(gestures?.text).toContain(
      'Within the range, 2.16.2 to 2.23.1 would fit.',
    );
  });

  test.each([
    [
      'monorepo-app.json',
      '@gorhom/bottom-sheet',
      'a package of your workspace',
    ],
    ['pnpm-catalog.json', 'react-native', 'a catalog entry'],
    ['odd-specifiers.json', '@gorhom/bottom-sheet', 'a git address'],
    ['odd-specifiers.json', 'react-native-gesture-handler', 'a local file'],
    ['odd-specifiers.json', 'react-native', 'another package under this name'],
    ['odd-specifiers.json', 'react-native-worklets', 'a tag of the registry'],
    ['yarn-berry.json', '@gorhom/bottom-sheet', '`5.2.6`, patched'],
    ['yarn-berry.json', 'react-native-worklets', 'set by `resolutions`'],
    ['pnpm-overrides.json', 'react-native-reanimated', 'by `pnpm.overrides`'],
    ['monorepo-library.json', '@gorhom/bottom-sheet', 'a peer dependency'],
  ])('%s: %s is %s', (file, name, text) => {
    expect(row(file, name)?.found).toContain(text);
  });

  test('a React Native that no data covers gets no command', () => {
    const dependencies = {
      'react-native': '0.99.0',
      '@gorhom/bottom-sheet': '5.2.14',
      'react-native-reanimated': '2.0.0',
      'react-native-gesture-handler': '2.28.0',
    };
    const { recommendation, commandNotes } = answer(
      setupIn(JSON.stringify({ dependencies })),
    );
    expect(recommendation).toBeUndefined();
    expect(commandNotes[0]?.text).toMatch(/^React Native 0\.99 is newer than/);
  });

  test('a second installed copy is named', () => {
    expect(row('npm-ls.txt', 'react-native-reanimated')?.text).toContain(
      'A second copy is installed (4.1.7)',
    );
  });

  test('the known issues are those of exactly this set', () => {
    const issues = (file: string) =>
      answer(setupIn(read(file)))
        .issues.map(({ link }) => link?.href.split('known-issue-')[1])
        .join(' ');
    expect(issues('expo-58.json')).toContain('gesture-handler-3');
    expect(issues('expo-55.json')).not.toContain('gesture-handler-3');
    expect(issues('bare-0.85.json')).toContain('never-opens');
    expect(issues('bare-0.88.json')).not.toContain('never-opens');
    expect(issues('expo-56.json')).toContain('reanimated-4-3');
    expect(issues('expo-50-v4.json')).toBe('');
  });

  test.each([
    ['expo-54.json', '`babel-preset-expo` adds the plugin.'],
    ['bare-0.85.json', "must be `'react-native-worklets/plugin'`"],
    ['bare-0.79.json', "must be `'react-native-reanimated/plugin'`"],
    ['bare-0.64-v2.json', 'Reanimated 1 needs no Babel plugin.'],
  ])('%s: the Babel configuration', (file, text) => {
    expect(answer(setupIn(read(file))).babel?.text).toContain(text);
  });

  test('the architecture decides', () => {
    const setup = setupIn(read('bare-0.81.json'));
    const legacy = answer({ ...setup, architecture: 'legacy' });
    expect(commandIn(legacy)).toContain('react-native-reanimated@~3.19.5');
    expect(commandIn(legacy)).toContain('npm uninstall react-native-worklets');
    const newest = answer({
      ...setupIn(read('bare-0.88.json')),
      architecture: 'legacy',
    });
    expect(newest.notes[0]?.text).toContain('your choice was not used');
  });
});
