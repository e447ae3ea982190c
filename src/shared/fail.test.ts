import path from 'node:path';
import { expect, test } from 'vitest';
import { authorError } from './fail';

test('names the page relative to the project, and the line', () => {
  const file = { path: path.join(process.cwd(), 'docs/usage.mdx') };
  const node = { position: { start: { line: 7 } } };
  expect(authorError(file, node, 'fix.').message).toBe(
    'docs/usage.mdx:7: fix.',
  );
  expect(authorError(file, 9, 'fix.').message).toBe('docs/usage.mdx:9: fix.');
});

test('works without a path and a position', () => {
  expect(authorError({}, {}, 'fix.').message).toBe('MDX: fix.');
});
