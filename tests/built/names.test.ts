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

  it('renames no script that a page loads, but the runtime', () => {
    const before = new Set(assetsOf(BUILD));
    const renamed = assetsOf(changed).filter((name) => !before.has(name));
    // The modules of built pages are there for their styles, and not loaded. The
    // runtime has their name in its list. A worker starts on request; Rspack
    // renames it with the build although its bytes stay the same.
    const loaded = renamed.filter(
      (name) => !/\/(built|runtime~main|code-check-worker)\./.test(name),
    );
    expect(loaded).toEqual([]);
    expect(before.size).toBeGreaterThan(60);
  });
});
