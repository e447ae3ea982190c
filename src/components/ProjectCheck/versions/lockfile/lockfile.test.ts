// What lockfiles install for an app, in the formats of the last five years.
import { expect, test } from 'vitest';
import { parseInput } from '../readInput';
import { parseLockfile } from '.';

const SHEET = '@gorhom/bottom-sheet';

/** Writes what was read in short: `sheet 5.2.8, rn 0.81.5 also 0.70.1`. */
function shortOf(found: Awaited<ReturnType<typeof parseInput>>): string {
  if ('problem' in found)
    return found.problem.message.replace(/ Paste .*/s, '');
  return Object.entries(found.setup.packages)
    .map(([name, { range, unresolvable, otherVersions, isPatched }]) => {
      const short = name.replace(/^@gorhom\/bottom-|^react-native-/, '');
      const rest = [
        isPatched && 'patched',
        otherVersions && `also ${otherVersions.join(' ')}`,
      ];
      return [short, range ?? unresolvable, ...rest].filter(Boolean).join(' ');
    })
    .join(', ');
}

const npm = (packages: object, space?: string | number) =>
  JSON.stringify({ name: 'a', lockfileVersion: 3, packages }, null, space);
const at = (version: string, more = {}) => ({ version, ...more });
const APP = { dependencies: { [SHEET]: '^5', expo: '~54.0.0' } };
const TOP = {
  '': APP,
  [`node_modules/${SHEET}`]: at('5.2.8'),
  'node_modules/react-native': at('0.81.5', {
    resolved: 'https://a.org/a.tgz',
  }),
};
const IMPORTERS = `importers:

  .:
    devDependencies:
      expo:
        specifier: ^56.0.0
        version: 56.0.1
  apps/bare:
    dependencies:
      '@gorhom/bottom-sheet':
        specifier: 'catalog:'
        version: 5.2.9(react-native@0.83.9(react@19.2.0))(react@19.2.0)
      react-native:
        specifier: 0.84.1
        version: 0.84.1(react@19.2.0)
`;
const BERRY = (folder: string, sheet: string) => `
"app-${sheet}@workspace:${folder}":
  version: 0.0.0-use.local
  dependencies:
    "@gorhom/bottom-sheet": "npm:^${sheet}"
    react-native: "patch:react-native@npm%3A0.8${sheet}.1#~/.yarn/a.patch"
  languageName: unknown

"@gorhom/bottom-sheet@npm:^${sheet}, @gorhom/bottom-sheet@npm:^${sheet}.1":
  version: ${sheet}.2.3

"react-native@patch:react-native@npm%3A0.8${sheet}.1#~/.yarn/a.patch":
  version: 0.8${sheet}.1
`;
const META = '__metadata:\n  version: 8\n';

