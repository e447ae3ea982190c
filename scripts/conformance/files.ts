import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTags, type Section, type TaggedTest } from './table';

const ROOT = path.resolve(__dirname, '../..');
const SENTENCES = path.join(ROOT, 'tests/conformance.json');

/** Where the table is. */
export const TABLE = path.join(ROOT, 'tests/CONFORMANCE.md');

/**
 * Reads the sentences, and the tags of all tests.
 *
 * @throws Error naming file and line of each tag that is above no test
 */
export function readConformance(): {
  sections: readonly Section[];
  tests: readonly TaggedTest[];
} {
  const files = execFileSync(
    'git',
    [
      'ls-files',
      '--cached',
      '--others',
      '--exclude-standard',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
    ],
    { cwd: ROOT, encoding: 'utf8' },
  )
    .trim()
    .split('\n');
  const read = files.map((file) =>
    readTags(
      path.posix.relative('tests', file),
      readFileSync(path.join(ROOT, file), 'utf8'),
    ),
  );
  const stray = read.flatMap(({ strayLines }, index) =>
    strayLines.map(
      (line) => `${files[index] ?? ''}:${line}: this tag is above no test.`,
    ),
  );
  if (stray.length > 0) throw new Error(stray.join('\n'));
  return {
    sections: JSON.parse(readFileSync(SENTENCES, 'utf8')) as Section[],
    tests: read.flatMap(({ tests }) => tests),
  };
}
