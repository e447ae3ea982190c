import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getFileInfo } from 'prettier';
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

it('the other commands of the documentation find what they name', async () => {
  const files = execFileSync('git', ['ls-files'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');
  const tests = files.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
  const finds = async (command: string, name: string) => {
    if (command === 'vitest' || command === 'playwright') {
      return tests.some((file) => file.includes(name));
    }
    const { ignored } = await getFileInfo(path.join(ROOT, name), {
      ignorePath: path.join(ROOT, '.prettierignore'),
    });
    return files.includes(name) && !(command === 'prettier' && ignored);
  };
  const commands = [...GUIDES, ...workflows]
    .map(read)
    .join('\n')
    .matchAll(
      /npx (tsx|prettier|vitest|playwright)(?: run| test| --write| --project \w+)* ([\w./-]+)/g,
    );
  const lost: string[] = [];
  let count = 0;
  for (const [whole, command = '', name = ''] of commands) {
    count += 1;
    if (!name.startsWith('-') && !(await finds(command, name)))
      lost.push(whole);
  }
  expect(lost).toEqual([]);
  expect(count).toBeGreaterThan(8);
});
