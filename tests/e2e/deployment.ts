// A site that is published again while somebody reads it.
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { servePages } from '../../scripts/lib/pagesServer';
import { BASE_PATH } from './sites';

const BUILD = path.join(__dirname, '../../build');

/** Makes a release in which no script and no stylesheet has its former name. */
function makeRelease(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true });
  });
  cpSync(BUILD, folder, { recursive: true });
  renameSync(path.join(folder, 'assets'), path.join(folder, 'release-2'));
  for (const name of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.(?:html|js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('assets/', 'release-2/'));
  }
  return folder;
}

/** One serves all tests of a process. */
let release: string | undefined;

/** The built site, served as GitHub Pages does, until a release is published. */
export async function deploy() {
  release ??= makeRelease();
  const next = release;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const link = path.join(folder, 'site');
  symlinkSync(BUILD, link);
  const server = await servePages(link, BASE_PATH);
  return {
    site: server.origin + BASE_PATH,
    publish: () => {
      rmSync(link);
      symlinkSync(next, link);
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
