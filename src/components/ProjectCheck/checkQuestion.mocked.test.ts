// Outcomes of texts of each kind, and of two kinds at once.
import { expect, test, vi } from 'vitest';
import type * as Engines from './engines';

vi.mock('./engines', async (importOriginal) => {
  const engines = await importOriginal<typeof Engines>();
  return {
    ...engines,
    loadMessages: vi.fn(engines.loadMessages),
    loadVersions: vi.fn(engines.loadVersions),
  };
});

// The build collects the sections.
vi.mock('./messages', async () => {
  const { findSections } = await import('./messages/find');
  const section = {
    page: 'Troubleshooting',
    path: '/troubleshooting',
    heading: 'No provider',
    anchor: 'no-provider',
    messages: ['ctx sheet cannot be null'],
  };
  return { sectionsFor: (text: string) => findSections(text, [section]) };
});

// Other tests in the process may have loaded these modules, without the mocks.
vi.resetModules();
const { checkText } = await import('./checkQuestion');
const { loadMessages, loadVersions } = await import('./engines');

const MANIFEST = `{
  "dependencies": {
    "@gorhom/bottom-sheet": "5.2.14",
    "react-native": "0.81.0"
  }
}`;
const MESSAGE = 'Ctx Sheet cannot be null!';

test.each([
  [MANIFEST, 'versions'],
  [MESSAGE, 'sections'],
  [`${MANIFEST}\n\n${MESSAGE}`, 'versions, sections'],
  [`${MESSAGE}\n\n${MANIFEST}`, 'versions, sections'],
  [`\`\`\`json\n${MANIFEST}\n\`\`\`\n`, 'versions'],
  [`// my app\n${MANIFEST}`, 'versions'],
  [`{"level":"error","message":"${MESSAGE}"}`, 'sections'],
  ['\u001B[1mCtx\u001B[22m [31mSheet[0m cannot be null', 'sections'],
  // Prose that starts like code.
  [`return of the sheet: ${MESSAGE}`, 'sections'],
  ["import B from '@gorhom/bottom-sheet';", 'changes'],
])('answers %j with %s', async (text, expected) => {
  const outcome = await checkText(text, 'v4');
  const parts = ['versions', 'sections', 'changes'] as const;
  expect(parts.filter((part) => outcome[part]).join(', ')).toBe(expected);
});

test('rejects if parts of the check cannot be loaded', async () => {
  vi.mocked(loadVersions).mockRejectedValueOnce(new Error('gone'));
  // As `importScripts` does.
  vi.mocked(loadMessages).mockImplementationOnce(() => {
    throw new Error('gone');
  });
  await expect(checkText(MESSAGE)).rejects.toThrow('gone');
});

test('rejects if the parser of a lockfile cannot be loaded', async () => {
  vi.doMock('js-yaml', () => {
    throw new Error('gone');
  });
  const lockfile = "lockfileVersion: '9.0'\n\nimporters:\n  .: {}\n";
  await expect(checkText(lockfile)).rejects.toThrow();
  vi.doUnmock('js-yaml');
  const { problem } = await checkText(lockfile);
  expect(problem?.message).toContain(
    'None of the packages is in this lockfile.',
  );
});

test('suggests a search for a message that no section explains', async () => {
  const { query } = await checkText(
    'Render Error\n\nUnable to find the thing\n  at App.tsx:1:2',
    'v4',
  );
  expect(query).toBe('Unable to find the thing');
});

test.each([
  ['5.1.2', '5.1.2 has 6 known issues, and 2 are gone in 5.2.14.'],
  ['v5.1.2', '2 are gone'],
  ['@gorhom/bottom-sheet@^5.1.0', '^5.1.0 resolves to 5.2.14'],
  ['~5.1', 'resolves to 5.1.8'],
  ['bottom sheet 4.6.1', '4.6.4 is newer'],
  ['5.9.9', '5.9.9 is not a published release'],
  ['expo 54', 'For Expo SDK 54, install'],
  ['rn 0.79', 'For React Native 0.79, install'],
])('describes the release %s', async (text, summary) => {
  const outcome = await checkText(text);
  expect(outcome.summary).toContain(summary);
  expect(outcome.versions === undefined).toBe(!summary.includes('For'));
});

