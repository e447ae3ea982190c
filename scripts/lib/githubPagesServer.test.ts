import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { resolveRequest } from './githubPagesServer';

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

const found = (name: string, status = 200) => ({
  status,
  file: path.join(folder, name),
});
const moved = (location: string) => ({ status: 301, location });

test.each([
  ['the home page', '/site/', found('index.html')],
  ['a page', '/site/page', found('page.html')],
  [
    'a page with a slash that is no folder',
    '/site/page/',
    found('404.html', 404),
  ],
  ['a folder with a slash', '/site/folder/', found('folder/index.html')],
  ['a folder without its slash', '/site/folder', moved('/site/folder/')],
  ['a file that is a folder too', '/site/both', found('both.html')],
  ['a folder that is a file too', '/site/both/', found('both/index.html')],
  [
    'a page whose path ends in .html',
    '/site/kept.html',
    found('kept.html.html'),
  ],
  ['a path cut in mid-escape', '/site/page%', found('404.html', 404)],
  ['an encoded way out', '/site/%2e%2e/outside', found('404.html', 404)],
  ['the base path without its slash', '/site?a', moved('/site/?a')],
  ['an address outside of the site', '/other', { status: 404 }],
])('%s: %s', async (_, address, expected) => {
  expect(await resolveRequest(folder, '/site/', address)).toEqual(expected);
});
