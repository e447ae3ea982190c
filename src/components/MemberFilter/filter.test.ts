import { expect, test } from 'vitest';
import { isAvailableIn } from './filter';

test.each([
  [undefined, '5.0.0', true],
  ['5.1.8', '', true],
  ['5.1.8', '5.1.8', true],
  ['5.1.8', '5.1.6', false],
  ['5.2.0', '5.1.8', false],
  ['5.2.9', '5.2.10', true],
  ['5.2.10', '5.2.9', false],
])('a member since %s is in %s: %s', (since, release, expected) => {
  expect(isAvailableIn(since, release)).toBe(expected);
});