test('lists the issues, the fixes and the peers of a release', async () => {
  const { findings = [] } = await checkText('5.1.2');
  const issues = findings.filter(({ severity }) => severity === 'issue');
  expect(issues[0]?.text).toContain('fixed in');
  expect(issues.at(-1)?.text).toContain('not fixed');
  const rest = findings.map(({ text }) => text).join('\n');
  expect(rest).toContain(
    'needs Gesture Handler `>=2.16.1` and Reanimated `>=3.16.0`',
  );
});

const IN_PROJECT = '{"dependencies":{"expo":"';

test.each([
  ['', 'a'],
  ['', '\n'],
  ['', ' ', 'x'],
  ['', '//\n'],
  ['', '/* '],
  ['', '{'],
  ['', '['],
  ['', '{"a":'],
  ['', '"a"'],
  ['', "'"],
  ['', '"%'],
  ['', '| '],
  ['', '  at '],
  ['', 'import '],
  ['', 'const a '],
  ['', '@gorhom/'],
  ['', 'is not a function '],
  ['', 'unmet peer '],
  ['', 'expo 1.2.3\n'],
  ['', 'expo missing: peer =>\n'],
  ['', 'react-native@patch:'],
  ['__metadata:\n', 'react-native@'],
  ['__metadata:\n', 'react-native@a:\n'],
  ['{ "lockfileVersion": 3, ', '\n"node_modules/'],
  ['lockfileVersion: 9\n', "  '/react-native@1.2.3"],
  [`${IN_PROJECT}patch:`, '@npm:a', '"}}'],
  [IN_PROJECT, '.git#', '\\n"}}'],
  [`${IN_PROJECT}1"},"overrides":{"a`, '@', '":"1"}}'],
  [`${IN_PROJECT}1"},"overrides":{"`, 'a>', '":"1"}}'],
])('answers 1 MB of %j and %j within 500 ms', async (start, unit, end = '') => {
  const text = start + unit.repeat(999_000 / unit.length) + end;
  // Processor time: the wall clock depends on the load of the machine.
  const begin = process.cpuUsage();
  await checkText(text, 'v4');
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(500);
});

const chain = (count: number, link: (last: string) => string) =>
  Array.from(
    { length: count },
    (_, index) => `const a${index + 1} = ${link(`a${index}`)};`,
  ).join('\n');
const sheet = (props: string) =>
  `import BottomSheet from '@gorhom/bottom-sheet';\n${props}`;

test.each([
  [
    'a spread that doubles at each name',
    sheet(
      `const a0 = {};\n${chain(30, (a) => `{ ...${a}, ...${a} }`)}\nexport const S = () => <BottomSheet {...a30} />;`,
    ),
  ],
  [
    'a choice at each name',
    sheet(
      `const a0 = {};\n${chain(40, (a) => `x ? ${a} : ${a}`)}\nexport const S = () => <BottomSheet {...a40} />;`,
    ),
  ],
  [
    'an object that spreads itself',
    sheet('let c = { ...c };\nexport const S = () => <BottomSheet {...c} />;'),
  ],
  [
    'a chain of 8,000 names',
    sheet(
      `const a0 = {};\n${chain(8000, (a) => a)}\nexport const S = () => <BottomSheet {...a8000} />;`,
    ),
  ],
  ['10,000 files of one name', '// @file a\n'.repeat(10_000)],
  ['a list of objects', `[\n${'{\n'.repeat(150_000)}`],
  [
    '20,000 overrides of one package',
    JSON.stringify({
      dependencies: { 'react-native': '0.81.0' },
      overrides: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, n) => [
          `react-native@^0.${n}`,
          '0.81.0',
        ]),
      ),
    }),
  ],
  ['lines of brackets', `"dependencies": ${'['.repeat(50_000)}`],
  [
    'a deep list behind a tree',
    `[{"dependencies":{"expo":{"version":"54.0.0"}}}, ${'['.repeat(8000)}${']'.repeat(8000)}]`,
  ],
])('answers %s without crashing', async (_, text) => {
  const begin = process.cpuUsage();
  const outcome = await checkText(text, 'v4');
  expect(process.cpuUsage(begin).user / 1000).toBeLessThan(5000);
  expect(outcome.problem?.message ?? '').not.toMatch(/bug|crashed/);
});
