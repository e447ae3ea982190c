// Reading the messages of a package; `tests/built/search-questions.test.ts`
// searches the docs for each of them.
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, VERSIONS } from '../../src/site/versions';
import { errorStrings, errorStringsOf } from './errorStrings';

describe.each(VERSIONS)('the errors and warnings of $name', (version) => {
  const messages = errorStrings(
    path.join(ROOT, version.types, 'node_modules/@gorhom/bottom-sheet'),
  );

  test('are found in the source of the package', () => {
    expect(messages.length).toBeGreaterThan(10);
  });

  test('leave out a module that nothing imports', () => {
    const files = new Set(messages.map(({ at }) => at.split(':')[0]));
    // 2.4.1 still checks its snap points with it.
    expect(files.has('src/utilities/validateSnapPoint.ts')).toBe(
      version.name === 'v2',
    );
    expect(files.has('src/hooks/useBottomSheet.ts')).toBe(
      version.name !== 'v2',
    );
  });
});

describe('reading messages', () => {
  test.each([
    ["throw 'plain';", ['plain']],
    ["throw new Error('wrapped');", ['wrapped']],
    ['invariant(ok, `a ${b} c`);', ['a ', ' c']],
    ["console.warn('careful');", ['careful']],
    ['console.error(`tick`);', ['tick']],
  ])('%s', (code, parts) => {
    expect(errorStringsOf('a.ts', code)).toEqual([{ parts, at: 'a.ts:1' }]);
  });

  test('leaves other calls alone', () => {
    expect(errorStringsOf('a.ts', "console.log('x'); log('y');")).toEqual([]);
  });

  test('refuses a message that it cannot read', () => {
    expect(() => errorStringsOf('a.ts', '\nthrow reason;')).toThrow(
      /^a\.ts:2: the message is no literal \(reason\)/,
    );
  });
});
