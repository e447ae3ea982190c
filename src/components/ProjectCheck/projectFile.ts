/** A file of a project, and its path. */
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';

/** A file, with its path below the folder that was chosen. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** The name of the library's package. */
export const LIBRARY = '@gorhom/bottom-sheet';

/** The folder of a path; empty for the root. */
export const folderOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** The last part of a path. */
export const baseOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1);

/** Whether a path is a folder, or inside it; the root is an empty path. */
export const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

/** Decodes a file. Unlike `file.text()`, this keeps the byte order mark. */
export const decodeText = (bytes: ArrayBuffer | undefined): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** Folders without source code of the app, which are skipped. */
export const SKIPPED_FOLDERS =
  /^(?:node_modules|\.git|Pods|build|dist|out|vendor|coverage|android|ios|\.expo|\.next|\.turbo|\.gradle|\.history|\.yarn|DerivedData|storybook-static)$/;
const CODE_NAME = /(?<!\.d|\.min)\.[cm]?[jt]sx?$/;
/** Configuration files that may define aliases of modules. */
export const CONFIG_NAME =
  /^(?:(?:ts|js)config(?:\.\w+)*\.json|babel\.config\.[cm]?js)$/;

/** The names of lockfiles, with their package managers. */
const LOCKFILES = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'yarn.lock': 'yarn',
  'pnpm-lock.yaml': 'pnpm',
  'bun.lock': 'bun',
} as const satisfies Readonly<Record<string, PackageManagerId>>;

/** The package manager of a lockfile; `undefined` for another file. */
export const lockfileManager = (path: string): PackageManagerId | undefined =>
  Object.entries(LOCKFILES).find(([name]) => name === baseOf(path))?.[1];

/** Whether a file is a `package.json`. */
export const isManifest = (path: string): boolean =>
  baseOf(path) === 'package.json';

/** Whether the check reads files of this name, wherever they are. */
export function isProjectFile(path: string): boolean {
  const name = baseOf(path);
  return (
    CODE_NAME.test(name) ||
    CONFIG_NAME.test(name) ||
    isManifest(path) ||
    name === 'bun.lockb' ||
    lockfileManager(path) !== undefined
  );
}

/** Whether the check reads a file, by its name and its folders. */
export const shouldRead = (path: string): boolean =>
  isProjectFile(path) &&
  !folderOf(path)
    .split('/')
    .some((folder) => SKIPPED_FOLDERS.test(folder));
