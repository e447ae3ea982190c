import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const WORKFLOWS = '.github/workflows';

/** What tells contributors which commands there are. */
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'tests/README.md',
  'src/client/README.md',
];

const workflows = readdirSync(path.join(ROOT, WORKFLOWS)).map(
  (file) => `${WORKFLOWS}/${file}`,
);

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

// @spec 10.8
it('the commands of the documentation and of the workflows exist', () => {
  const manifest = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
  };
  const named = [
    ...[...GUIDES, ...workflows]
      .map(read)
      .join('\n')
      .matchAll(/npm run ([\w:-]+)/g),
  ].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  for (const script of [...named, 'test', 'start']) {
    expect(manifest.scripts, script).toHaveProperty([script]);
  }
});
