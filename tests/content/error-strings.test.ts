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

test('messages are read in each form, other calls are not, and what is none is refused', () => {
  const code = `throw new Error('wrapped'); invariant(ok, \`a \${b} c\`);
console.warn('careful'); console.log('x'); log('y');`;
  expect(errorStringsOf('a.ts', code)).toEqual([
    { parts: ['wrapped'], at: 'a.ts:1' },
    { parts: ['a ', ' c'], at: 'a.ts:1' },
    { parts: ['careful'], at: 'a.ts:2' },
  ]);
  expect(() => errorStringsOf('a.ts', '\nthrow reason;')).toThrow(
    /^a\.ts:2: the message is no literal \(reason\)/,
  );
});
