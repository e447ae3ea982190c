import { describe, expect, test } from 'vitest';
import { extractMarks, MarkError, readDiff } from './marks';

const NONE = new Set<number>();
const marksOf = (code: string, highlighted: ReadonlySet<number> = NONE) =>
  Object.fromEntries(extractMarks(code, highlighted).marks);

describe('mark comments', () => {
  test.each([
    ['// highlight-next-line', 'highlight'],
    ['  // diff-add', 'add'],
    ['{/* diff-remove */}', 'remove'],
    ['/* diff-add */', 'add'],
    ['# diff-add', 'add'],
    ['<!-- highlight-next-line -->', 'highlight'],
  ])('%s marks the next line and goes', (comment, mark) => {
    const code = `a\n${comment}\nb\nc`;
    const { lines, origins } = extractMarks(code, NONE);
    expect(lines).toEqual(['a', 'b', 'c']);
    expect(origins).toEqual([0, 2, 3]);
    expect(marksOf(code)).toEqual({ 1: mark });
  });

  test('start and end mark what is between them', () => {
    const code = 'a\n// diff-add-start\nb\nc\n// diff-add-end\nd';
    expect(extractMarks(code, NONE).lines).toEqual(['a', 'b', 'c', 'd']);
    expect(marksOf(code)).toEqual({ 1: 'add', 2: 'add' });
  });

  test('lines of the meta count without the comments', () => {
    const code = '// diff-add\na\nb';
    expect(marksOf(code, new Set([2]))).toEqual({ 0: 'add', 1: 'highlight' });
  });

  test('a comment that only mentions a mark is code', () => {
    const code = '// see highlight-next-line\na';
    expect(extractMarks(code, NONE).lines).toHaveLength(2);
  });
});

describe('mistakes carry their line', () => {
  test.each([
    ['a\n// highlight-nextline\nb', 1, '"highlight-nextline" is not a marker'],
    ['a\n// diff-add', 1, 'no line or no end'],
    ['// highlight-start\na', 0, 'no line or no end'],
    ['a\n// highlight-end', 1, 'does not fit'],
    ['// diff-add-start\na\n// diff-remove-end', 2, 'does not fit'],
    ['// diff-add\n// diff-remove\na', 1, 'does not fit'],
  ])('%j', (code, line, reason) => {
    const run = () => extractMarks(code, NONE);
    expect(run).toThrow(reason);
    expect(run).toThrow(expect.objectContaining({ line }) as MarkError);
  });

  test('a highlighted line beyond the end', () => {
    expect(() => extractMarks('a', new Set([2]))).toThrow(MarkError);
  });
});

describe('diff fences', () => {
  test('the first column becomes the mark', () => {
    const { lines, marks } = readDiff(' a\n-b\n+c\n\n d');
    expect(lines).toEqual(['a', 'b', 'c', '', 'd']);
    expect(Object.fromEntries(marks)).toEqual({ 1: 'remove', 2: 'add' });
  });

  test('a line without a sign fails with its line', () => {
    expect(() => readDiff(' a\nb')).toThrow(
      expect.objectContaining({ line: 1 }) as MarkError,
    );
  });
});
