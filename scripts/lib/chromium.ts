import { existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Chromium's programs. With the first, which has no windows, tests take a third less. */
export const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
];

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

/** Bytes; two browsers use a tenth of them, and a container often has 64 MB in all. */
const MIN_SHARED_MEMORY = 2 ** 30;

/**
 * Lists the flags of Playwright to leave out. By one, Chromium shares memory through
 * files on the disk, for containers with little memory. Without it the tests take an
 * eighth less time.
 *
 * @returns no flag if the machine has little shared memory
 */
export function flagsToLeaveOut(): string[] {
  // Only Linux has such a folder.
  if (!existsSync('/dev/shm')) return [];
  const { bavail, bsize } = statfsSync('/dev/shm');
  const isEnough = bavail * bsize >= MIN_SHARED_MEMORY;
  return isEnough ? ['--disable-dev-shm-usage'] : [];
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
    .find(existsSync);
}

/**
 * Finds the Chromium to test with: the environment variable CHROMIUM_PATH,
 * then Playwright's own, then the system's.
 *
 * @returns its path
 * @throws Error when the variable names no file, or none is installed
 */
export function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  const own = [named, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  const found = own ?? findExecutable(SYSTEM_NAMES);
  if (found === undefined) {
    throw new Error(
      'No Chromium found. "npm run test:install" installs it as root on Debian; elsewhere install your system\'s package "chromium", or set CHROMIUM_PATH.',
    );
  }
  return found;
}

/** Launches the Chromium to test with. @throws Error when none is found */
export const launchChromium = () =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
