/** A file of a project, and its path. */
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';

/** A file, with its path below the folder that was chosen. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export const LIBRARY = '@gorhom/bottom-sheet';

export const folderOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('/'), 0));

export const baseOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1);

export const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Folders that hold no source of the app. */
export const SKIPPED =
  /^(?:node_modules|\.git|Pods|build|dist|out|vendor|coverage|android|ios|\.expo|\.next|\.turbo|\.gradle|\.history|\.yarn|DerivedData|storybook-static)$/;
const CODE_NAME = /(?<!\.d|\.min)\.[cm]?[jt]sx?$/;
export const CONFIG_NAME =
  /^(?:(?:ts|js)config(?:\.\w+)*\.json|babel\.config\.[cm]?js)$/;

/** The lockfiles that are read, by their names. */
const LOCKFILES = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'yarn',
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'bun',
} as const satisfies Readonly<Record<string, PackageManagerId>>;

export const managerOf = (path: string): PackageManagerId | undefined =>
  Object.entries(LOCKFILES).find(([name]) => name === baseOf(path))?.[1];

export const isManifest = (path: string): boolean =>
  baseOf(path) === 'package.json';

/** Whether the check reads files of this name. */
export function isProjectFile(path: string): boolean {
  const name = baseOf(path);
  return (
    CODE_NAME.test(name) ||
    CONFIG_NAME.test(name) ||
    isManifest(path) ||
    name === 'bun.lockb' ||
    managerOf(path) !== undefined
  );
}

/** Whether the check reads a file: by its name, and by the folders that it is in. */
export const shouldRead = (path: string): boolean =>
  isProjectFile(path) &&
  !folderOf(path)
    .split('/')
    .some((folder) => SKIPPED.test(folder));
