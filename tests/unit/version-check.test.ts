// "Check my versions" on versions of real projects and on pasted texts. `data/` has the
// expected reports.
import { expect, test } from 'vitest';
import { reportOf } from '@site/src/components/ProjectCheck/resultMarkdown';
import {
  answer,
  deserializeSetup,
  parseInput,
  setupFor,
  type VersionsAnswer,
} from '@site/src/components/ProjectCheck/versions';
import { entriesOf } from '@site/src/components/ProjectCheck/versions/conflicts';
import { installRange } from '@site/src/components/ProjectCheck/versions/recommend';
import { RUNTIME_RELEASES } from '@site/src/components/ProjectCheck/versions/runtimes';
import { dataDate } from '@site/src/shared/releases/dataDate';
import type { AppSetup } from '@site/src/components/ProjectCheck/versions/setup';
import { judge } from './judge';
import { projectOf, read, table, texts } from './tables';

async function setupIn(text: string): Promise<AppSetup> {
  const found = await parseInput(text);
  if ('problem' in found) throw new Error(found.problem.message);
  return found.setup;
}
const ask = async (text: string) => answer(await setupIn(text));

const commandIn = ({ app, commands }: VersionsAnswer): string =>
  commands?.[app.setup.packageManager ?? 'npm'] ?? '-';

/** Letters of the statuses in the expected reports. */
const LETTERS = {
  fits: 'F',
  depends: 'D',
  fails: 'X',
  missing: 'M',
  unknown: '?',
  unused: '-',
};

test.each([
  ['0.67.5', 'legacy', true],
  ['0.68.0', 'legacy', false],
  ['0.75.4', 'legacy', false],
  ['0.76.0', 'new', false],
  ['0.81.5', 'new', false],
  ['0.82.0', 'new', true],
] as const)(
  'React Native %s defaults to the %s architecture (without another: %s)',
  async (version, architecture, isArchitectureFixed) => {
    const text = `{"dependencies":{"react-native":"${version}"}}`;
    const { app } = await ask(text);
    expect(app).toMatchObject({ architecture, isArchitectureFixed });
  },
);

const CASES = [
  ...table('real-versions.tsv').map(([name = '', ...columns]) => ({
    name: `${name}: ${columns.slice(0, 6).join(', ')}`,
    text: projectOf(columns),
    expected: columns.slice(6).join(' '),
  })),
  ...table('projects.tsv').map(([name = '', letters, command]) => ({
    name,
    text: read(`projects/${name}`),
    expected: `${letters ?? ''} ${command ?? ''}`,
  })),
  ...texts('real-texts.txt'),
];
const textOf = (name: string) =>
  CASES.find((each) => each.name.split(': ')[0] === name)?.text ?? '';

test.each(CASES)('$name', async ({ text, expected }) => {
  const input = await parseInput(text);
  if ('problem' in input) {
    expect(input.problem.message).toBe(expected);
    return;
  }
  const found = answer(input.setup);
  const letters = found.rows.map(({ status }) => LETTERS[status]).join('');
  expect(`${letters} ${commandIn(found)}`).toBe(expected);
  // The URL contains the whole setup and nothing else of the app.
  const { address, findings } = found;
  expect(deserializeSetup(address)).toEqual(input.setup);
  expect(address).toMatch(/^\?[\w.%=&*~!+-]+$/);
  const outcome = { findings, versions: found };
  const markdown = reportOf(outcome, 'npm', address, 'https://a.org/');
  expect(markdown).toContain(dataDate(new Date()));
  expect(markdown).not.toMatch(/undefined|\]\(\/|acme|shop|secret|\bada\b/);
});

/** Returns the setup of a project after the command. */
function after({ app, recommendation }: VersionsAnswer): AppSetup {
  const { install = {}, remove = [], upgrade } = recommendation ?? {};
  if (upgrade !== undefined) {
    return setupFor({ kind: 'expo', version: upgrade });
  }
  const packages = { ...app.setup.packages };
  for (const [name, text] of entriesOf(install)) {
    const range = installRange(app, name, text);
    if (range !== undefined) packages[name] = { range };
  }
  const left = entriesOf(packages).filter(([name]) => !remove.includes(name));
  return { ...app.setup, packages: Object.fromEntries(left) };
}

