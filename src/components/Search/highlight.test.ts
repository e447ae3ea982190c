import { expect, test } from 'vitest';
import { snippet } from './highlight';

test('an excerpt does not cut a version, and marks it by any of its numbers', () => {
  const text = 'In 5.2.14 a sheet opens, in 5.2.13 and 5.2.12 it closes';
  const terms = new Map(['sheet', '14'].map((term) => [term, undefined]));
  expect(snippet(text, terms, 7)).toBe(
    'In <mark>5.2.14</mark> a <mark>sheet</mark> opens, in 5.2.13…',
  );
});
