/**
 * Reads the files of a project, and finds its apps with their code and their versions.
 */
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';
import { loadLockfile } from './engines';
import { importedModules } from './imports';
import { packageName, readFields } from './manifest';
import {
  baseOf,
  CONFIG_NAME,
  decodeText,
  folderOf,
  isBelow,
  isManifest,
  shouldRead,
  LIBRARY,
  lockfileManager,
  type ProjectFile,
} from './projectFile';
import { declaredIn } from './versions/lockfile/contents';
import type { AppSetup, CheckedPackage } from './versions/setup';

/** A file that is not read yet. */
export interface Source {
  readonly path: string;
  readonly file: File;
}

interface Lockfile extends ProjectFile {
  readonly manager: PackageManagerId;
}

/** A file that the check should read and skips, with the reason for the reader. */
export interface SkippedFile {
  readonly path: string;
  readonly reason: string;
}

/** The files that the check has read, by what they are. */
export interface Project {
  readonly manifests: readonly ProjectFile[];
  readonly lockfiles: readonly Lockfile[];
  /** Files that define aliases of modules: `tsconfig.json`, `babel.config.js`. */
  readonly configs: readonly ProjectFile[];
  /** The files of code that contain the name of the library. */
  readonly codeFiles: readonly ProjectFile[];
  /** The specifiers that each file of code imports, by its path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** The paths of patches of the library. */
  readonly patches: readonly string[];
  /** The folders that contain the configuration of an app. */
  readonly appFolders: ReadonlySet<string>;
  readonly skipped: readonly SkippedFile[];
  /** The number of all files, and of those that were read. */
  readonly total: number;
  readonly read: number;
}

const APP_CONFIG = /^(?:app\.(?:json|config\.[jt]s)|metro\.config\.[cm]?js)$/;
const PATCH_PATH = /(?:^|\/)@gorhom(?:\+|__|-)bottom-sheet[@+-][^/]*\.patch$/;
/** Larger files are skipped; sizes in bytes. */
const MAX_CODE_SIZE = 500_000;
const MAX_LOCKFILE_SIZE = 64_000_000;
/** The number of files that are read at the same time. */
const READ_BATCH_SIZE = 100;

/** The reason for skipping a file because of its name or size, if there is one. */
function skipReason({ path, file }: Source): string | undefined {
  if (baseOf(path) === 'bun.lockb') {
    return 'it is binary: write bun.lock with `bun install --save-text-lockfile`';
  }
  const limit = lockfileManager(path) ? MAX_LOCKFILE_SIZE : MAX_CODE_SIZE;
  return file.size > limit
    ? `it has ${(file.size / 1e6).toFixed(1)} MB, more than an app's file has`
    : undefined;
}

const byPath = (a: ProjectFile, b: ProjectFile) => (a.path < b.path ? -1 : 1);

/**
 * Reads the files that the check needs.
 *
 * @param paths of all files of the project
 */
export async function readProject(
  sources: readonly Source[],
  paths: readonly string[],
  onProgress: (read: number, of: number) => void = () => undefined,
): Promise<Project> {
  const manifests: ProjectFile[] = [];
  const lockfiles: Lockfile[] = [];
  const configs: ProjectFile[] = [];
  const codeFiles: ProjectFile[] = [];
  const imports = new Map<string, readonly string[]>();
  const skipped: SkippedFile[] = [];
  let count = 0;
  const read = async ({ path, file }: Source): Promise<void> => {
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) {
      skipped.push({ path, reason: 'it is gone, or may not be read' });
      return;
    }
    count += 1;
    const text = decodeText(bytes);
    const manager = lockfileManager(path);
    if (manager) lockfiles.push({ path, text, manager });
    else if (isManifest(path)) manifests.push({ path, text });
    else if (CONFIG_NAME.test(baseOf(path))) configs.push({ path, text });
    else if (text.includes('\0')) {
      if (text.includes(LIBRARY))
        skipped.push({ path, reason: 'it is not text' });
    } else {
      imports.set(path, importedModules(text));
      if (text.includes(LIBRARY)) codeFiles.push({ path, text });
    }
  };
  const readable = sources.filter((source) => {
    if (!shouldRead(source.path)) return false;
    const reason = skipReason(source);
    if (reason) skipped.push({ path: source.path, reason });
    return reason === undefined;
  });
  for (let start = 0; start < readable.length; start += READ_BATCH_SIZE) {
    onProgress(start, readable.length);
    const batch = readable.slice(start, start + READ_BATCH_SIZE);
    await Promise.all(batch.map(read));
  }
  return {
    manifests: manifests.sort(byPath),
    lockfiles: lockfiles.sort(byPath),
    configs: configs.sort(byPath),
    codeFiles: codeFiles.sort(byPath),
    imports,
    patches: paths.filter((path) => PATCH_PATH.test(path)),
    appFolders: new Set(
      paths.filter((path) => APP_CONFIG.test(baseOf(path))).map(folderOf),
    ),
    skipped,
    total: paths.length,
    read: count,
  };
}

