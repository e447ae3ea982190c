import { expect, test } from 'vitest';
import { parseMeta } from './meta';

test.each([
  ['', {}],
  ['  title="a b.tsx" ', { title: 'a b.tsx' }],
  ['fragment="why" version="v4"', { fragment: 'why', version: 'v4' }],
])('%s is read', (meta, expected) => {
  expect(parseMeta(meta)).toEqual(expected);
});

test.each([
  ['titel="a"', 'titel="a"'],
  ['title="a" title="b"', 'title="b"'],
  ["title='a'", "title='a'"],
  ['title=""', 'title=""'],
  ['{1}', '{1}'],
])('%s is a mistake', (meta, part) => {
  expect(() => parseMeta(meta)).toThrow(`${part} is not understood, empty or`);
});
