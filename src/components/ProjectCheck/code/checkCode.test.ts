import { expect, test } from 'vitest';
import { checkCode, type CheckedCode, type WrittenFor } from './checkCode';
import type { Severity } from '../findings';
import { reportOf } from '../resultMarkdown';
import { checkFile } from './checkFile';
import { parseInlineMarkdown } from './inline';
import { splitFiles } from './input';
import { isCode, parseCode } from './parse';
import { isSafeRewrite } from './applyFixes';

const check = (text: string, from: WrittenFor = 'v4') =>
  checkCode(splitFiles(text), { from });

async function answer(text: string, from?: WrittenFor): Promise<CheckedCode> {
  const { code, problem } = await check(text, from);
  if (code === undefined) throw new Error(problem?.message ?? 'no reply');
  return code;
}

const of = ({ findings }: CheckedCode, severity: Severity) =>
  findings.filter((each) => each.severity === severity);

const IMPORT = `import B from '@gorhom/bottom-sheet';\n`;
const RENAMED = `import { SCROLLABLE_STATE } from '@gorhom/bottom-sheet';
export const isLocked = (state: SCROLLABLE_STATE) => state === SCROLLABLE_STATE.LOCKED;
`;
const MOVING = `${IMPORT}export const peek = (sheet: B) => sheet.snapToPosition(200);
`;
const FINE = `import { BottomSheetView } from '@gorhom/bottom-sheet';
export const Part = () => <BottomSheetView />;
`;
const SAME = `import { BottomSheetModal } from '@gorhom/bottom-sheet';
export const open = (sheet: BottomSheetModal) => sheet.present();
`;

test.each([
  [FINE, 'Nothing to change in this code.'],
  [SAME, 'Nothing to change in this code. 1 thing behaves differently in v5.'],
  [RENAMED, '2 changes are made for you, and nothing is left to decide.'],
  [MOVING, '1 decision is left to you.'],
  [
    `// @file a.tsx\n${RENAMED}// @file b.tsx\n${MOVING}// @file c.ts\nexport * from '@gorhom/bottom-sheet';`,
    '2 changes are made for you. 1 decision is left to you. Check 1 place yourself.',
  ],
])('sums up the findings of %s', async (code, summary) => {
  expect((await answer(code)).summary).toBe(summary);
});

test.each([
  ['styled(B)``', 'pass [`enableDynamicSizing={false}`](/blog'],
  ['styled(BottomSheetView)`flex: 1;`', '`flex`, `position` and `top`'],
  ['useRef<B>(null);<Sheet ref={made} />', 'Check the file of `Sheet`, too'],
  ['<B aria-modal enableDynamicSizing />', 'v5 ignores `aria-modal`'],
])('says what to look for beyond %s', async (made, advice) => {
  const code = `import B, { BottomSheetView } from '@gorhom/bottom-sheet';
import { useRef } from 'react';\nexport const made = ${made};`;
  expect(of(await answer(code), 'unknown')).toMatchObject([
    { text: expect.stringContaining(advice) as string },
  ]);
});

test('groups equal diagnostics from several lines and files', async () => {
  const text = `// @file a.tsx\n${MOVING}// @file b.tsx\n${MOVING}`;
  const places = [{ file: 'a.tsx' }, { file: 'b.tsx', line: 2 }];
  expect(of(await answer(text), 'decide')).toMatchObject([{ places }]);
});

test('returns the changed file and its diff', async () => {
  const found = await answer(RENAMED);
  const code = RENAMED.replaceAll('SCROLLABLE_STATE', 'SCROLLABLE_STATUS');
  const hunk = (index: number) => ({
    line: index + 1,
    removed: [RENAMED.split('\n')[index]],
    added: [code.split('\n')[index]],
  });
  const [change, ...others] = of(found, 'change');
  expect(others).toEqual([]);
  expect(change?.name).toBe('SCROLLABLE_STATE');
  expect(change?.places.flatMap(({ hunks }) => hunks)).toEqual(
    [0, 1].map(hunk),
  );
  expect(found.changes).toEqual([
    { path: 'Your code', before: RENAMED, after: code, removed: [] },
  ]);
});

