import { expect, test } from 'vitest';
import { extractMarks } from './lineMarkers';

const read = (code: string) => {
  const { lines, origins, marks } = extractMarks(code);
  return { lines, origins, marks: Object.fromEntries(marks) };
};

test.each([
  ['// highlight-next-line', 'highlight'],
  ['  // diff-add', 'add'],
  ['{/* diff-remove */}', 'remove'],
  ['# diff-add', 'add'],
  ['<!-- highlight-next-line -->', 'highlight'],
])('%s marks the next line and goes', (comment, mark) => {
  // A blank line keeps its place.
  expect(read(`\n${comment}\nb\n\nc`)).toEqual({
    lines: ['', 'b', '', 'c'],
    origins: [0, 2, 3, 4],
    marks: { 1: mark },
  });
});

test('start and end mark what is between them', () => {
  const code = 'a\n// diff-add-start\nb\nc\n// diff-add-end\nd';
  expect(read(code)).toMatchObject({
    lines: ['a', 'b', 'c', 'd'],
    marks: { 1: 'add', 2: 'add' },
  });
});

test.each([
  ['a\n// highlight-nextline\nb', 1, '"highlight-nextline" is not a marker'],
  ['// highlight-start\na', 0, 'no end'],
  ['a\n// highlight-end', 1, 'does not fit'],
  ['// diff-add\n// diff-remove\na', 1, 'does not fit'],
  ['// diff-add-start\na\n// highlight-end', 2, 'does not fit'],
  ['a\n// diff-add', 1, 'no end'],
])('the mistake in %j carries its line', (code, line, reason) => {
  const error = { line, message: expect.stringContaining(reason) as string };
  expect(() => read(code)).toThrow(expect.objectContaining(error) as Error);
});
