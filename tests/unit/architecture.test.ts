// ARCHITECTURE.md names every folder and plugin, and none that is not there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
const named = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');

/** Made by a build, so not in the repository. */
const MADE = new Set(['build/', 'build-hosted/', 'build/search/']);

const folders = (parent: string): string[] =>
  readdirSync(path.join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('ARCHITECTURE.md', () => {
  it.each(['src', 'scripts', 'tests'])(
    'names every folder of %s/',
    (parent) => {
      const missing = folders(parent)
        .map((name) => `${parent}/${name}/`)
        .filter((folder) => !named.includes(folder));
      expect(missing).toEqual([]);
    },
  );

  it('names every plugin', () => {
    const missing = folders('src/plugins').filter(
      (name) => !named.includes(name) && !named.includes(`src/plugins/${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('names no path that is not there', () => {
    const paths = named.filter(
      (name) => /^[\w.-]+\/[\w./-]*$|^\w+\.ts$/.test(name) && !MADE.has(name),
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual(
      [],
    );
  });

  it('names no plugin that is not there', () => {
    const way = text.slice(
      text.indexOf('## From MDX to a page'),
      text.indexOf('## Overrides'),
    );
    const plugins = [
      ...way.matchAll(/`([a-z]+(?:-[a-z]+)+|figures|compatibility)`/g),
    ];
    expect(plugins.length).toBeGreaterThan(15);
    for (const [, name = ''] of plugins) {
      expect(folders('src/plugins')).toContain(name);
    }
  });
});