/** Whether a `package.json` names a package. */
const dependsOn = ({ text }: ProjectFile, name: string): boolean =>
  text.includes(`"${name}"`);

/**
 * Finds the apps of a project by their `package.json`, the one with most of the code first.
 * Of those that declare the library, prefers packages with the configuration of an app,
 * then those with React Native or Expo. If none declares the library, all count.
 */
export function appsOf(project: Project): ProjectFile[] {
  const declaring = project.manifests.filter((each) =>
    dependsOn(each, LIBRARY),
  );
  const native = declaring.filter(({ text }) =>
    /"(?:react-native|expo)" *:/.test(text),
  );
  const configured = native.filter(({ path }) =>
    project.appFolders.has(folderOf(path)),
  );
  const found =
    [configured, native, declaring, project.manifests].find(
      (each) => each.length > 0,
    ) ?? [];
  const codeCounts = new Map(
    found.map((app) => [app, codeOf(project, app).length] as const),
  );
  return [...found].sort(
    (a, b) => (codeCounts.get(b) ?? 0) - (codeCounts.get(a) ?? 0),
  );
}

/** Lists the folders of an app and of the project's packages that it depends on. */
function foldersOf(
  { manifests }: Pick<Project, 'manifests'>,
  app: ProjectFile,
): string[] {
  const named = manifests.map((each) => [each, packageName(each)] as const);
  const found = [app];
  for (const each of found) {
    for (const [other, name] of named) {
      if (name !== undefined && !found.includes(other) && dependsOn(each, name))
        found.push(other);
    }
  }
  return found.map(({ path }) => folderOf(path));
}

/** Lists the files of code in an app's folders that name the library. */
export function codeOf(project: Project, app: ProjectFile): ProjectFile[] {
  const folders = foldersOf(project, app);
  return project.codeFiles.filter(({ path }) =>
    folders.some((folder) => isBelow(path, folder)),
  );
}

/** Finds the nearest lockfile above an app; of two, the one of its package manager. */
function lockfileOf(
  { lockfiles }: Project,
  app: ProjectFile,
  manager: AppSetup['packageManager'],
): Lockfile | undefined {
  const folder = folderOf(app.path);
  const above = lockfiles.filter(({ path }) => isBelow(folder, folderOf(path)));
  const nearest = Math.max(...above.map(({ path }) => folderOf(path).length));
  const near = above.filter(({ path }) => folderOf(path).length === nearest);
  return near.find((each) => each.manager === manager) ?? near[0];
}

/**
 * Replaces the ranges in an app's setup by the versions that its lockfile installs.
 *
 * @returns the same setup if there is no lockfile, or if it cannot be parsed
 */
export async function installedSetup(
  project: Project,
  app: ProjectFile,
  setup: AppSetup,
): Promise<AppSetup> {
  const lockfile = lockfileOf(project, app, setup.packageManager);
  if (lockfile === undefined) return setup;
  const { path, text, manager } = lockfile;
  const root = folderOf(path);
  const folder = folderOf(app.path).slice(root === '' ? 0 : root.length + 1);
  const declared = declaredIn(readFields(app));
  const { parseLockfile } = await loadLockfile();
  const result = await parseLockfile(text, manager, { folder, declared });
  if ('problem' in result) return setup;
  const packages = Object.fromEntries(
    Object.entries(setup.packages).map(([name, detected]) => {
      // Without the copies that other packages nest.
      const range = result.setup.packages[name as CheckedPackage]?.range;
      const { isPatched } = detected;
      return [name, range === undefined ? detected : { range, isPatched }];
    }),
  );
  return {
    ...setup,
    source: 'lockfile',
    packageManager: manager,
    packages,
    react: result.setup.react ?? setup.react,
  };
}
