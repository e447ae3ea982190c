/** Reads the lockfiles of npm and Bun. */
import { parse } from 'jsonc-parser';
import { fieldsOf } from '../packageJson';
import {
  ROOT,
  aliased,
  declaredIn,
  splitId,
  type Contents,
  type LockedApp,
} from './contents';

/** The values of nested `dependencies`, as lockfiles of npm 6 have them. */
function* nested(dependencies: unknown): Generator<readonly [string, unknown]> {
  for (const [name, entry] of Object.entries(fieldsOf(dependencies))) {
    const fields = fieldsOf(entry);
    yield [name, fields.version];
    yield* nested(fields.dependencies);
  }
}

export function readNpm(text: string, app?: LockedApp): Contents {
  // Tolerates a file that was cut.
  const { packages, dependencies } = fieldsOf(parse(text));
  if (packages === undefined) {
    const declared = fieldsOf(dependencies);
    const find = (name: string) => fieldsOf(declared[name]).version;
    const importers = [{ folder: ROOT, declared, find }];
    return { importers, installed: nested(dependencies) };
  }
  const entries = fieldsOf(packages);
  const MODULES = 'node_modules/';
  const versionIn = (key: string, name: string) => {
    const { version, name: actual, link } = fieldsOf(entries[key]);
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
    const parent = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
    return find(parent, name);
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

export function readBun(text: string): Contents {
  const { workspaces, packages } = fieldsOf(parse(text));
  const entries = fieldsOf(packages);
  const versionIn = (key: string, name: string) => {
    const entry = entries[key];
    const [id] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof id !== 'string') return undefined;
    const [actual, version] = splitId(id);
    return aliased(name, actual, version);
  };
  const importers = { [ROOT]: {}, ...fieldsOf(workspaces) };
  return {
    importers: Object.entries(importers).map(([folder, manifest]) => ({
      folder,
      declared: declaredIn(manifest),
      find: (name) =>
        versionIn(`${String(fieldsOf(manifest).name)}/${name}`, name) ??
        versionIn(name, name),
    })),
    installed: Object.keys(entries).map((key) => {
      // `expo-modules-core/@expo/x`: a scope is a part of the name.
      const name = /(?:@[^/]+\/)?[^/]+$/.exec(key)?.[0] ?? key;
      return [name, versionIn(key, name)];
    }),
  };
}
