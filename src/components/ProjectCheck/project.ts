/** Reads the files of a project: its apps, what is installed for each, and its code. */
import type { PackageManagerId } from '@site/src/shared/install/packageManagers';
import { loadLockfile } from './engines';
import { importedModules } from './imports';
import { packageName, readFields } from './manifest';
import {
  baseOf,
  CONFIG_NAME,
  folderOf,
  isBelow,
  isManifest,
  shouldRead,
  LIBRARY,
  managerOf,
  type ProjectFile,
} from './projectFile';
import { declaredIn } from './versions/lockfile/contents';
import type {
  AppSetup,
  DetectedPackage,
  CheckedPackage,
} from './versions/setup';

/** A file that can be read. */
export interface Source {
  readonly path: string;
  readonly file: File;
}

interface Lockfile extends ProjectFile {
  readonly manager: PackageManagerId;
}

/** A file that the check should have read, and why it did not. */
export interface UnreadFile {
  readonly path: string;
  readonly reason: string;
}

export interface Project {
  readonly manifests: readonly ProjectFile[];
  readonly lockfiles: readonly Lockfile[];
  /** Files that give modules other names: `tsconfig.json`, `babel.config.js`. */
  readonly configs: readonly ProjectFile[];
  /** The files of code that name the sheet. */
  readonly code: readonly ProjectFile[];
  /** What each file of code imports, by its path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Patches of the sheet. */
  readonly patches: readonly string[];
  /** The folders that have the configuration of an app. */
  readonly appFolders: ReadonlySet<string>;
  readonly unread: readonly UnreadFile[];
  /** How many files there were, and how many were read. */
  readonly total: number;
  readonly read: number;
}

const APP_CONFIG = /^(?:app\.(?:json|config\.[jt]s)|metro\.config\.[cm]?js)$/;
const PATCH = /(?:^|\/)@gorhom(?:\+|__|-)bottom-sheet[@+-][^/]*\.patch$/;
/** Sizes in bytes above which a file is not read. */
const MAX_CODE_SIZE = 500_000;
const MAX_LOCKFILE_SIZE = 64_000_000;
/** How many files are read at the same time. */
const BATCH_SIZE = 100;

/** Why a file is not read because of its name or size, if it is not. */
function refusalOf({ path, file }: Source): string | undefined {
  if (baseOf(path) === 'bun.lockb') {
    return 'it is binary: write bun.lock with `bun install --save-text-lockfile`';
  }
  const limit = managerOf(path) ? MAX_LOCKFILE_SIZE : MAX_CODE_SIZE;
  return file.size > limit
    ? `it has ${(file.size / 1e6).toFixed(1)} MB, more than an app's file has`
    : undefined;
}

const byPath = (a: ProjectFile, b: ProjectFile) => (a.path < b.path ? -1 : 1);

/** Reads what the check needs. */
export async function readProject(
  sources: readonly Source[],
  paths: readonly string[],
  onProgress: (read: number, of: number) => void = () => undefined,
): Promise<Project> {
  const manifests: ProjectFile[] = [];
  const lockfiles: Lockfile[] = [];
  const configs: ProjectFile[] = [];
  const code: ProjectFile[] = [];
  const imports = new Map<string, readonly string[]>();
  const unread: UnreadFile[] = [];
  let count = 0;
  const read = async ({ path, file }: Source): Promise<void> => {
    // Unlike `file.text()`, this keeps the byte order mark.
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) {
      unread.push({ path, reason: 'it is gone, or may not be read' });
      return;
    }
    count += 1;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const manager = managerOf(path);
    if (manager) lockfiles.push({ path, text, manager });
    else if (isManifest(path)) manifests.push({ path, text });
    else if (CONFIG_NAME.test(baseOf(path))) configs.push({ path, text });
    else if (text.includes('\0')) {
      if (text.includes(LIBRARY))
        unread.push({ path, reason: 'it is not text' });
    } else {
      imports.set(path, importedModules(text));
      if (text.includes(LIBRARY)) code.push({ path, text });
    }
  };
  const readable = sources.filter((source) => {
    if (!shouldRead(source.path)) return false;
    const reason = refusalOf(source);
    if (reason) unread.push({ path: source.path, reason });
    return reason === undefined;
  });
  for (let start = 0; start < readable.length; start += BATCH_SIZE) {
    onProgress(start, readable.length);
    const batch = readable.slice(start, start + BATCH_SIZE);
    await Promise.all(batch.map(read));
  }
  return {
    manifests: manifests.sort(byPath),
    lockfiles: lockfiles.sort(byPath),
    configs: configs.sort(byPath),
    code: code.sort(byPath),
    imports,
    patches: paths.filter((path) => PATCH.test(path)),
    appFolders: new Set(
      paths.filter((path) => APP_CONFIG.test(baseOf(path))).map(folderOf),
    ),
    unread,
    total: paths.length,
    read: count,
  };
}

const dependsOn = ({ text }: ProjectFile, name: string): boolean =>
  text.includes(`"${name}"`);

/**
 * The apps of a project, by their `package.json`: those that declare the sheet, the one
 * with most of the code first. A package that apps share is one only where no app
 * declares the sheet.
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
  const uses = new Map(
    found.map((app) => [app, codeOf(project, app).length] as const),
  );
  return [...found].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/** The folders of an app and of the project's own packages that it depends on. */
export function foldersOf(
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

/** The code that names the sheet and is a part of the app. */
export function codeOf(project: Project, app: ProjectFile): ProjectFile[] {
  const folders = foldersOf(project, app);
  return project.code.filter(({ path }) =>
    folders.some((folder) => isBelow(path, folder)),
  );
}

/** The lockfile that is nearest above the app; the manager decides between two. */
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

/** What the app declares, with the versions that its lockfile installs. */
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
  const declared: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(declaredIn(readFields(app))))
    if (typeof value === 'string') declared[name] = value;
  const { parseLockfile } = await loadLockfile();
  const read = await parseLockfile(text, manager, { folder, declared });
  if ('problem' in read) return setup;
  const packages = Object.fromEntries(
    Object.entries(setup.packages).map(([name, detected]) => {
      // Copies that other packages nest are not the app's.
      const range = read.setup.packages[name as CheckedPackage]?.range;
      const known: DetectedPackage =
        range === undefined
          ? detected
          : { range, ...(detected.isPatched && { isPatched: true }) };
      return [name, known];
    }),
  );
  const react = read.setup.react ?? setup.react;
  return {
    ...setup,
    source: 'lockfile',
    packageManager: manager,
    packages,
    ...(react !== undefined && { react }),
  };
}
