/**
 * Installs the browsers that the tests drive, where they are missing: on Debian
 * and Ubuntu, as root or in CI, since their packages need no download from
 * elsewhere. Elsewhere it prints what is missing.
 *
 *   npx tsx scripts/browsers/main.ts [chromium] [engines]
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findExecutable, SYSTEM_NAMES } from '../lib/chromium';
import { runWithNames } from '../lib/runMain';

const has = (...names: string[]) => findExecutable(names) !== undefined;

/** Debian's packages by group; true if this machine has their programs. */
const GROUPS: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  chromium: {
    // Without windows: it takes two thirds of the time of `chromium`.
    'chromium-headless-shell':
      !!process.env.CHROMIUM_PATH ||
      existsSync(chromium.executablePath()) ||
      has(...SYSTEM_NAMES),
  },
  engines: {
    'firefox-esr': has('firefox-esr', 'firefox'),
    'webkit2gtk-driver': has('WebKitWebDriver'),
    xvfb: has('Xvfb'),
  },
};

/** Returns the prefix of commands that install packages; undefined without the right. */
function privilegePrefix(): string | undefined {
  if (!has('apt-get')) return undefined;
  if (process.getuid?.() === 0) return '';
  // The machines of CI let anybody become root.
  return process.env.CI !== undefined && has('sudo') ? 'sudo -n ' : undefined;
}

function main(names: readonly string[]): void {
  const unknown = names.find((name) => !(name in GROUPS));
  if (unknown !== undefined) {
    throw new Error(
      `There is no group "${unknown}", only ${Object.keys(GROUPS).join(' and ')}.`,
    );
  }
  const wanted = names.length === 0 ? Object.keys(GROUPS) : names;
  const packages = wanted
    .flatMap((name) => Object.entries(GROUPS[name] ?? {}))
    .filter(([, isInstalled]) => !isInstalled)
    .map(([name]) => name)
    .join(' ');
  if (packages === '') return;
  const prefix = privilegePrefix();
  if (prefix === undefined) {
    console.log(`Not installed: ${packages}.`);
    return;
  }
  console.log(`Installing from the system's packages: ${packages}.`);
  // Another run may be installing.
  const apt = `${prefix}env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3 -o DPkg::Lock::Timeout=300`;
  execSync(
    `${apt} update && ${apt} install -y --no-install-recommends ${packages}`,
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

void runWithNames(main);
