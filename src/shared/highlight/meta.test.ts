import { expect, test } from 'vitest';
import { parseMeta } from './meta';

test.each([
  ['', {}],
  [' {1,3-5}  title="a b.tsx" ', { title: 'a b.tsx' }],
  ['fragment="why" version="v4"', { fragment: 'why', version: 'v4' }],
])('%s is read', (meta, expected) => {
  expect(parseMeta(meta)).toEqual(expected);
});

test.each([
  ['titel="a"', 'titel="a" is unknown'],
  ['title="a" title="b"', 'title="b" is unknown, empty or repeated'],
  ["title='a'", '"title=\'a\'" is not understood'],
  ['{1, 3}', '"{1," is not understood'],
])('%s is a mistake', (meta, reason) => {
  expect(() => parseMeta(meta)).toThrow(reason);
});