test('shows a diff that two usages share once', async () => {
  const found = await answer(
    `${IMPORT}export const A = () => <B enableDynamicSizing handleHeight={24} contentHeight={90} />;\n`,
  );
  expect(found.summary).toContain('2 changes are made');
  expect(of(found, 'change')).toMatchObject([
    { name: 'handleHeight', places: [{ hunks: [{ line: 2 }] }] },
    { name: 'contentHeight', places: [{ hunks: [] }] },
  ]);
});

test('writes the findings as Markdown', async () => {
  const text = `// @file a.tsx\n${RENAMED}// @file b.tsx\n${MOVING.replace('200', '`${1}%`')}`;
  const { summary, findings } = await answer(text);
  const report = reportOf(
    { summary, findings },
    'npm',
    '/b',
    'https://example.com/base/',
  );
  expect(report).toContain('### Decide (1)\n\n- [ ] `snapToPosition`: ');
  expect(report).toContain('  - b.tsx:2 `` export const peek');
  expect(report).toContain('  @@ a.tsx:1 @@\n  -import { SCROLLABLE_STATE }');
  expect(report.indexOf('### Breaks')).toBeLessThan(
    report.indexOf('### Decide'),
  );
  expect(report).not.toMatch(/\]\(\/|\| Package/);
});

test('splits a paste into files with their offsets', () => {
  expect(splitFiles('const a = 1;\r\nb;')).toEqual([
    { path: 'Your code', text: 'const a = 1;\nb;', start: 0 },
  ]);
  const text = 'a;\n// @file B.js\nb;\n// @file B.js\nd;';
  expect(splitFiles(text)).toEqual([
    { path: 'Your code', text: 'a;\n', start: 0 },
    { path: 'B.js', text: 'b;\n', start: 17 },
    // A second file of the same name: `index.tsx` of two folders.
    { path: 'B.js (2)', text: 'd;', start: 34 },
  ]);
});

test('parses inline Markdown', () => {
  const text = 'Pass `a={b}`**now**[see](/c#d)[`e`](/f)';
  expect(parseInlineMarkdown(text)).toEqual([
    { kind: 'text', text: 'Pass ' },
    { kind: 'code', text: 'a={b}' },
    { kind: 'strong', text: 'now' },
    { kind: 'link', text: 'see', to: '/c#d', isCode: false },
    { kind: 'link', text: 'e', to: '/f', isCode: true },
  ]);
});

test.each([
  ['{ this is not }', 'Line 1, column 7: This is not valid JavaScript'],
  ['const a = (\n  <View>\n);', 'Line 2, column 9: '],
  ['const a = 1;', 'There is no import of'],
  [
    '// @file a.ts\nlet a;\n// @file b.ts\nlet b;',
    'None of these files imports',
  ],
])('explains bad input: %j', async (text, message) => {
  const { code, problem } = await check(text);
  expect(code).toBeUndefined();
  expect(problem?.message).toContain(message);
});

test('locates a syntax error, and still checks the other files', async () => {
  const text = `// @file a.tsx\n${FINE}// a <A;\n// @file a.tsx\n${FINE}const a = <A;\n// @file c.ts\nlet c`;
  const { problem, code } = await check(text);
  expect(problem?.message).toContain('a.tsx (2), line 3, column 13: ');
  expect(problem?.offset).toBe(text.lastIndexOf(';'));
  expect(code?.untouched).toEqual(['a.tsx']);
  expect(code?.skipped.map(({ path }) => path)).toEqual(['a.tsx (2)', 'c.ts']);
});

test.each([
  `// @flow\n${IMPORT}type A = {| a: ?string |}; const a = (b: ?B) => b;`,
  `${IMPORT}const a = <any>B;`,
  `${IMPORT}@a class C {}`,
  `${IMPORT}const a = 1;\nconst a = 2;`,
  `${IMPORT}const a = {} satisfies object;`,
])('parses %s', async (code) => {
  expect((await answer(code)).summary).toBe('Nothing to change in this code.');
});

