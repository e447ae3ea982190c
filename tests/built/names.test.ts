// A reader who comes back, or has a page open while the site is published,
// must not load again what has not changed: the name of a script or style has
// the hash of its content.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGED, SENTENCE } from './changed-site/change';

const ROOT = path.resolve(__dirname, '../..');
const BUILD = path.join(ROOT, 'build');

function assetsOf(build: string): string[] {
  return ['js', 'css'].flatMap((kind) =>
    readdirSync(path.join(build, 'assets', kind)).map((name) =>
      path.join('assets', kind, name),
    ),
  );
}

describe('one more sentence on two pages', () => {
  const changed = mkdtempSync(path.join(tmpdir(), 'changed-site-'));

  beforeAll(async () => {
    const config = 'tests/built/changed-site/docusaurus.config.ts';
    await promisify(execFile)(
      'npm',
      ['run', 'build', '--', '--config', config, '--out-dir', changed],
      { cwd: ROOT },
    );
  }, 600_000);

  afterAll(() => {
    rmSync(changed, { recursive: true });
  });

  it.each(Object.keys(CHANGED))('is in %s', (file) => {
    const read = (build: string) =>
      readFileSync(path.join(build, file), 'utf8');
    expect(read(BUILD)).not.toContain(SENTENCE);
    expect(read(changed)).toContain(SENTENCE);
  });

  it("renames the pages' own scripts and the runtime, nothing else", () => {
    const before = new Set(assetsOf(BUILD));
    const renamed = assetsOf(changed).filter((name) => !before.has(name));
    const runtime = renamed.filter((name) => name.includes('runtime~main.'));
    expect(runtime).toHaveLength(1);
    // The text of a page is in its HTML alone. What names its source is the
    // page's own script, or that of a list which shows the beginning of it.
    const own = renamed.filter((name) => {
      const script = readFileSync(path.join(changed, name), 'utf8');
      return Object.values(CHANGED).some((file) =>
        script.includes(`"source":"@site/${file}"`),
      );
    });
    expect(own.length).toBeGreaterThanOrEqual(Object.keys(CHANGED).length);
    expect(renamed.sort()).toEqual([...runtime, ...own].sort());
    expect(before.size).toBeGreaterThan(150);
  });
});
