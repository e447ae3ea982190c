/**
 * Installs the browsers that the tests drive, where they are missing: as root
 * on Debian, whose packages need no download from elsewhere.
 *
 *   npm run test:install
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findExecutable, SYSTEM_NAMES } from '../lib/chromium';

const has = (...names: string[]) => findExecutable(names) !== undefined;

/** Debian's packages, and whether this machine has what they bring. */
const BROWSERS = {
  // Without windows: it takes two thirds of the time of `chromium`.
  'chromium-headless-shell':
    !!process.env.CHROMIUM_PATH ||
    existsSync(chromium.executablePath()) ||
    has(...SYSTEM_NAMES),
  'firefox-esr': has('firefox-esr', 'firefox'),
  'webkit2gtk-driver': has('WebKitWebDriver'),
  xvfb: has('Xvfb'),
};

const packages = Object.entries(BROWSERS)
  .filter(([, isThere]) => !isThere)
  .map(([name]) => name)
  .join(' ');
const isDebian = existsSync('/usr/bin/apt-get');
if (packages !== '' && process.getuid?.() === 0 && isDebian) {
  console.log(`Installing from Debian: ${packages}.`);
  // Another run may be installing.
  const apt = 'apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300';
  execSync(
    `${apt} update && ${apt} install -y --no-install-recommends ${packages}`,
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
} else if (packages !== '') {
  console.log(`Not installed: ${packages}.`);
}
