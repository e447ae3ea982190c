// A server that answers as GitHub Pages does, so that tests and measurements
// meet the same addresses, status codes, types and caching as readers. No library on
// npm has these rules: sirv, serve-handler and superstatic all answer `x/`
// with x.html, or redirect it, where GitHub Pages has no such page.
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { unescape } from 'node:querystring';
import { gzipSync } from 'node:zlib';
import { lookup, mimes } from 'mrmime';

/** How long GitHub Pages lets browsers keep a file, in seconds. */
const MAX_AGE = 600;

// The one type of the site that the table lacks.
mimes.ico = 'image/vnd.microsoft.icon';

/** Types that are worth compressing; pictures and fonts are compressed already. */
const TEXT = /^text\/|[/+](?:javascript|json|xml)$/;

/** The answer to a request; outside of the site it has neither a file nor a location. */
interface ResolvedRequest {
  readonly status: 200 | 301 | 404;
  readonly file?: string;
  readonly location?: string;
}

/** Returns the first of some files below a folder that exists. */
async function findFile(
  folder: string,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names) {
    const file = path.join(folder, name);
    const isInside = !name.split('/').includes('..');
    const found = isInside && (await stat(file).catch(() => undefined));
    if (found && found.isFile()) return file;
  }
  return undefined;
}

/**
 * Finds the answer to an address, by the rules of GitHub Pages: `x` is the
 * file x, else x.html, else a redirect to `x/` if there is x/index.html; `x/`
 * is x/index.html alone; anything else is 404.html.
 *
 * @param folder - the built site
 * @param basePath - the path that it is published under, with both slashes
 * @param address - the request's path and query
 */
export async function resolveRequest(
  folder: string,
  basePath: string,
  address: string,
): Promise<ResolvedRequest> {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  if (`${pathname}/` === basePath) {
    return { status: 301, location: basePath + query };
  }
  if (!pathname.startsWith(basePath)) return { status: 404 };
  const route = unescape(pathname.slice(basePath.length));
  const isFolder = route === '' || route.endsWith('/');
  const index = `${route}/index.html`;
  const names = isFolder ? [index] : [route, `${route}.html`];
  const file = await findFile(folder, names);
  if (file !== undefined) return { status: 200, file };
  if ((await findFile(folder, [index])) !== undefined) {
    return { status: 301, location: `${pathname}/${query}` };
  }
  return { status: 404, file: path.join(folder, '404.html') };
}

/** Compressed files, by their paths and the times at which they changed. */
const compressed = new Map<string, Buffer>();

async function compress(file: string): Promise<Buffer> {
  const { mtimeMs } = await stat(file);
  const version = `${file} ${mtimeMs}`;
  const known = compressed.get(version);
  if (known !== undefined) return known;
  const content = gzipSync(await readFile(file), { level: 9 });
  compressed.set(version, content);
  return content;
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, location }: ResolvedRequest,
): Promise<void> {
  if (file === undefined) {
    response.writeHead(status, location === undefined ? {} : { location });
    response.end();
    return;
  }
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = TEXT.test(type);
  const accepted = String(request.headers['accept-encoding']);
  const isGzip = isText && /\bgzip\b/.test(accepted);
  const { mtimeMs, size } = await stat(file);
  const etag = `${isGzip ? 'W/' : ''}"${mtimeMs}-${size}"`;
  const headers = {
    'cache-control': `max-age=${MAX_AGE}`,
    etag,
    ...(isText && { vary: 'Accept-Encoding' }),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const content = await (isGzip ? compress(file) : readFile(file));
  response.writeHead(status, {
    ...headers,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'content-length': content.length,
    ...(isGzip && { 'content-encoding': 'gzip' }),
  });
  response.end(content);
}

/** A running server. */
export interface PagesServer {
  /** Its address, without a slash at the end. */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Serves a built site as GitHub Pages does.
 *
 * @param folder - the built site; what is written to it later is served too
 * @param basePath - the path that it is published under, with both slashes
 * @param port - any free one by default
 * @returns the server, once it listens
 */
export async function servePages(
  folder: string,
  basePath: string,
  port = 0,
): Promise<PagesServer> {
  const server = createServer((request, response) => {
    resolveRequest(folder, basePath, request.url ?? '')
      .then((found) => respond(request, response, found))
      .catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(500);
        response.end(String(error));
      });
  });
  // Longer than any client keeps a connection: a request of a busy client fails if the
  // server is just closing the connection.
  server.keepAliveTimeout = 3_600_000;
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
