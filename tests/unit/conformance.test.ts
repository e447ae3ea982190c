// `conformance.json` has each sentence of the site's specification, in our own
// words. Above each test that would fail without one is its tag, `@spec 2.14`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import sections from '../conformance.json';

const ids = sections.flatMap(({ sentences }) => Object.keys(sentences)).sort();
const files = execFileSync('git', ['ls-files', '*.test.ts*', '*.spec.ts'])
  .toString()
  .trim()
  .split('\n');
const tagged = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s*\/\/ @spec (.+)$/gm)].flatMap(
    ([, list = '']) => list.trim().split(' '),
  ),
);

it('each sentence of the specification has a test, and each tag a sentence', () => {
  expect([...new Set(tagged)].sort()).toEqual(ids);
});
