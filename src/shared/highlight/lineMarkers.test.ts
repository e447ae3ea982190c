import { expect, test } from 'vitest';
import { extractMarks } from './lineMarkers';

const read = (code: string, language = 'tsx', meta = '') => {
  const { lines, origins, marks } = extractMarks(code, language, meta);
  return { lines, origins, marks: Object.fromEntries(marks) };
};

test.each([
  ['tsx', '// highlight-next-line', 'highlight'],
  ['tsx', '  // diff-add', 'add'],
  ['tsx', '{/* diff-remove */}', 'remove'],
  ['bash', '# diff-add', 'add'],
  ['xml', '<!-- highlight-next-line -->', 'highlight'],
])('in %s, %s marks the next line and goes', (language, comment, mark) => {
  // A blank line keeps its place.
  expect(read(`\n${comment}\nb\n\nc`, language)).toEqual({
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

test('lines of the meta are highlighted', () => {
  const { marks } = read('a\nb\nc', 'tsx', 'title="a" {1,3}');
  expect(marks).toEqual({ 0: 'highlight', 2: 'highlight' });
});

test.each([
  ['a\n// highlight-nextline\nb', 1, '"highlight-nextline" is not a marker'],
  ['a\n# diff-add\nb', 1, 'in a comment of the language'],
  ['// highlight-start\na', 0, 'no end'],
  ['a\n// highlight-end', 1, 'does not fit'],
  ['// diff-add\n// diff-remove\na', 2, 'more than once'],
])('the mistake in %j carries its line', (code, line, reason) => {
  const error = { line, message: expect.stringContaining(reason) as string };
  expect(() => read(code)).toThrow(expect.objectContaining(error) as Error);
});
