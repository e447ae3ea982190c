import { expect, test } from 'vitest';
import { compile, insertLoopGuards } from './compile';
import { parseSandboxMessage } from './messages';
import { bundleProgram, findImport } from './program';

const same = ({ code }: { code: string }) => code;

test('an import resolves to the nearest fence above with that title, else to the first below', () => {
  const titles = ['a/F.tsx', 'F.tsx', 'F.tsx', 'App.tsx', 'F.tsx', undefined];
  expect(findImport(titles, 3, './F')).toBe(2);
  expect(findImport(titles.slice(3), 0, './F')).toBe(1);
  expect(findImport(titles, 3, './a/F')).toBe(0);
  expect(findImport(titles, 0, '../F.tsx')).toBe(4 - 3);
  expect(findImport(titles, 3, './G')).toBeUndefined();
  expect(findImport(titles, 3, '.')).toBeUndefined();
  expect(findImport(['F.tsx', 'metro: x.ts'], 1, './F')).toBe(0);
});

test('a program has what it imports, and no file twice in a circle', () => {
  const files = [
    { title: 'B.ts', code: "import { a } from './A';\nexport const b = a;" },
    { title: 'A.ts', code: "import { b } from './B';" },
  ];
  expect(bundleProgram(files, 1, same)).toEqual({
    title: 'A.ts',
    code: files[1]?.code,
    imports: { './B': { title: 'B.ts', code: files[0]?.code, imports: {} } },
  });
});

test('compiled code keeps its lines, and a mistake has its place', () => {
  const code = compile(
    "import { type A, b } from 'c';\n\nexport default () => <b.D x={1 as A} />;",
  );
  expect(code.split('\n')[2]).toContain('exports. default =');
  expect(code).toContain("require('c')");
  expect(() => compile('const a = 1;\nconst = 2;')).toThrow(/\(2:7\)$/);
});

test.each([
  ['while (a) b;', 'while (loopGuard(), a) b;'],
  ['do { a } while (b)', 'do { a } while (loopGuard(), b)'],
  ['for (;;);', 'for (;loopGuard(););'],
  [
    'for (let i = f({ a: [1] }); i < 2; i += 1) while (i);',
    'for (let i = f({ a: [1] }); loopGuard(), i < 2; i += 1) while (loopGuard(), i);',
  ],
  [
    'for (const [a] of b(c)) a.while(1);',
    'for (const [a] of loopGuard.each(b(c))) a.while(1);',
  ],
  ['for (const a in b) c;', 'for (const a in b) c;'],
  [
    'const a = async (b: () => void): Promise<void> => { await a(); };',
    'const a = async (b: () => void): Promise<void> => { loopGuard(); await a(); };',
  ],
  ["function a() { 'worklet'; }", "function a() { 'worklet'; }"],
  ['switch (a) { default: }', 'switch (a) { default: }'],
  [
    "const a = <B>while (c) {'while (d)'}</B>; // while (e)",
    "const a = <B>while (c) {'while (d)'}</B>; // while (e)",
  ],
])('inserts a loop guard: %s', (code, guarded) => {
  expect(insertLoopGuards(code)).toBe(guarded);
});

test('what a frame sends is text and numbers, or nothing', () => {
  const error = { type: 'error', text: 'a'.repeat(9000) };
  expect(parseSandboxMessage({ ...error, line: '7', column: NaN })).toEqual({
    ...error,
    text: 'a'.repeat(2000),
  });
  expect(parseSandboxMessage({ type: 'log', text: 'a', line: 3 })?.line).toBe(
    3,
  );
  const object = { toString: () => '<b>' };
  expect(
    parseSandboxMessage({ type: 'log', text: object, label: object }),
  ).toEqual({
    type: 'log',
  });
  const readings = [['Index', '1', 2], [object, 3], null, ...Array(99).keys()];
  const read = parseSandboxMessage({ type: 'readings', readings })?.readings;
  expect(read?.slice(0, 3)).toEqual([
    ['Index', '1'],
    ['', ''],
    ['', ''],
  ]);
  expect(read).toHaveLength(10);
  for (const data of [null, 'mounted', {}, { type: 'html', text: '' }]) {
    expect(parseSandboxMessage(data)).toBeUndefined();
  }
});
