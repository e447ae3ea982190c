import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, VERSIONS } from './lib/versions';

/**
 * Usage: npm run types:install
 *
 * Installs the package sets that the samples compile against, each from its
 * own lockfile, where one is missing or older than its lockfile. Says nothing
 * when all are up to date.
 */
function main(): void {
  for (const { name, types } of VERSIONS) {
    const folder = path.join(ROOT, types);
    // Inside node_modules, which `npm ci` removes: a broken install has none.
    const stamp = path.join(folder, 'node_modules', '.lockfile-hash');
    const hash = createHash('sha256')
      .update(readFileSync(path.join(folder, 'package-lock.json')))
      .update(readFileSync(path.join(folder, '.npmrc')))
      .digest('hex');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
      continue;
    }
    // Run inside the folder: npm reads the .npmrc beside the package.json.
    const { status } = spawnSync('npm', ['ci', '--prefix', folder], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      throw new Error(`npm ci failed in ${types}. Its output says why.`);
    }
    writeFileSync(stamp, hash);
    console.log(`${name}: installed`);
  }
}

main();
