import { describe, expect, test } from 'vitest';
import { parseMeta } from './meta';

test('no meta is fine', () => {
  expect(parseMeta('')).toEqual({});
});

test('title and lines are in any order', () => {
  const expected = { title: 'a b.tsx' };
  expect(parseMeta('title="a b.tsx" {1,3-5}')).toEqual(expected);
  expect(parseMeta(' {1,3-5}  title="a b.tsx" ')).toEqual(expected);
});

test('what the sample check reads is accepted and not shown', () => {
  const meta = parseMeta('fragment="why" version="v4"');
  expect(meta).toMatchObject({ fragment: 'why', version: 'v4' });
  expect(meta.title).toBeUndefined();
});

describe('mistakes', () => {
  test.each([
    ['titel="a"', 'titel="a" is unknown'],
    ['title=""', 'title="" is unknown, empty or repeated'],
    ['title="a" title="b"', 'title="b" is unknown, empty or repeated'],
    ["title='a'", '"title=\'a\'" is not understood'],
    ['title', '"title" is not understood'],
    ['{a}', '"{a}" is not understood'],
    ['{}', '"{}" is not understood'],
    ['{1, 3}', '"{1," is not understood'],
    ['{1', '"{1" is not understood'],
  ])('%s', (meta, reason) => {
    expect(() => parseMeta(meta)).toThrow(reason);
  });
});
