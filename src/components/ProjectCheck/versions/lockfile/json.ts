/** Reads the lockfiles of npm and Bun. */
import { parse } from 'jsonc-parser';
import { folderOf } from '../../projectFile';
import { asRecord } from '../packageJson';
import {
  ROOT,
  aliased,
  declaredIn,
  splitId,
  type Contents,
  type LockedApp,
} from './contents';

/** Lists the packages in nested `dependencies`, as in lockfiles of npm 6. */
function* nested(dependencies: unknown): Generator<readonly [string, unknown]> {
  for (const [name, entry] of Object.entries(asRecord(dependencies))) {
    const fields = asRecord(entry);
    yield [name, fields.version];
    yield* nested(fields.dependencies);
  }
}

/**
 * Reads a `package-lock.json`; `app` may be a workspace that the file does not list.
 */
export function readNpm(text: string, app?: LockedApp): Contents {
  // The parser tolerates a truncated file.
  const { packages, dependencies } = asRecord(parse(text));
  if (packages === undefined) {
    const declared = asRecord(dependencies);
    const find = (name: string) => asRecord(declared[name]).version;
    const importers = [{ folder: ROOT, declared, find }];
    return { importers, installed: nested(dependencies) };
  }
  const entries = asRecord(packages);
  const MODULES = 'node_modules/';
  const versionIn = (key: string, name: string) => {
    const { version, name: actual, link } = asRecord(entries[key]);
    if (link === true) return 'workspace:*';
    return typeof version === 'string' && version !== ''
      ? aliased(name, typeof actual === 'string' ? actual : name, version)
      : undefined;
  };
  const find = (folder: string, name: string): unknown => {
    const start = folder === '' ? '' : `${folder}/`;
    const version = versionIn(`${start}${MODULES}${name}`, name);
    if (version !== undefined || folder === '') return version;
    // Node looks in each folder above.
    return find(folderOf(folder), name);
  };
  const keys = Object.keys(entries);
  const folders = keys.filter((key) => !key.includes(MODULES));
  return {
    importers: [...new Set([...folders, app?.folder ?? ROOT])].map(
      (folder) => ({
        folder,
        declared: declaredIn(entries[folder]),
        find: (name) => find(folder, name),
      }),
    ),
    installed: keys
      .filter((key) => key.includes(MODULES))
      .map((key) => {
        const name = key.slice(key.lastIndexOf(MODULES) + MODULES.length);
        return [name, versionIn(key, name)];
      }),
  };
}

/** Reads a `bun.lock`. */
export function readBun(text: string): Contents {
  const { workspaces, packages } = asRecord(parse(text));
  const entries = asRecord(packages);
  const versionIn = (key: string, name: string) => {
    const entry = entries[key];
    const [id] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof id !== 'string') return undefined;
    const [actual, version] = splitId(id);
    return aliased(name, actual, version);
  };
  const importers = { [ROOT]: {}, ...asRecord(workspaces) };
  return {
    importers: Object.entries(importers).map(([folder, manifest]) => ({
      folder,
      declared: declaredIn(manifest),
      find: (name) =>
        versionIn(`${String(asRecord(manifest).name)}/${name}`, name) ??
        versionIn(name, name),
    })),
    installed: Object.keys(entries).map((key) => {
      // `expo-modules-core/@expo/x`: a scope is a part of the name.
      const name = /(?:@[^/]+\/)?[^/]+$/.exec(key)?.[0] ?? key;
      return [name, versionIn(key, name)];
    }),
  };
}
