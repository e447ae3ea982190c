import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLink, checkLinks } from './outsideLinks';

let server: Server;
let origin = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    if (url === '/slow') return;
    if (url === '/moved') {
      response.writeHead(301, { location: '/fine' }).end();
      return;
    }
    const isFlaky =
      url === '/flaky' && asked.filter((each) => each.endsWith(url)).length < 3;
    const status =
      { '/fine': 200, '/robots': 403, '/gone': 404 }[url] ??
      (isFlaky ? 503 : 200);
    response.writeHead(url === '/get' && method === 'HEAD' ? 405 : status);
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const quick = { timeout: 200, pause: 1 };

describe('checkLink', () => {
  it.each([
    ['/fine', 'ok', '200'],
    ['/moved', 'ok', '200'],
    ['/get', 'ok', '200'],
    ['/flaky', 'ok', '200'],
    ['/robots', 'refused', '403'],
    ['/gone', 'dead', '404'],
  ])('%s is %s, by %s', async (path, state, reason) => {
    const url = origin + path;
    expect(await checkLink(url, quick)).toEqual({ url, state, reason });
  });

  it('a host that does not answer, or does not exist, is dead', async () => {
    const [slow, none] = await checkLinks(
      [`${origin}/slow`, 'http://127.0.0.1:1/'],
      quick,
    );
    expect(slow).toMatchObject({ state: 'dead' });
    expect(slow?.reason).toContain('TimeoutError');
    expect(none).toMatchObject({ state: 'dead' });
    expect(asked.filter((each) => each.endsWith('/slow'))).toHaveLength(3);
  });

  it('many links keep their order', async () => {
    const urls = Array.from({ length: 30 }, (_, at) => `${origin}/${at}`);
    const results = await checkLinks(urls, quick);
    expect(results.map(({ url }) => url)).toEqual(urls);
  });
});
