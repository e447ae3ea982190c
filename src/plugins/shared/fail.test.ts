import path from 'node:path';
import { expect, test } from 'vitest';
import { authorError } from './fail';

test('names the page relative to the project, and the line', () => {
  const file = { path: path.join(process.cwd(), 'docs/usage.mdx') };
  const node = { position: { start: { line: 7 } } };
  expect(authorError(file, node, 'cure.').message).toBe(
    'docs/usage.mdx:7: cure.',
  );
  expect(authorError(file, 9, 'cure.').message).toBe('docs/usage.mdx:9: cure.');
});

test('works without a path and a position', () => {
  expect(authorError({}, {}, 'cure.').message).toBe('MDX: cure.');
});
