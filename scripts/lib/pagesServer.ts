// A server that answers as GitHub Pages does, so that tests and measurements
// meet the same addresses, status codes and headers as readers. No library on
// npm has these rules: sirv, serve-handler and superstatic all answer `x/`
// with x.html, or redirect it, where GitHub Pages has no such page.
import { readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup, mimes } from 'mrmime';

/** How long GitHub Pages lets browsers keep a file, in seconds. */
const MAX_AGE = 600;

// The one type of the site that the table lacks.
mimes.ico = 'image/vnd.microsoft.icon';

/** What is worth compressing; pictures and fonts are compressed already. */
const TEXT = /^text\/|[/+](?:javascript|json|xml)$/;

/** How the server answers an address. */
type Answer =
  | { readonly status: 200 | 404; readonly file: string }
  | { readonly status: 301; readonly location: string }
  /** Outside the site, where another site's pages would be. */
  | { readonly status: 404; readonly file?: undefined };

/** The file of a route, decoded; a path that is cut in mid-escape names none. */
async function findFile(folder: string, route: string): Promise<string | null> {
  let name: string;
  try {
    name = decodeURIComponent(route);
  } catch {
    return null;
  }
  const isInside = !name.split('/').includes('..') && !name.includes('\0');
  const candidates = name.endsWith('/')
    ? [`${name}index.html`]
    : [name, `${name}.html`];
  for (const candidate of isInside ? candidates : []) {
    const file = path.join(folder, candidate);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile()) return file;
  }
  return null;
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
export async function answer(
  folder: string,
  basePath: string,
  address: string,
): Promise<Answer> {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  if (`${pathname}/` === basePath) {
    return { status: 301, location: basePath + query };
  }
  if (!pathname.startsWith(basePath)) {
    return { status: 404 };
  }
  const route = pathname.slice(basePath.length - 1);
  const file = await findFile(folder, route);
  if (file !== null) return { status: 200, file };
  if (!route.endsWith('/') && (await findFile(folder, `${route}/`))) {
    return { status: 301, location: `${pathname}/${query}` };
  }
  return { status: 404, file: path.join(folder, '404.html') };
}

interface Body {
  readonly tag: string;
  readonly plain: Buffer;
  gzip?: Buffer;
}

/** Reads files, and compresses each version of one only once. */
function fileReader(): (file: string) => Promise<Body> {
  const bodies = new Map<string, Body>();
  return async (file) => {
    const { mtimeMs, size } = await stat(file);
    const tag = `${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}`;
    const known = bodies.get(file);
    if (known?.tag === tag) return known;
    const body = { tag, plain: await readFile(file) };
    bodies.set(file, body);
    return body;
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file }: { readonly status: number; readonly file: string },
  read: (file: string) => Promise<Body>,
): Promise<void> {
  const body = await read(file);
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = TEXT.test(type);
  const accepted = String(request.headers['accept-encoding']);
  const isGzip = isText && /\bgzip\b/.test(accepted);
  const etag = isGzip ? `W/"${body.tag}"` : `"${body.tag}"`;
  const headers: OutgoingHttpHeaders = {
    'cache-control': `max-age=${MAX_AGE}`,
    'content-type': isText ? `${type}; charset=utf-8` : type,
    etag,
    ...(isText && { vary: 'Accept-Encoding' }),
  };
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const content = isGzip
    ? (body.gzip ??= gzipSync(body.plain, { level: 9 }))
    : body.plain;
  response.writeHead(status, {
    ...headers,
    'content-length': content.length,
    ...(isGzip && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : content);
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
 */
export async function servePages(
  folder: string,
  basePath: string,
  port = 0,
): Promise<PagesServer> {
  const read = fileReader();
  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const found = await answer(folder, basePath, request.url ?? '');
    if (found.status === 301) {
      response.writeHead(301, { location: found.location }).end();
    } else if (found.file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end(`The site is at ${basePath}`);
    } else {
      await respond(request, response, found, read);
    }
  }
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
