import { accessSync, constants, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, installFromDebian } from './debian';

const VARIABLE = 'CHROMIUM_PATH';

/** Chromium without windows: what Debian calls it, and its package. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Flags for a browser that runs as root and has no network but this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text looks the same with and without windows.
  '--font-render-hinting=none',
];

/** Where Linux keeps what processes share in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Two browsers use a tenth of it; a container often has 64 MB in all. */
const ENOUGH = 2 ** 30;

/**
 * Flags of Playwright's to leave out: it has Chromium share memory by files of
 * the disk, for containers that have too little of it. In memory the tests take
 * an eighth less time.
 *
 * @returns the flags, none of them where shared memory is short
 */
export function flagsToLeaveOut(): string[] {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize < ENOUGH ? [] : ['--disable-dev-shm-usage'];
  } catch {
    // Other systems have no such folder.
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program of this machine.
 *
 * @param names - its possible names, the best first
 * @returns the path of the first that is on the PATH, or undefined
 */
export function findExecutable(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(isExecutable);
}

/** The one without windows, which takes two thirds of the other's time. */
function findShell(): string | undefined {
  if (findExecutable([SHELL]) === undefined && canInstall()) {
    try {
      installFromDebian([SHELL]);
    } catch (reason) {
      if (findExecutable(SYSTEM_NAMES) === undefined) throw reason;
      console.log(`Testing with the slower Chromium: no ${SHELL}.`);
    }
  }
  return findExecutable([SHELL]);
}

/**
 * Finds the Chromium to test with: the environment variable CHROMIUM_PATH,
 * then Playwright's own, then the system's; the one without windows first,
 * which as root on Debian the package manager installs.
 *
 * @returns the path of an executable; it is also put into the environment so
 *   that worker processes find the same one at once
 * @throws Error when the variable names no executable, or none is installed
 */
export function findChromium(): string {
  const named = process.env[VARIABLE];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) {
      throw new Error(`${VARIABLE} names no executable: ${named}`);
    }
    return named;
  }
  const own = chromium.executablePath();
  const found = isExecutable(own)
    ? own
    : (findShell() ?? findExecutable(SYSTEM_NAMES));
  if (found === undefined) {
    throw new Error(
      `No Chromium found. Set ${VARIABLE} to the path of one, or install your system's package "chromium".`,
    );
  }
  process.env[VARIABLE] = found;
  return found;
}
