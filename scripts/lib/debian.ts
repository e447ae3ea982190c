// Debian's packages of the browsers that tests need, installed where that is
// possible: as root, as on the machines that run the checks.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed without asking anybody. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of Debian; says so first, because it takes a while.
 *
 * @param packages - their names
 * @throws Error when one cannot be installed
 */
export function installFromDebian(packages: readonly string[]): void {
  console.log(`Installing from Debian: ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = [
    '-qq',
    '-o',
    'Acquire::Retries=3',
    // Another run may be installing.
    '-o',
    'DPkg::Lock::Timeout=300',
  ];
  execFileSync('apt-get', ['update', ...options], { env, stdio: 'inherit' });
  execFileSync(
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...options, ...packages],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
