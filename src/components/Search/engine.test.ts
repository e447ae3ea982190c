// What the site's own index tells of is in `tests/built/search-questions.test.ts`.
// cspell:ignore dont
import { expect, it } from 'vitest';
import { SearchEngine } from './engine';
import { DOCS } from './fixtures';
import { snippet } from './highlight';
import type { SerializedSection } from './indexFormat';
import { tokenizeText, lowerCaseWords } from './tokenizer';

/** Finds the sections of one page that match a query. */
const find = (query: string, ...sections: readonly SerializedSection[]) =>
  new SearchEngine([{ ...DOCS, pages: [['/x', ...sections]] }])
    .search(query)
    .found.map(({ section }) => section.url);

it('splits identifiers at capitals, and finds each run of parts', () => {
  expect(tokenizeText('snapPoints')).toEqual(['snap', 'snappoints', 'points']);
  expect(tokenizeText('HTMLFlatList')).toContain('flatlist');
});

it.each([
  ["can't open", ['not', 'open']],
  ['cannot open', ['not', 'open']],
  ['dont open', ['not', 'open']],
  ['important plant', ['important', 'plant']],
  ['TypeError: it opens', ['it', 'opens']],
  ['_native.default.open is', ['open', 'is']],
  ['app/_layout.tsx', ['app', 'layout', 'tsx']],
])('leaves out what says little: %s', (text, words) => {
  expect(lowerCaseWords(text)).toEqual(words);
});

it('a snippet does not cut a version, and marks it by any of its numbers', () => {
  const text = 'In 5.2.14 a sheet opens, in 5.2.13 and 5.2.12 it closes';
  const terms = new Map(['sheet', '14'].map((term) => [term, undefined]));
  expect(snippet(text, terms, 7)).toBe(
    'In <mark>5.2.14</mark> a <mark>sheet</mark> opens, in 5.2.13…',
  );
});

it('puts the name of the higher level first, of equals that of the first page', () => {
  const member = [4, 'of-a-type', 'index', 'Its index.'] as const;
  const prop = [3, 'index', 'index'] as const;
  const part = [3, 'of-a-part', 'index', 'Its index.'] as const;
  expect(find('index', member, prop, part)[0]).toBe('/x#index');
});

it('finds a name of several words that is typed as one', () => {
  const name = [2, 'nextjs', 'Next.js', 'A server.'] as const;
  expect(find('nextjs', [1, '', 'Web'], name)).toEqual(['/x#nextjs']);
});

it('stems adverbs; an empty query returns nothing', () => {
  const bold = [2, 'bold', 'Bold', 'A bold sheet.'] as const;
  expect(find('boldly', bold)).toEqual(['/x#bold']);
  // The ending of a short word is not that of an adverb.
  expect(find('reply', [2, 'rep', 'Rep', 'A rep.'])).toEqual([]);
  expect(find(' !? ', bold)).toEqual([]);
});
