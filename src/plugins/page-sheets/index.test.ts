import { expect, test } from 'vitest';
import { classesOfPage, linkSheets, selectorsOfSheet } from '.';

const MAIN = '<link rel=stylesheet href=/base/assets/css/styles.1a2b.css>';
const page = (body: string) => `<head>${MAIN}</head><body>${body}</body>`;
const hero = {
  address: '/base/assets/css/landing.3c4d.css',
  selectors: [['s1234'], ['other', 'x']],
};

test('reads the classes of a sheet, not the numbers of its values', () => {
  expect(
    selectorsOfSheet(
      '.a>.b-c:hover,.c{margin:.5em}p{top:0}@media (width>=1.5px){.d{color:red}}',
    ),
  ).toEqual([['a', 'b-c'], ['c'], ['d']]);
});

test('reads the classes of a page, quoted or not', () => {
  expect([
    ...classesOfPage('<p class=a><p class="b c"><p data-class="d">'),
  ]).toEqual(['a', 'b', 'c']);
});

test('a page links the sheets whose classes it has', () => {
  expect(linkSheets(page('<div class="x s1234">'), [hero])).toBe(
    `<head>${MAIN}<link rel=stylesheet href="/base/assets/css/landing.3c4d.css"></head><body><div class="x s1234"></body>`,
  );
});

test('a page without them stays as it is', () => {
  const plain = page('<div class=x>s1234</div>');
  expect(linkSheets(plain, [hero])).toBe(plain);
});

test('a page that has one class of two is without them', () => {
  const plain = page('<div class=other>');
  expect(linkSheets(plain, [hero])).toBe(plain);
});

test('a page without the main sheet is an error', () => {
  expect(() => linkSheets('<div class=s1234>', [hero])).toThrow(
    'no main style sheet',
  );
});