test.each([
  ['npm, tabs', npm(TOP, '\t'), 'sheet 5.2.8, react-native 0.81.5'],
  ['npm, no spaces', npm(TOP), 'sheet 5.2.8, react-native 0.81.5'],
  ['npm, cut', npm(TOP, 2).slice(0, -60), 'sheet 5.2.8'],
  [
    'npm, the copy of the workspace that has the sheet',
    npm({
      '': { devDependencies: { 'react-native-reanimated': '4.3.1' } },
      'apps/mobile': APP,
      'apps/mobile/node_modules/react-native-reanimated': at('4.4.1'),
      'node_modules/react-native-reanimated': at('4.3.1'),
      [`node_modules/${SHEET}`]: at('5.2.14'),
    }),
    'sheet 5.2.14, reanimated 4.4.1',
  ],
  [
    'npm, what another package nests',
    npm({ ...TOP, 'node_modules/x/node_modules/react-native': at('0.70.1') }),
    'sheet 5.2.8, react-native 0.81.5 also 0.70.1',
  ],
  [
    'npm, a fork and a package of the workspace',
    npm({
      '': APP,
      'node_modules/react-native': at('0.77.2-0', {
        name: 'react-native-tvos',
      }),
      [`node_modules/${SHEET}`]: { link: true, resolved: 'packages/sheet' },
    }),
    'sheet workspace, react-native 0.77.2-0',
  ],
  [
    'npm 6',
    JSON.stringify({
      lockfileVersion: 1,
      dependencies: {
        'react-native': at('0.64.2'),
        a: at('1.0.0', { dependencies: { 'react-native': at('0.62.1') } }),
      },
    }),
    'react-native 0.64.2 also 0.62.1',
  ],
  [
    'npm, two apps',
    npm({
      'apps/a': APP,
      'apps/b': APP,
      [`apps/b/node_modules/${SHEET}`]: at('4.6.4'),
      [`node_modules/${SHEET}`]: at('5.2.8'),
    }),
    'This is of several apps with different versions: apps/a, apps/b.',
  ],
  [
    'pnpm 9, the importer that has the sheet',
    `lockfileVersion: '9.0'\n\n${IMPORTERS}`,
    'sheet 5.2.9, react-native 0.84.1',
  ],
  [
    'pnpm 11, with a document of its own',
    `---\nlockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    packageManagerDependencies:\n      pnpm:\n        specifier: 11.0.0\n        version: 11.0.0\n---\nlockfileVersion: '9.0'\n\n${IMPORTERS}`,
    'sheet 5.2.9, react-native 0.84.1',
  ],
  [
    'pnpm 8',
    "lockfileVersion: '6.0'\n\ndependencies:\n  react-native:\n    specifier: npm:react-native-tvos@0.77.2-0\n    version: /react-native-tvos@0.77.2-0(react@18.3.1)\n\npackages:\n\n  /react-native-worklets@0.5.1(react@18.3.1):\n    dev: false\n",
    'worklets 0.5.1, react-native 0.77.2-0',
  ],
  [
    'pnpm 6, with importers',
    "lockfileVersion: 5.3\n\nimporters:\n\n  app:\n    specifiers:\n      '@gorhom/bottom-sheet': ^4\n      react-native: link:../rn\n    dependencies:\n      '@gorhom/bottom-sheet': 4.4.5_abc123+def\n      react-native: link:../rn\n",
    'sheet 4.4.5, react-native file',
  ],
  [
    'Yarn 4, workspaces',
    META + BERRY('apps/mobile', '5'),
    'sheet 5.2.3, react-native 0.85.1 patched',
  ],
  [
    'Yarn 4, two apps',
    META + BERRY('a', '5') + BERRY('b', '4'),
    'This is of several apps with different versions: a, b.',
  ],
  [
    'Yarn 2',
    '__metadata:\n  version: 4\n\n"a@workspace:.":\n  version: 0.0.0-use.local\n  dependencies:\n    "@gorhom/bottom-sheet": ^3\n\n"@gorhom/bottom-sheet@npm:^3":\n  version: 3.6.6\n',
    'sheet 3.6.6',
  ],
  [
    'Yarn 1, several',
    '# yarn lockfile v1\n\n\nreact-native@0.76.1:\n  version "0.76.1"\n\nreact-native@^0.74.0, react-native@^0.74.1:\n  version "0.74.7"\n',
    'react-native several',
  ],
  [
    'Yarn 1, as npm writes it',
    '# yarn lockfile v1\n\n\n"react-native@*", "react-native@0.73.6":\n  "integrity" "sha512-a=="\n  "version" "0.73.6"\n',
    'react-native 0.73.6',
  ],
  [
    'Bun, a workspace',
    `{ "lockfileVersion": 1, "workspaces": { "": { "name": "root" }, "apps/m": { "name": "mobile", "dependencies": { "${SHEET}": "^5", "react-native": "0.81.4" } } }, "packages": { "${SHEET}": ["${SHEET}@5.2.6", "", {}, "sha"], "react-native": ["react-native@0.80.1", ""], "mobile/react-native": ["react-native@0.81.4", ""], "a/@b/react-native-worklets": ["x@1.0.0"], }, }`,
    'sheet 5.2.6, react-native 0.81.4',
  ],
  [
    'not a lockfile',
    'lockfileVersion: [',
    'This lockfile is cut, or not well formed.',
  ],
])('%s', async (_, text, expected) => {
  expect(shortOf(await parseInput(text))).toBe(expected);
  expect(shortOf(await parseInput(text.replaceAll('\n', '\r\n')))).toBe(
    expected,
  );
});

test.each([
  [
    'npm',
    npm({
      'node_modules/react-native': at('0.1.2'),
      'apps/a/node_modules/react-native': at('0.81.0'),
    }),
  ],
  [
    'yarn',
    '# yarn lockfile v1\n\nreact-native@^0.81.0:\n  version "0.81.0"\n\nreact-native@*:\n  version "0.72.0"\n',
  ],
  [
    'pnpm',
    'importers:\n  apps/b:\n    dependencies:\n      react-native: { version: 0.70.0 }\n  apps/a:\n    dependencies:\n      react-native: { version: 0.81.0 }\n',
  ],
  [
    'bun',
    '{"workspaces":{"apps/a":{"name":"a"},"apps/b":{"name":"b"}},"packages":{"a/react-native":["react-native@0.81.0"],"react-native":["react-native@0.70.0"]}}',
  ],
] as const)('%s installs for the app of a folder', async (manager, text) => {
  const app = { folder: 'apps/a', declared: { 'react-native': '^0.81.0' } };
  const found = await parseLockfile(text, manager, app);
  expect(shortOf(found)).toMatch(/^react-native 0\.81\.0/);
});