test.each([
  [
    'v4',
    '<B animationDuration={200} snapPoints={[9]} />',
    /^v3 or v2, which has animationDuration\. Choose that version\. /,
  ],
  ['v4', "<B snapPoints={[0, '50%']} />", /^v3 or v2, which has 0 in snapPo/],
  ['v4', "<B snapPoints={['0%', 300]} />", /^v3 or v2, which has 0 in snapPo/],
  [
    'v4',
    '(ref: { current: B }) => ref.current.snapTo(1)',
    /^v3 or v2, which has snapTo\./,
  ],
  ['v4', '(ref) => ref.current.snapTo(1)', /^v3 or v2, which has snapTo\./],
  ['v4', '(sheet: B) => sheet.collapse(250)', /^v3 or .* has collapse\(250\)/],
  ['v4', 'new Animated.Value(0)', /^v3 or v2, which has Value\./],
  ['v4', 'R.cond(R.eq(1, 2), 3)', /^v3 or v2, which has cond, eq\./],
  ['v4', '<L.BottomSheetBackdrop closeOnPress={false} />', /^v3 .* closeOnPr/],
  ['v4', '<B enableBlurKeyboardOnGesture />', /^v5, which has enableBlurKey/],
  [
    'v4',
    'L.useBottomSheetScrollableCreator()',
    /^v5, .* It needs no migration/,
  ],
  ['v4', '<B snapPoints={[100]} enablePanDownToClose />', /^$/],
  ['v4', '<B waitFor={a} animationDuration={9} />', /^v3 or v2/],
  ['v4', '<B detached animationDuration={9} />', /^$/],
  ['v3', '<L.BottomSheetModal stackBehavior="push" />', /^$/],
  ['v2', '<L.BottomSheetModal stackBehavior="push" />', /^v4 or v3/],
  ['v2', '<B animationDuration={200} snapPoints={[9]} />', /^$/],
  ['v2', '<L.BottomSheetModal snapPoints={[9]}>a</L.BottomSheetModal>', /^$/],
] as const)(
  'checks as %s code, and says what %s looks like',
  async (from, code, expected) => {
    const text = `${IMPORT}import * as L from '@gorhom/bottom-sheet';
import Animated, * as R from 'react-native-reanimated';\nexport const a = ${code};`;
    const { summary } = await answer(text, from);
    const [, version = ''] = summary.split('This looks like code of ');
    expect(version).toMatch(expected);
  },
);

test('requires a type for the data of a modal in TypeScript only', () => {
  const code = `import { BottomSheetModal } from '@gorhom/bottom-sheet';
import { useRef } from 'react';
export const A = () => { const ref = useRef(null); ref.current.present({}); return <BottomSheetModal ref={ref} enableDynamicSizing />; };`;
  expect(checkFile('a.js', code, 'v4')).toMatchObject({ isComplete: true });
  expect(checkFile('a.tsx', code, 'v4')).toMatchObject({ isComplete: false });
});

const SOURCE = 'import { a, b } from "c"; // d\nf({ a, b: 1, e: <A g /> });';
test.each([
  ['b: 1, ', '', true],
  ['b: 1', 'b: 2', true],
  [' // d\n', '\n', true],
  // The rest uses a name without its import, or does not parse.
  ['import { a, b } from "c";', '', false],
  ['}', '', false],
])('tells whether a rewrite without %j is safe', (removed, by, expected) => {
  const model = parseCode(SOURCE);
  if (!isCode(model)) throw new Error(model.message);
  const start = SOURCE.indexOf(removed);
  const edit = { start, end: start + removed.length, text: by };
  const result = SOURCE.replace(removed, by);
  expect(isSafeRewrite(model, [edit], result)).toBe(expected);
  // The rewrite lost another attribute.
  expect(isSafeRewrite(model, [edit], result.replace(' g', ''))).toBe(false);
});
