/**
 * Installs the package sets that the samples compile against, each from its own lockfile,
 * if it is missing or its lockfile has changed. Prints nothing when all are up to date.
 *
 *   npx tsx scripts/types-install/main.ts
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from '../lib/runMain';
import { EDGE_TYPES, ROOT, DOCS_VERSIONS } from '../../src/site/versions';

async function main(): Promise<void> {
  const folders = DOCS_VERSIONS.map(({ types }) => types);
  await Promise.all([...folders, ...EDGE_TYPES].map(install));
}

async function install(types: string): Promise<void> {
  const name = path.basename(types);
  const folder = path.join(ROOT, types);
  // Inside node_modules, which `npm ci` removes: a broken install has none.
  const stamp = path.join(folder, 'node_modules', '.lockfile-hash');
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', '.npmrc']) {
    if (!existsSync(path.join(folder, file))) {
      throw new Error(
        `${name} has no ${types}/${file}. CONTRIBUTING.md says under "Add a version" how its package set is made.`,
      );
    }
    hash.update(readFileSync(path.join(folder, file)));
  }
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return;
  }
  // Run inside the folder: npm reads the .npmrc next to the package.json.
  const child = spawn('npm', ['ci', '--prefer-offline', '--prefix', folder], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) {
    throw new Error(`npm ci failed in ${types}. Its output says why.`);
  }
  writeFileSync(stamp, wanted);
  console.log(`${name}: installed`);
}

void runMain(main);
