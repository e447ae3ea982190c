import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';

const TEXT = /\.(?:html|css|js|json|svg|xml|txt|md|webmanifest)$/;

/** How long the production host lets browsers keep files, in seconds. */
const MAX_AGE = 600;

/**
 * Serves a built site as a host does: text as gzip, below the base path
 * alone. `docusaurus serve` sends nothing compressed.
 *
 * @param folder - the built site; it is left as it is
 * @param basePath - the path that it is built for, with both slashes
 * @returns the address of the site's origin, and what ends the server
 */
export async function serveCompressed(
  folder: string,
  basePath: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const site = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  cpSync(folder, site, { recursive: true });
  for (const name of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    if (TEXT.test(name)) {
      const file = path.join(site, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  }
  const files = sirv(site, {
    extensions: ['html'],
    gzip: true,
    maxAge: MAX_AGE,
  });
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    if (!address.startsWith(basePath)) {
      response.writeHead(404).end();
      return;
    }
    request.url = `/${address.slice(basePath.length)}`;
    files(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(site, { recursive: true, force: true });
    },
  };
}
