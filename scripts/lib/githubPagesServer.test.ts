import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resolveRequest } from './githubPagesServer';

const BASE = '/site/';

const parent = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const folder = path.join(parent, 'build');
for (const [name, text] of Object.entries({
  '404.html': 'not found',
  'index.html': 'home',
  'page.html': 'page',
  'folder/index.html': 'folder',
  'both.html': 'both, the file',
  'both/index.html': 'both, the folder',
  'kept.html.html': 'kept',
  '../outside.html': 'secret',
})) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

afterAll(() => {
  rmSync(parent, { recursive: true, force: true });
});

test.each([
  ['the home page', '', 200, 'index.html'],
  ['a page', 'page', 200, 'page.html'],
  ['a page with a slash that is no folder', 'page/', 404, '404.html'],
  ['a folder with a slash', 'folder/', 200, 'folder/index.html'],
  ['a file that is a folder too', 'both', 200, 'both.html'],
  ['a folder that is a file too', 'both/', 200, 'both/index.html'],
  ['a page whose path ends in .html', 'kept.html', 200, 'kept.html.html'],
  ['a path cut in mid-escape', 'page%', 404, '404.html'],
  ['an encoded way out', '%2e%2e/outside', 404, '404.html'],
])('%s: %s', async (_, route, status, file) => {
  expect(await resolveRequest(folder, BASE, BASE + route)).toEqual({
    status,
    file: path.join(folder, file),
  });
});

test.each([
  ['the base path without its slash', '/site?a', '/site/?a'],
  ['a folder without its slash', '/site/folder', '/site/folder/'],
])('%s is redirected', async (_, address, location) => {
  const found = await resolveRequest(folder, BASE, address);
  expect(found).toEqual({ status: 301, location });
});

test('an address outside of the site is not found', async () => {
  expect(await resolveRequest(folder, BASE, '/other')).toEqual({ status: 404 });
});
