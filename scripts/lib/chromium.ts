import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstall, installFromDebian } from './debian';

const VARIABLE = 'CHROMIUM_PATH';
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
];

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

/**
 * Finds the Chromium to test with: the environment variable CHROMIUM_PATH,
 * then Playwright's own, then the system's, and as root on Debian the one that
 * the package manager installs.
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
  let found = isExecutable(own) ? own : findExecutable(SYSTEM_NAMES);
  if (found === undefined) {
    if (!canInstall()) {
      throw new Error(
        `No Chromium found. Set ${VARIABLE} to the path of one, or install your system's package "chromium".`,
      );
    }
    installFromDebian(['chromium']);
    found = findExecutable(SYSTEM_NAMES);
  }
  if (found === undefined) {
    throw new Error(
      `The package "chromium" brought no executable; set ${VARIABLE}.`,
    );
  }
  process.env[VARIABLE] = found;
  return found;
}
