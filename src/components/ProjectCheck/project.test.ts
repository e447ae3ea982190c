// A project's files: which are read, what is installed for its app, and its patch.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { installedIn } from './installed';
import { patchOf } from './patch';
import { appOf, installedSetup, readProject } from './project';
import { readInput } from './versions';

const sheet = (version: string) =>
  `{"dependencies":{"@gorhom/bottom-sheet":"${version}","react-native":"0.81.0"}}`;

const sourcesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => ({
    path,
    file: new File([text], path),
  }));

const NAME = '@gorhom/bottom-sheet';

test.each([
  [
    'npm',
    '{"packages":{"node_modules/@gorhom/bottom-sheet":{"version":"4.0.0"},"apps/a/node_modules/@gorhom/bottom-sheet":{"version":"5.1.2"}}}',
    '5.1.2',
  ],
  [
    'npm',
    '{"dependencies":{"@gorhom/bottom-sheet":{"version":"4.1.5"}}}',
    '4.1.5',
  ],
  [
    'yarn',
    '"@gorhom/bottom-sheet@^4.0.0":\n  version "4.6.4"\n\n"@gorhom/bottom-sheet@^5.1.0", "@gorhom/bottom-sheet@^5.1.1":\n  version "5.1.2"\n',
    '5.1.2',
  ],
  ['yarn', '"@gorhom/bottom-sheet@npm:^5.1.0":\n  version: 5.2.8\n', '5.2.8'],
  [
    'pnpm',
    "importers:\n\n  apps/b:\n    dependencies:\n      '@gorhom/bottom-sheet':\n        specifier: ^4.0.0\n        version: 4.6.4(react@18.2.0)\n\n  apps/a:\n    dependencies:\n      '@gorhom/bottom-sheet':\n        specifier: ^5.1.0\n        version: 5.1.2(react-native@0.79.2)\n",
    '5.1.2',
  ],
  ['npm', '{', undefined],
  ['pnpm', 'importers:\n\n  .:\n    dependencies: {}\n', undefined],
] as const)('%s installs for the app: %j', (manager, text, version) => {
  const wanted = { app: 'apps/a', name: NAME, declared: '^5.1.0' };
  expect(installedIn(text, manager, wanted)).toBe(version);
});

test('the installed version is that of the app with most of the code', async () => {
  const project = await readProject(
    sourcesOf({
      'package.json': '{"workspaces":["apps/*"]}',
      'apps/a/package.json': sheet('^5.1.0'),
      'apps/b/package.json': sheet('^4.0.0'),
      'apps/a/App.tsx': `import '${NAME}';`,
      'apps/a/other.tsx': 'export {};',
      'apps/a/node_modules/x/index.js': `import '${NAME}';`,
      'yarn.lock': `"${NAME}@^4.0.0":\n  version "4.6.4"\n\n"${NAME}@^5.1.0":\n  version "5.1.2"\n`,
    }),
  );
  expect(project.code.map(({ path }) => path)).toEqual(['apps/a/App.tsx']);
  const app = appOf(project);
  expect(app?.path).toBe('apps/a/package.json');
  const read = await readInput(app?.text ?? '');
  if (!app || !('setup' in read)) throw new Error('not read');
  const setup = installedSetup(project, app, read.setup);
  expect(setup.packages[NAME]?.range).toBe('5.1.2');
  expect(setup.packages['react-native']?.range).toBe('0.81.0');
  expect(setup.manager).toBe('yarn');
});

const LINES = Array.from({ length: 20 }, (_, line) => `line ${line}`);

test.each([
  ['a.tsx', '\n', '\n'],
  ['src/crlf.tsx', '\r\n', '\r\n'],
  ['src/no end.tsx', '\n', ''],
  ['(tabs)/[id] x.tsx', '\n', '\n'],
  ['Ünï/ファイル.tsx', '\r\n', ''],
  ['a"b.tsx', '\n', '\n'],
])('git applies the patch of %s', (path, end, last) => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  const before = `\uFEFF${LINES.join(end)}${last}`;
  const after = before
    .replace('line 3', 'line three')
    .replace(`line 12${end}`, '')
    .replace('line 19', 'the end');
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, before);
  writeFileSync(join(folder, 'x.patch'), patchOf([{ path, before, after }]));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  execFileSync('git', ['apply', 'x.patch'], { cwd: folder });
  expect(readFileSync(full, 'utf8')).toBe(after);
});
