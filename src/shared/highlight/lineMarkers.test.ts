import { expect, test } from 'vitest';
import { extractMarks } from './lineMarkers';

test.each([
  ['// highlight-next-line', 'highlight'],
  ['  // diff-add', 'add'],
  ['{/* diff-remove */}', 'remove'],
  ['# diff-add', 'add'],
  ['<!-- highlight-next-line -->', 'highlight'],
])('%s marks the next line and goes', (comment, mark) => {
  // A blank line keeps its place.
  expect(extractMarks(`\n${comment}\nb\n\nc`)).toEqual({
    lines: ['', 'b', '', 'c'],
    code: mark === 'remove' ? '\n\n\n\nc' : '\n\nb\n\nc',
    marks: new Map([[1, mark]]),
  });
});

test('start and end mark what is between them', () => {
  const code = 'a\n// diff-add-start\nb\nc\n// diff-add-end\nd';
  expect(extractMarks(code)).toEqual({
    lines: ['a', 'b', 'c', 'd'],
    code: 'a\n\nb\nc\n\nd',
    marks: new Map([
      [1, 'add'],
      [2, 'add'],
    ]),
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
  expect(() => extractMarks(code)).toThrow(
    expect.objectContaining(error) as Error,
  );
});
