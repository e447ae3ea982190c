import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePages, type PagesServer } from '../lib/githubPagesServer';
import { keepAssets } from './keep';

const SITE = mkdtempSync(path.join(os.tmpdir(), 'keep-assets-'));
const ASSETS = path.join(SITE, 'assets');
let server: PagesServer;

beforeAll(async () => {
  writeFileSync(path.join(SITE, '404.html'), '');
  server = await servePages(SITE, '/docs/');
});

afterAll(() => {
  server.close();
  rmSync(SITE, { recursive: true });
});

/**
 * Builds assets, each of which holds its own name, keeps those that are online, and
 * puts all of them online.
 *
 * @returns the names of those that were kept
 */
async function deploy(...names: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(SITE, 'build-'));
  mkdirSync(path.join(folder, 'js'));
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const kept = await keepAssets(folder, `${server.origin}/docs/assets`);
  rmSync(ASSETS, { recursive: true, force: true });
  renameSync(folder, ASSETS);
  return kept;
}

test('a deployment keeps the assets of the one before it, and no older ones', async () => {
  expect(await deploy('js/a.1.js', 'js/b.js')).toEqual([]);
  expect(await deploy('js/a.2.js', 'js/b.js')).toEqual(['js/a.1.js']);
  expect(readFileSync(path.join(ASSETS, 'js/a.1.js'), 'utf8')).toBe(
    'js/a.1.js',
  );
  expect(await deploy('js/a.3.js', 'js/b.js')).toEqual(['js/a.2.js']);
});

test('names that lead out of the folder are not followed, and none is added when one is missing', async () => {
  const list = path.join(ASSETS, 'list.json');
  writeFileSync(list, '["../404.html", "js/../../404.html", "/404.html", 1]');
  expect(await deploy('js/a.4.js')).toEqual([]);
  writeFileSync(list, '["js/gone.js"]');
  await expect(deploy('js/a.5.js')).rejects.toThrow('js/gone.js: 404');
});
