/** Reads the files of a project: its app, what is installed for it, and its code. */
import { installedIn, LOCKFILES, type LockfileManager } from './installed';
import type { AppSetup, Finding, SubjectName } from './versions/setup';

/** A file, with its path below the folder that was chosen. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** A file that can be read. */
export interface Source {
  readonly path: string;
  readonly file: File;
}

interface Lockfile extends ProjectFile {
  readonly manager: LockfileManager;
}

export interface Project {
  readonly manifests: readonly ProjectFile[];
  readonly lockfiles: readonly Lockfile[];
  /** The files of code that name the sheet. */
  readonly code: readonly ProjectFile[];
  /** How many files there were. */
  readonly total: number;
}

/** Folders that hold no source of the app. */
export const SKIPPED =
  /^(?:node_modules|\.git|Pods|build|dist|out|vendor|coverage|android|ios|\.expo|\.next|\.turbo|\.gradle|\.history|\.yarn|DerivedData|storybook-static)$/;
const CODE = /(?<!\.d|\.min)\.[cm]?[jt]sx?$/;
const LIBRARY = '@gorhom/bottom-sheet';
/** Sizes in bytes above which a file of code and a lockfile are not read. */
const LARGEST_CODE = 500_000;
const LARGEST_LOCKFILE = 64_000_000;
/** How many files are read at the same time. */
const AT_ONCE = 100;

const folderOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('/'), 0));
const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const isBelow = (path: string, folder: string): boolean =>
  folder === '' || path === folder || path.startsWith(`${folder}/`);

const managerOf = (path: string): LockfileManager | undefined =>
  Object.entries(LOCKFILES).find(([name]) => name === baseOf(path))?.[1];

/** Whether the check has a use for a file of this name and size. */
function isWanted({ path, file }: Source): boolean {
  const folders = folderOf(path).split('/');
  if (folders.some((folder) => SKIPPED.test(folder))) return false;
  if (managerOf(path)) return file.size <= LARGEST_LOCKFILE;
  return (
    file.size <= LARGEST_CODE &&
    (baseOf(path) === 'package.json' || CODE.test(path))
  );
}

/** Reads what the check needs; one that has gone since is left out. */
export async function readProject(
  sources: readonly Source[],
): Promise<Project> {
  const wanted = sources.filter(isWanted);
  const manifests: ProjectFile[] = [];
  const lockfiles: Lockfile[] = [];
  const code: ProjectFile[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const part = wanted.slice(start, start + AT_ONCE);
    await Promise.all(
      part.map(async ({ path, file }) => {
        // Unlike `file.text()`, this keeps the byte order mark.
        const bytes = await file.arrayBuffer().catch(() => undefined);
        if (bytes === undefined) return;
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
          bytes,
        );
        const manager = managerOf(path);
        if (manager) lockfiles.push({ path, text, manager });
        else if (baseOf(path) === 'package.json')
          manifests.push({ path, text });
        else if (text.includes(LIBRARY) && !text.includes('\0')) {
          code.push({ path, text });
        }
      }),
    );
  }
  const byPath = (a: ProjectFile, b: ProjectFile) => (a.path < b.path ? -1 : 1);
  return {
    manifests: manifests.sort(byPath),
    lockfiles: lockfiles.sort(byPath),
    code: code.sort(byPath),
    total: sources.length,
  };
}

/** The `package.json` of the app: the one with the sheet that most of the code is below. */
export function appOf({ manifests, code }: Project): ProjectFile | undefined {
  const declaring = manifests.filter(({ text }) =>
    text.includes(`"${LIBRARY}"`),
  );
  const apps = declaring.filter(({ text }) =>
    /"(?:react-native|expo)" *:/.test(text),
  );
  const uses = ({ path }: ProjectFile) =>
    code.filter((each) => isBelow(each.path, folderOf(path))).length;
  const found = [apps, declaring, manifests].find((each) => each.length > 0);
  return [...(found ?? [])].sort((a, b) => uses(b) - uses(a))[0];
}

/** The lockfile that is nearest above the app; the manager decides between two. */
function lockfileOf(
  { lockfiles }: Project,
  app: ProjectFile,
  manager: AppSetup['manager'],
): Lockfile | undefined {
  const folder = folderOf(app.path);
  const above = lockfiles.filter(({ path }) => isBelow(folder, folderOf(path)));
  const nearest = Math.max(...above.map(({ path }) => folderOf(path).length));
  const near = above.filter(({ path }) => folderOf(path).length === nearest);
  return near.find((each) => each.manager === manager) ?? near[0];
}

/** What the app declares, with the versions that its lockfile installs. */
export function installedSetup(
  project: Project,
  app: ProjectFile,
  setup: AppSetup,
): AppSetup {
  const lockfile = lockfileOf(project, app, setup.manager);
  if (lockfile === undefined) return setup;
  const { path, text, manager } = lockfile;
  const root = folderOf(path);
  const folder = folderOf(app.path).slice(root === '' ? 0 : root.length + 1);
  const find = (name: string, declared = '') =>
    installedIn(text, manager, { app: folder, name, declared });
  const packages = Object.fromEntries(
    Object.entries(setup.packages).map(([name, finding]) => {
      const range = find(name, finding.range);
      const known: Finding = range === undefined ? finding : { range };
      return [name as SubjectName, known];
    }),
  );
  const react = find('react', setup.react) ?? setup.react;
  return {
    ...setup,
    ...{ source: 'lockfile', manager, packages },
    ...(react !== undefined && { react }),
  };
}
