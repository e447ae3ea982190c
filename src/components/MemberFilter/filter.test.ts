import { expect, test } from 'vitest';
import { has, matches, statusOf } from './filter';

test.each([
  ['snapPoints', 'snap points', true],
  ['snapPoints', 'POINT', true],
  ['android_keyboardInputMode', 'android_key', true],
  ['onChange', 'change on', true],
  ['onChange', 'close', false],
  ['snapPoints', 'snap close', false],
  ['anything', '', true],
])('%s and "%s": %s', (name, query, expected) => {
  expect(matches(name, query)).toBe(expected);
});

test.each([
  [undefined, '5.0.0', true],
  ['5.1.8', '', true],
  ['5.1.8', '5.1.8', true],
  ['5.1.8', '5.1.6', false],
  ['5.2.0', '5.1.8', false],
  ['5.2.9', '5.2.10', true],
  ['5.2.10', '5.2.9', false],
])('a member since %s is in %s: %s', (since, release, expected) => {
  expect(has(since, release)).toBe(expected);
});

test.each([
  [77, '', '', '77 members'],
  [3, 'close', '', '3 of 77 members'],
  [70, '', '5.1.8', '70 of 77 members exist in 5.1.8'],
  [3, 'close', '5.1.8', '3 of 77 members in 5.1.8'],
  [0, 'x', '', 'No member has “x” in its name'],
  [0, 'x', '5.1.8', 'No member in 5.1.8 has “x” in its name'],
])('%i found with "%s" and "%s": %s', (found, query, release, expected) => {
  const filtered = { found: Array<HTMLElement>(found), total: 77 };
  expect(statusOf(filtered, { query, release })).toBe(expected);
});
