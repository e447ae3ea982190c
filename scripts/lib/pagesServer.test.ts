import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages, type PagesServer } from './pagesServer';

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
  'page.md': '# Page',
  'space here.html': 'space',
  'script.js': 'let a;',
  'style.css': 'a {}',
  'data.json': '{}',
  'feed.xml': '<feed/>',
  'text.txt': 'text',
  'app.webmanifest': '{}',
  'image.svg': '<svg/>',
  'image.webp': 'webp',
  'image.png': 'png',
  'icon.ico': 'ico',
  'font.woff2': 'font',
};

let parent = '';
let folder = '';
let server: PagesServer;

beforeAll(async () => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  folder = path.join(parent, 'build');
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

interface Result {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for an address as it is: `fetch` would tidy it up. */
function ask(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    httpRequest(
      { hostname, port, path: address, headers, method },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}

describe('an address', () => {
  test.each([
    ['the home page', '', 200, 'home'],
    ['a page', 'page', 200, 'page'],
    ['a page with its extension', 'page.html', 200, 'page'],
    ['a page with a query', 'page?q=a/', 200, 'page'],
    ['a page with a slash that is no folder', 'page/', 404, 'not found'],
    [
      'the index of a page that is no folder',
      'page/index.html',
      404,
      'not found',
    ],
    ['a folder with a slash', 'folder/', 200, 'folder'],
    ["a folder's index", 'folder/index.html', 200, 'folder'],
    ["a folder's index without extension", 'folder/index', 200, 'folder'],
    ['a file that is a folder too', 'both', 200, 'both, the file'],
    ['a folder that is a file too', 'both/', 200, 'both, the folder'],
    ['a file beside a folder without index', 'half', 200, 'half, the file'],
    ['a folder without index', 'half/', 404, 'not found'],
    ['a page in a folder without index', 'half/inner', 200, 'inner'],
    ['a page whose path ends in .html', 'kept.html', 200, 'kept'],
    ['a file without extension', 'plain', 200, 'no extension'],
    ['an encoded path', 'space%20here', 200, 'space'],
    ['a path cut in mid-escape', 'page%', 404, 'not found'],
    ['other letter case', 'Page', 404, 'not found'],
    ['two slashes', 'page//', 404, 'not found'],
    ['what is not there', 'no-such-page', 404, 'not found'],
    ['a file that is not there', 'assets/gone.js', 404, 'not found'],
    ['a way out', '../outside', 404, 'not found'],
    ['an encoded way out', '%2e%2e/outside', 404, 'not found'],
    ['an encoded way out with its slash', '..%2F/outside', 404, 'not found'],
  ])('%s: %s', async (_, route, status, text) => {
    const found = await ask(BASE + route);
    expect([found.status, String(found.body)]).toEqual([status, text]);
  });

  test.each([
    ['the base path without its slash', '/site?a', '/site/?a'],
    ['a folder without its slash', '/site/folder', '/site/folder/'],
    ['a folder with a query', '/site/folder?q=1', '/site/folder/?q=1'],
  ])('%s is redirected', async (_, address, location) => {
    const { status, headers } = await ask(address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('outside the base path is not of this site', async () => {
    for (const address of ['/', '/page', '/sites/page']) {
      const { status, body } = await ask(address);
      expect(status).toBe(404);
      expect(String(body)).not.toBe('not found');
    }
  });
});

describe('an answer', () => {
  test.each([
    ['page', 'text/html; charset=utf-8'],
    ['no-such-page', 'text/html; charset=utf-8'],
    ['page.md', 'text/markdown; charset=utf-8'],
    ['script.js', 'text/javascript; charset=utf-8'],
    ['style.css', 'text/css; charset=utf-8'],
    ['data.json', 'application/json; charset=utf-8'],
    ['feed.xml', 'text/xml; charset=utf-8'],
    ['text.txt', 'text/plain; charset=utf-8'],
    ['app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['image.svg', 'image/svg+xml; charset=utf-8'],
    ['image.webp', 'image/webp'],
    ['image.png', 'image/png'],
    ['icon.ico', 'image/vnd.microsoft.icon'],
    ['font.woff2', 'font/woff2'],
    ['plain', 'application/octet-stream'],
  ])('%s is %s', async (route, type) => {
    expect((await ask(BASE + route)).headers['content-type']).toBe(type);
  });

  test('may be kept for ten minutes', async () => {
    for (const route of ['page', 'script.js', 'image.webp', 'no-such-page']) {
      const { headers } = await ask(BASE + route);
      expect(headers['cache-control']).toBe('max-age=600');
    }
  });

  test('is compressed where it is text and the browser takes it', async () => {
    const gzip = { 'accept-encoding': 'br, gzip' };
    for (const route of ['page', 'no-such-page', 'script.js', 'image.svg']) {
      const { headers, body } = await ask(BASE + route, gzip);
      expect(headers['content-encoding']).toBe('gzip');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(gunzipSync(body)).toEqual((await ask(BASE + route)).body);
    }
    const picture = await ask(`${BASE}image.webp`, gzip);
    expect(picture.headers['content-encoding']).toBeUndefined();
    const plain = await ask(`${BASE}page`);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('is not sent again while it is the same', async () => {
    for (const coding of ['identity', 'gzip']) {
      const headers = { 'accept-encoding': coding };
      const { etag = '' } = (await ask(`${BASE}page`, headers)).headers;
      const again = await ask(`${BASE}page`, {
        ...headers,
        'if-none-match': etag,
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const { etag = '' } = (await ask(`${BASE}text.txt`)).headers;
    const file = path.join(folder, 'text.txt');
    writeFileSync(file, 'changed');
    utimesSync(file, 1, 1);
    const changed = await ask(`${BASE}text.txt`, { 'if-none-match': etag });
    expect([changed.status, String(changed.body)]).toEqual([200, 'changed']);
  });

  test('to HEAD has no body, and other methods are refused', async () => {
    const { status, headers, body } = await ask(`${BASE}page`, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([
      200,
      '4',
      0,
    ]);
    expect((await ask(`${BASE}page`, {}, 'POST')).status).toBe(405);
  });
});

test('a port that is taken is an error', async () => {
  const { port } = new URL(server.origin);
  await expect(servePages(folder, BASE, Number(port))).rejects.toThrow(
    'EADDRINUSE',
  );
});
