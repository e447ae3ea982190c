import { expect, test } from 'vitest';
import { matches } from './filter';

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
