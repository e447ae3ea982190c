// Checks of project files: what is read, the versions of the app, and the patch.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { patchOf } from './gitPatch';
import { checkProject } from './checkProject';
import type { Severity } from './findings';
import type { Outcome } from './outcome';

const sheet = (version: string) =>
  `{"dependencies":{"@gorhom/bottom-sheet":"${version}","react-native":"0.81.0"}}`;

const sourcesOf = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => ({
    path,
    file: new File([text], path),
  }));

const NAME = '@gorhom/bottom-sheet';

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

const CODE = `import Sheet from '${NAME}';\r
export const A = () => <Sheet snapPoints={[1]} handleHeight={24} />;\r
`;
const EFFECT = `import { BottomSheetModal } from '${NAME}';
import { useEffect, useRef } from 'react';
export const A = ({ open }) => {
  const ref = useRef<BottomSheetModal>(null);
  useEffect(() => { if (!open) ref.current?.dismiss(); }, [open]);
  return <BottomSheetModal ref={ref} snapPoints={[100]} />;
};
`;

const check = (files: Readonly<Record<string, string>>, more = {}) =>
  checkProject(
    {
      files: { sources: sourcesOf(files), paths: Object.keys(files) },
      ...more,
    },
    () => undefined,
  );
/** The findings of a group that are about the project's files. */
const of = ({ findings = [] }: Outcome, severity: Severity) =>
  findings.filter(
    (each) => each.severity === severity && !each.text.startsWith('**'),
  );
const lock = (version: string) =>
  `"${NAME}@^${version}":\n  version "${version}"\n`;

test('migrates a project whose lockfile installs v4', async () => {
  const outcome = await check({
    'package.json': sheet('^4.6.4'),
    'yarn.lock': lock('4.6.4'),
    'src/App.tsx': CODE,
    'src/large.js': `'${NAME}'`.repeat(50_000),
    'patches/@gorhom+bottom-sheet+4.6.4.patch': '',
  });
  expect(outcome.from).toBe('v4');
  expect(outcome.versions?.app.setup.packageManager).toBe('yarn');
  expect(outcome.changes?.map(({ path }) => path)).toEqual(['src/App.tsx']);
  const [{ after } = { after: '' }] = outcome.changes ?? [];
  expect(after).toContain('enableDynamicSizing={false}');
  expect(after).not.toMatch(/(?<!\r)\n/);
  const decisions = of(outcome, 'decide');
  expect(decisions).toHaveLength(1);
  expect(decisions[0]?.text).toContain('does not apply to v5');
  expect(outcome.skipped?.map(({ path }) => path)).toEqual(['src/large.js']);
});

test('reports what newer releases change in a project of v5', async () => {
  const files = {
    'package.json': sheet('^5.1.1'),
    'yarn.lock': lock('5.1.1'),
    'src/A.tsx': EFFECT,
    'src/B.tsx': CODE,
    'src/C.tsx': `import B from '${NAME}';
export const C = () => <B importantForAccessibility="yes" />;`,
  };
  const outcome = await check(files);
  expect(outcome.from).toBe('v5');
  expect(outcome.summary).toContain('nothing to migrate');
  expect(of(outcome, 'decide')[0]?.places[0]).toMatchObject({
    file: 'src/A.tsx',
    line: 5,
  });
  expect(
    of(outcome, 'know').filter(({ places }) => places.length > 0),
  ).toMatchObject([{ text: expect.stringContaining('ignores') as string }]);
  expect(outcome.changes).toEqual([]);
  expect(outcome.project?.untouched).toEqual(['src/B.tsx']);
  // The reader may have installed v5 without migrating the code.
  const chosen = await check(files, { from: 'v4' });
  expect(chosen.changes).toHaveLength(2);
  const newest = await check({ ...files, 'yarn.lock': lock('5.2.14') });
  expect(of(newest, 'decide')).toEqual([]);
});

