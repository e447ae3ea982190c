/** Reads the versions that a lockfile installs for an app. */
import valid from 'semver/functions/valid';
import type { PackageManagerId } from '../../../../shared/install/packageManagers';
import { asRecord } from '../packageJson';
import {
  CHECKED_PACKAGES,
  unsupportedInputError,
  type DetectedPackage,
  type ReadResult,
  type CheckedPackage,
} from '../setup';
import { parseSpecifier } from '../specifier';
import { appAmong, type Workspace } from '../workspaces';
import {
  LOCKFILE_PACKAGES,
  type Contents,
  type Importer,
  type LockedApp,
} from './contents';
import { readBun, readNpm } from './json';
import { readBerry, readPnpm, readYarn, readYarn1 } from './yaml';

/**
 * Loads what parses a lockfile of a package manager.
 *
 * @returns a function that parses the text
 */
async function loadParser(
  text: string,
  manager: PackageManagerId,
  app?: LockedApp,
): Promise<() => Contents> {
  if (manager === 'npm') return () => readNpm(text, app);
  if (manager === 'bun') return () => readBun(text);
  if (manager === 'yarn' && !/^__metadata:/m.test(text)) {
    return () => readYarn(readYarn1(text), app);
  }
  const { FAILSAFE_SCHEMA, loadAll } = await import(
    /* webpackChunkName: "yaml" */ 'js-yaml'
  );
  // `json` allows duplicate keys, which a merge can leave behind. The last document is
  // the project's: newer releases of pnpm write one for themselves before it.
  const options = { schema: FAILSAFE_SCHEMA, json: true };
  return () => {
    const root = asRecord(loadAll(text, null, options).at(-1));
    return manager === 'pnpm' ? readPnpm(root) : readYarn(readBerry(root), app);
  };
}

/** Makes a workspace of an importer; `all` are the installed versions by name. */
function workspaceOf(
  { folder, declared, find }: Importer,
  all: ReadonlyMap<string, readonly string[]>,
): Workspace {
  const packages = LOCKFILE_PACKAGES.flatMap((name) => {
    const [only, ...others] = all.get(name) ?? [];
    // An undeclared package is installed because another package needs it.
    const found = find(name) ?? (others.length === 0 ? only : undefined);
    return typeof found === 'string'
      ? [[name, parseSpecifier(name, found)]]
      : [];
  });
  return {
    folder,
    declared: Object.keys(declared),
    packages: Object.fromEntries(packages) as Workspace['packages'],
  };
}

/** Makes the setup of an app from the contents of a lockfile. */
function setupOfContents(
  { importers, installed }: Contents,
  manager: PackageManagerId,
  app?: LockedApp,
): ReadResult {
  const all = new Map<string, string[]>();
  for (const [name, text] of installed) {
    if (!LOCKFILE_PACKAGES.includes(name) || typeof text !== 'string') continue;
    const version = parseSpecifier(name, text).range ?? '';
    const known = all.get(name) ?? [];
    if (valid(version || null) === null || known.includes(version)) continue;
    all.set(name, [...known, version]);
  }
  const workspaces = importers.map((each) => workspaceOf(each, all));
  const own = app && workspaces.find(({ folder }) => folder === app.folder);
  const chosen = own ?? appAmong(workspaces);
  if (chosen && 'problem' in chosen) return chosen;
  const packages: Partial<Record<CheckedPackage, DetectedPackage>> = {};
  for (const { name } of CHECKED_PACKAGES) {
    const detected = chosen?.packages[name];
    const ranges = workspaces.map((each) => each.packages[name]?.range);
    const copies =
      all.get(name)?.filter((each) => !ranges.includes(each)) ?? [];
    if (detected !== undefined) {
      const otherVersions = copies.length > 0 ? copies : undefined;
      packages[name] = { ...detected, otherVersions };
    } else if (workspaces.length === 0 && copies.length > 0) {
      packages[name] =
        copies.length > 1 ? { unresolvable: 'several' } : { range: copies[0] };
    }
  }
  if (Object.keys(packages).length === 0) {
    return unsupportedInputError('None of the packages is in this lockfile.');
  }
  const react = chosen?.packages.react?.range ?? all.get('react')?.[0];
  const source = 'lockfile';
  return { setup: { source, packageManager: manager, packages, react } };
}

/**
 * Reads the versions that a lockfile installs for an app.
 *
 * @param app by default the only one that has the library
 * @throws Error if the parser cannot be loaded
 */
export async function parseLockfile(
  text: string,
  manager: PackageManagerId,
  app?: LockedApp,
): Promise<ReadResult> {
  const parse = await loadParser(text, manager, app);
  try {
    return setupOfContents(parse(), manager, app);
  } catch {
    return unsupportedInputError('This lockfile is cut, or not well formed.');
  }
}