test.each(table('public-sets.tsv'))(
  'the engine and the exhaustive search agree on %s',
  async (_, ...columns) => {
    const text = projectOf(columns.map((one) => one.replace(/^[dp]:/, '')));
    const { dependencies } = JSON.parse(text) as {
      dependencies: Parameters<typeof judge>[0];
    };
    expect((await ask(text)).verdict).toBe(judge(dependencies));
  },
);

test('after the recommended command, real projects fit and get no further recommendation', async () => {
  const wrong: string[] = [];
  let commands = 0;
  const projects = table('public-sets.tsv').map(([, ...columns]) => columns);
  for (const columns of [...table('version-sets.tsv'), ...projects]) {
    const found = await ask(projectOf(columns));
    // Lets the runner receive messages.
    await new Promise(setImmediate);
    if (found.recommendation === undefined) continue;
    commands += 1;
    const next = answer(after(found));
    const isDone =
      next.recommendation === undefined || next.app.setup.source === 'release';
    // It is not known which prerelease of the sheet is installed.
    const isOpen = next.app.prerelease && next.verdict === 'depends';
    if (!isDone || (!isOpen && !['fits', 'unknown'].includes(next.verdict))) {
      wrong.push(`${columns.join(' ')}: ${commandIn(found)}: ${next.verdict}`);
    }
  }
  expect(commands).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
}, 120_000);

const CHOICES = (['expo', 'rn'] as const).flatMap((kind) =>
  RUNTIME_RELEASES[kind].flatMap((version) =>
    ([undefined, 'new', 'legacy'] as const).map((architecture) => ({
      kind,
      version,
      architecture,
    })),
  ),
);

test.each(CHOICES)(
  'the recommended set for $kind $version, $architecture fits',
  (choice) => {
    const found = answer(setupFor(choice, choice.architecture));
    const { recommendation, app, verdict, findings } = found;
    // React Native 0.66 to 0.71 has no set for the New Architecture.
    if (recommendation === undefined) {
      expect(choice.architecture).toBe('new');
      expect(Number(app.reactNative?.split('.')[1])).toBeLessThan(72);
      expect(JSON.stringify(findings)).toContain('No published set');
      return;
    }
    expect(verdict).toBe('fits');
    expect(answer(after(found)).verdict).toBe('fits');
  },
);

test.each(
  read('data/answers.txt')
    .split('\n')
    .slice(1)
    .map((line) => line.split(' | ')),
)('%s: %s', async (name = '', text = '') => {
  expect(JSON.stringify(await ask(textOf(name)))).toContain(text);
});

test('known issues match the exact versions of a set', async () => {
  const issues = async (...columns: string[]) =>
    (await ask(projectOf(columns))).findings
      .filter(({ severity }) => severity === 'issue')
      .map(({ text }) => text)
      .join();
  const crash = 'unstable_getBounding';
  expect(await issues('5.2.6', '-', '-', '-', '0.81.6')).not.toContain(crash);
  expect(await issues('5.2.6', '-', '-', '-', '0.82.1')).toContain(crash);
  expect(await issues('5.2.14', '-', '-', '3.2.1')).toContain('handler-3');
  expect(await issues('5.2.14', '-', '-', '2.28.0')).not.toContain('handler-3');
  expect(await issues('4.6.4', '3.6.3', '-', '2.14.1', '0.73.6')).toBe('');
});

test('a UTF-16 file of PowerShell is read', async () => {
  const text = textOf('npm-ls-workspaces');
  const file = Buffer.from(`\uFEFF${text}`, 'utf16le');
  expect(await setupIn(file.toString('utf8'))).toEqual(await setupIn(text));
});

