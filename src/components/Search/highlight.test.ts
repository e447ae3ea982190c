import { expect, test } from 'vitest';
import { highlight, snippet } from './highlight';

const terms = (...words: string[]) =>
  new Map(words.map((word) => [word, undefined]));

test('an excerpt does not cut a version', () => {
  const text = 'In 5.2.14 a sheet opens, in 5.2.13 and 5.2.12 it closes';
  expect(snippet(text, terms('sheet'), 6)).toBe(
    '…5.2.14 a <mark>sheet</mark> opens, in 5.2.13…',
  );
});

test('a version is marked by any of its numbers', () => {
  expect(highlight('since 5.2.14.', terms('14'))).toBe(
    'since <mark>5.2.14</mark>.',
  );
});