test('checks one of several apps, with the packages that it uses', async () => {
  const named = (name: string, more: object) =>
    JSON.stringify({
      name,
      dependencies: { 'react-native': '0.81.0', ...more },
    });
  const files = {
    'apps/a/package.json': named('a', { [NAME]: '^4.6.4', ui: '*' }),
    'apps/a/app.json': '{}',
    'apps/b/package.json': named('b', { [NAME]: '^5.1.1' }),
    'apps/b/app.json': '{}',
    'apps/b/App.tsx': EFFECT,
    'packages/ui/package.json': named('ui', { [NAME]: '*' }),
    'packages/ui/index.tsx': CODE,
    'packages/ui/index.test.tsx': CODE,
    'packages/ui/other.tsx': 'export {};',
    'apps/a/node_modules/x/index.js': `import '${NAME}';`,
    'yarn.lock': lock('5.1.1') + lock('4.6.4'),
  };
  const { project, changes, versions } = await check(files);
  expect(project?.apps).toEqual(['apps/a/package.json', 'apps/b/package.json']);
  expect(project?.app).toBe('apps/a/package.json');
  expect(versions?.app.setup.packages).toMatchObject({
    [NAME]: { range: '4.6.4' },
    'react-native': { range: '0.81.0' },
  });
  expect(changes?.map(({ path }) => path)).toEqual([
    'packages/ui/index.test.tsx',
    'packages/ui/index.tsx',
  ]);
  expect(project?.summary).toContain('2 files name the sheet, 1 of them tests');
  expect(project?.summary).toContain('1 more is no part of this app');
  const other = await check(files, { app: 'apps/b/package.json' });
  expect(of(other, 'decide').flatMap(({ places }) => places)).toMatchObject([
    { file: 'apps/b/App.tsx' },
  ]);
});

test('resolves usages through other files', async () => {
  const outcome = await check({
    'package.json': sheet('^4.6.4'),
    'tsconfig.json':
      '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    // A wrapper, tags of it, and a call that gets it.
    'src/Sheet.tsx': `import B from '${NAME}';
export const Sheet = (props) => <B snapPoints={[1]} enableDynamicSizing={false} {...props} />;`,
    'src/Own.tsx':
      'import { Sheet } from \'./Sheet\';\nexport const A = () => <Sheet title="a" />;',
    'src/More.tsx':
      "import { Sheet as S } from '@/Sheet';\n\nexport const A = () => <S handleHeight={1} />;",
    'src/make.ts':
      "import { Sheet } from './Sheet';\nexport default make(Sheet);",
    // A component that gets a ref.
    'src/Ref.tsx': `import B from '${NAME}';
import { useRef } from 'react';
import Card from './Card';
export const A = () => { const ref = useRef<B>(null); return <Card ref={ref} />; };`,
    'src/Card.tsx': `import B from '${NAME}';
export default () => <B snapPoints={[1]} enableDynamicSizing={false} />;`,
    // A barrel that re-exports the library.
    'src/ui/modal.ts': `export { BottomSheetModal } from '${NAME}';`,
    'src/ui/index.ts': "export * from './modal';\nexport * from './button';",
    'src/Modal.tsx':
      "import { BottomSheetModal } from './ui';\nexport const A = () => <BottomSheetModal snapPoints={[1]} />;",
    'src/Button.tsx':
      "import { Button } from '@/ui';\nexport const A = () => <Button />;",
  });
  expect(
    of(outcome, 'unknown').flatMap(({ text, places }) =>
      places.map((place) => `${place.file}:${place.line} ${text}`),
    ),
  ).toEqual([
    'src/More.tsx:3 `Sheet` passes its props on to `BottomSheet`. Check what these pass to it.',
    'src/make.ts:1 `Sheet` passes its props on to `BottomSheet`. Check what these pass to it.',
  ]);
  expect(outcome.changes?.map(({ path, after }) => [path, after])).toEqual([
    [
      'src/Modal.tsx',
      "import { BottomSheetModal } from './ui';\nexport const A = () => <BottomSheetModal snapPoints={[1]} enableDynamicSizing={false} />;",
    ],
  ]);
});