test('the architecture decides which Reanimated is recommended', async () => {
  const setup = await setupIn(textOf('bare-0.81.json'));
  const command = commandIn(answer({ ...setup, architecture: 'legacy' }));
  expect(command).toContain('react-native-reanimated@~3.19.5');
  expect(command).toContain('npm uninstall react-native-worklets');
  const columns = ['4.6.1', '3.18.0', '-', '2.28.0', '0.81.4', '54.0.10'];
  const app = await setupIn(projectOf(columns));
  const legacy = answer({ ...app, architecture: 'legacy' });
  expect(commandIn(legacy)).toContain('react-native-reanimated@~3.19.5');
  expect(JSON.stringify(legacy.findings)).not.toContain('installs version 5');
  const only = await setupIn('{"dependencies":{"react-native":"0.88.1"}}');
  const { findings } = answer({ ...only, architecture: 'legacy' });
  expect(JSON.stringify(findings)).toContain('your choice was not used');
});

test.each([
  ['a comma too many', '{\n  "a": 1,\n}', 'Line 2, column 9: JSON allows no'],
  ['no comma', '{\n  "a": 1\n  "b": 2\n}', 'Line 3, column 3: expected'],
  ['a comment', '{ // mine\n}', 'Line 1, column 3: JSON has no comments'],
  ['single quotes', "{'a': 1}", 'Line 1, column 2: JSON needs names'],
  ['a cut text', '{"a": {', 'Line 1, column 8: the text ends too early'],
  ['an open string', '{"a": "b\n}', 'Line 1, column 7: this string'],
  ['text after the end', '{} {}', 'column 4: there is text after'],
  ['deep nesting', `{"a":${'['.repeat(9999)}`, 'nested too deeply'],
  ['package-lock.json', '{"lockfileVersion": 3}', 'is in this lockfile'],
  ['yarn.lock', '# yarn lockfile v1\n\nreact@1:', 'is in this lockfile'],
  ['pnpm-workspace.yaml', 'packages:\n  - a', 'a pnpm-workspace.yaml'],
  ['prose', 'hello', 'This names none of the packages'],
  ['a list', '["a"]', 'This is a list'],
  ['another project', '{"name": "a"}', 'None of the packages is in it'],
  ['17 MB', 'x'.repeat(17_000_000), 'That is 17.0 MB'],
])('invalid input is reported: %s', async (_, text, message) => {
  const found = await parseInput(text);
  expect('problem' in found && found.problem.message).toContain(message);
});

test.each([
  [
    'under another name',
    '{"dependencies":{"sheet":"npm:@gorhom/bottom-sheet@^5.2.14","react-native":"0.81.5"}}',
    '`^5.2.14`',
  ],
  [
    'under another name without a version',
    '{"dependencies":{"sheet":"npm:@gorhom/bottom-sheet","react-native":"0.81.5"}}',
    '`*`',
  ],
  [
    'as a workspace of Yarn',
    '└─ @gorhom/bottom-sheet@workspace:packages/sheet (via workspace:^)\n└─ react-native@npm:0.81.5',
    'a package of your workspace',
  ],
  [
    'as a linked folder',
    'app@1.0.0 /app\n├── @gorhom/bottom-sheet@link:../fork\n└── react-native@0.81.5',
    'a local file or folder',
  ],
])('the sheet is found %s', async (_, text, found) => {
  const { rows } = await ask(text);
  expect(rows[0]?.found).toContain(found);
});

test('malformed values in a package.json are reported, not thrown', async () => {
  const { rows } = await ask(
    '{"dependencies": {"react-native": 5, "__proto__": {"a": 1}, "react-native-reanimated": "1 || <script>", "expo": "54"}, "overrides": {"expo@latest": "55"}, "resolutions": []}',
  );
  expect(rows[4]?.found).toContain('a specifier that is not a range');
  expect(rows[5]?.found).toBe('`54`');
});

const FROM = '?from=package&sheet=';

test.each([
  '',
  '?from=package',
  `${FROM}<img src=x onerror=alert(1)>`,
  `${FROM}${encodeURIComponent('<script>')}`,
  `${FROM}1.0.0!constructor`,
  `${FROM}1.0.0&arch=old`,
  `${FROM}1.0.0&with=rm`,
  `${FROM}1.0.0&react=javascript:`,
  `${FROM}${'1 || '.repeat(999)}1`,
  '?from=release&expo=999',
  '?from=release&rn=%00',
])('rejects a URL that serializeSetup cannot produce: %s', (address) => {
  expect(deserializeSetup(address)).toBeUndefined();
});
