import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, servePages, type PagesServer } from './pagesServer';

const BASE = '/site/';

const FILES: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'not found',
  'page.html': 'page',
  'folder/index.html': 'folder',
  'both.html': 'both, the file',
  'both/index.html': 'both, the folder',
  'half.html': 'half, the file',
  'half/inner.html': 'inner',
  'kept.html.html': 'kept',
  plain: 'no extension',
  'space here.html': 'space',
  'script.js': 'let a;',
  'feed.xml': '<feed/>',
  'text.txt': 'text',
  'image.svg': '<svg/>',
  'image.webp': 'webp',
  'icon.ico': 'ico',
  'font.woff2': 'font',
};

const parent = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
const folder = path.join(parent, 'build');
let server: PagesServer;

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFileSync(path.join(parent, 'outside.html'), 'secret');
  server = await servePages(folder, BASE);
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

async function ask(route: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + BASE + route, { headers });
  const read = (name: string) => response.headers.get(name) ?? '';
  return { status: response.status, body: await response.text(), read };
}

test.each([
  ['the home page', '', 200, 'index.html'],
  ['a page', 'page', 200, 'page.html'],
  ['a page with a slash that is no folder', 'page/', 404, '404.html'],
  ['a folder with a slash', 'folder/', 200, 'folder/index.html'],
  ['a file that is a folder too', 'both', 200, 'both.html'],
  ['a folder that is a file too', 'both/', 200, 'both/index.html'],
  ['a folder without index', 'half/', 404, '404.html'],
  ['a page whose path ends in .html', 'kept.html', 200, 'kept.html.html'],
  ['an encoded path', 'space%20here', 200, 'space here.html'],
  ['a path cut in mid-escape', 'page%', 404, '404.html'],
  ['a file that is not there', 'assets/gone.js', 404, '404.html'],
  ['an encoded way out', '%2e%2e/outside', 404, '404.html'],
  ['an encoded way out with its slash', '..%2F/outside', 404, '404.html'],
])('%s: %s', async (_, route, status, file) => {
  expect(await answer(folder, BASE, BASE + route)).toEqual({
    status,
    file: path.join(folder, file),
  });
});

test.each([
  ['the base path without its slash', '/site?a', '/site/?a'],
  ['a folder without its slash', '/site/folder', '/site/folder/'],
])('%s is redirected', async (_, address, location) => {
  const found = await answer(folder, BASE, address);
  expect(found).toEqual({ status: 301, location });
});

test.each([
  ['page', 200, 'page', 'text/html; charset=utf-8'],
  ['no-such-page', 404, 'not found', 'text/html; charset=utf-8'],
  ['script.js', 200, 'let a;', 'text/javascript; charset=utf-8'],
  ['feed.xml', 200, '<feed/>', 'text/xml; charset=utf-8'],
  ['image.svg', 200, '<svg/>', 'image/svg+xml; charset=utf-8'],
  ['icon.ico', 200, 'ico', 'image/vnd.microsoft.icon'],
  ['font.woff2', 200, 'font', 'font/woff2'],
  ['plain', 200, 'no extension', 'application/octet-stream'],
])('%s is answered, compressed if it is text', async (route, ...expected) => {
  const isText = expected[2].includes('charset');
  for (const coding of ['identity', 'br, gzip']) {
    const found = await ask(route, { 'accept-encoding': coding });
    const answered = [found.status, found.body, found.read('content-type')];
    expect(answered).toEqual(expected);
    expect(found.read('vary')).toBe(isText ? 'Accept-Encoding' : '');
    const isGzip = isText && coding !== 'identity';
    expect(found.read('content-encoding')).toBe(isGzip ? 'gzip' : '');
  }
});

test('a file is not sent again while it is the same', async () => {
  for (const coding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': coding };
    const etag = (await ask('page', headers)).read('etag');
    const again = await ask('page', { ...headers, 'if-none-match': etag });
    expect([again.status, again.body]).toEqual([304, '']);
  }
  const etag = (await ask('text.txt')).read('etag');
  const file = path.join(folder, 'text.txt');
  writeFileSync(file, 'changed');
  utimesSync(file, 1, 1);
  const changed = await ask('text.txt', { 'if-none-match': etag });
  expect([changed.status, changed.body]).toEqual([200, 'changed']);
});
