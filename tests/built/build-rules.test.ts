import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import site from '../../docusaurus.config';

const ROOT = path.join(__dirname, '../..');

const { onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors } = site;

interface Result {
  readonly failed: boolean;
  readonly output: string;
}

/** Builds the site of `tests/linking-site` whose docs are in `docs`. */
async function build(docs: string): Promise<Result> {
  const out = mkdtempSync(path.join(tmpdir(), 'linking-site-'));
  const command = ['build', 'tests/linking-site', '--out-dir', out];
  // Vitest's own NODE_ENV would make it a build for development.
  const env = {
    ...process.env,
    DOCS: docs,
    RULES: JSON.stringify({ onBrokenLinks, onBrokenMarkdownLinks, onBrokenAnchors }),
    NODE_ENV: 'production',
    NO_COLOR: '1',
    NO_UPDATE_NOTIFIER: '1',
  };
  try {
    return await new Promise((resolve) => {
      execFile(
        process.execPath,
        ['node_modules/.bin/docusaurus', ...command],
        { cwd: ROOT, env },
        (error, stdout, stderr) => {
          resolve({ failed: error !== null, output: stdout + stderr });
        },
      );
    });
  } finally {
    rmSync(out, { recursive: true });
  }
}

describe('section 2, build rules', () => {
  // @spec 2.44
  test('a broken link fails the build', async () => {
    const { failed, output } = await build('broken');
    expect(failed).toBe(true);
    expect(output).toContain('Docusaurus found broken links');
    expect(output).toContain('/missing-page');
  });

  // @spec 2.45
  test('broken Markdown links and anchors only warn', async () => {
    const { failed, output } = await build('docs');
    expect(output).toMatch(/\[WARNING\][^[]*\.\/missing\.md/);
    expect(output).toMatch(/\[WARNING\][^[]*broken anchors/);
    expect(output).toContain('#missing-anchor');
    expect(failed).toBe(false);
  });
});
