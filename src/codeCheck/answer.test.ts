import { describe, expect, test } from 'vitest';
import { answerInput, type Answer } from './answer';
import { markdownOf } from './markdown';

function answer(text: string): Answer {
  const reply = answerInput(text, 'v4');
  if (reply.answer === undefined) {
    throw new Error(reply.problem?.message ?? 'no reply');
  }
  return reply.answer;
}

const problem = (text: string) => answerInput(text, 'v4').problem;

const RENAMED = `import { SCROLLABLE_STATE } from '@gorhom/bottom-sheet';
export const isLocked = (state: SCROLLABLE_STATE) => state === SCROLLABLE_STATE.LOCKED;
`;
const MOVING = `import BottomSheet from '@gorhom/bottom-sheet';
export const peek = (sheet: BottomSheet) => sheet.snapToPosition(200);
`;
const FINE = `import { BottomSheetView } from '@gorhom/bottom-sheet';
export const Part = () => <BottomSheetView />;
`;
const SAME = `import { BottomSheetModal } from '@gorhom/bottom-sheet';
export const open = (sheet: BottomSheetModal) => sheet.present();
`;

describe('the summary', () => {
  test.each([
    ['nothing', FINE, 'Nothing to change in this code.'],
    [
      'only other behavior',
      SAME,
      'Nothing to change in this code. 1 thing behaves differently in v5.',
    ],
    [
      'changes alone',
      RENAMED,
      '2 changes are made for you, and nothing is left to decide.',
    ],
    ['a decision', MOVING, '1 decision is left to you.'],
    [
      'all at once',
      `// @file a.tsx\n${RENAMED}// @file b.tsx\n${MOVING}// @file c.ts\nexport * from '@gorhom/bottom-sheet';`,
      '2 changes are made for you. 1 decision is left to you. The checker could not follow 1 place.',
    ],
  ])('says %s', (_, code, summary) => {
    expect(answer(code).summary).toBe(summary);
  });
});

describe('an answer', () => {
  test('says once what is said of several lines and files', () => {
    const { decisions, files } = answer(
      `// @file a.tsx\n${MOVING}// @file b.tsx\n${MOVING}`,
    );
    expect(files).toEqual(['a.tsx', 'b.tsx']);
    expect(decisions).toHaveLength(1);
    expect(
      decisions[0]?.places.map(({ file, line }) => `${file}:${line}`),
    ).toEqual(['a.tsx:2', 'b.tsx:2']);
  });

  test('names each change and gives the file', () => {
    const { changes, changed } = answer(RENAMED);
    expect(changes.map(({ name }) => name)).toEqual(['SCROLLABLE_STATE']);
    expect(changed).toEqual([
      {
        file: 'Your code',
        code: RENAMED.replaceAll('SCROLLABLE_STATE', 'SCROLLABLE_STATUS'),
        removed: [],
        isComplete: true,
      },
    ]);
  });

  test('is Markdown, too', () => {
    const site = 'https://example.com/base/';
    const text = markdownOf(
      answer(`// @file a.tsx\n${RENAMED}// @file b.tsx\n${MOVING}`),
      site,
    );
    expect(text).toContain('- [ ] `snapToPosition`: ');
    expect(text).toContain('  - b.tsx:2 `export const peek');
    expect(text).toContain('  @@ a.tsx:1 @@\n  -import { SCROLLABLE_STATE }');
    expect(text).not.toMatch(/\]\(\//);
    expect(text).toContain(`${site}blog/bottom-sheet-v5#check-my-v4-code`);
  });

  test('as Markdown survives backticks in the code', () => {
    const text = markdownOf(
      answer(MOVING.replace('200', '`${1}%`')),
      'https://example.com/',
    );
    expect(text).toContain('`` export const peek');
  });
});

describe('bad input', () => {
  test.each([
    ['nothing', ' \n', 'Paste the code of a file first'],
    ['too much', 'a'.repeat(1_000_000), 'This is 1.0 MB of code'],
    ['what is not text', 'a\0b', 'This is not text.'],
    ['JSON', '{"a": 1}', 'This is JSON, not code.'],
    ['prose', 'Please help me with my sheet', 'Line 1, column '],
    ['code without the library', 'const a = 1;', 'There is no import of'],
    [
      'files without the library',
      '// @file a.ts\nlet a;\n// @file b.ts\nlet b;',
      'None of these files imports',
    ],
  ])('%s', (_, text, message) => {
    const reply = answerInput(text, 'v4');
    expect(reply.answer).toBeUndefined();
    expect(reply.problem?.message).toContain(message);
  });

  test('a syntax error has its place, in the paste as well', () => {
    const text = `// @file a.tsx\n${FINE}// @file b.tsx\nimport A from '@gorhom/bottom-sheet';\nconst a = <A;\n`;
    const { message, offset } = problem(text) ?? {};
    expect(message).toContain('b.tsx, line 2, column 13: ');
    expect(text.slice(offset, (offset ?? 0) + 1)).toBe(';');
  });

  test('of one file leaves the others their answer', () => {
    const reply = answerInput(
      `// @file a.tsx\n${FINE}// @file b.ts\nconst = 1;\n// @file c.ts\nlet c;`,
      'v4',
    );
    expect(reply.problem?.message).toMatch(/^b\.ts, line 1, column 7: /i);
    expect(reply.answer?.files).toEqual(['a.tsx']);
    expect(reply.answer?.foreign).toEqual(['c.ts']);
  });
});
