/** Reads the lockfiles of Yarn and pnpm. */
import { asRecord, type Fields } from '../packageJson';
import {
  ROOT,
  aliased,
  declaredIn,
  splitId,
  type Contents,
  type Importer,
  type LockedApp,
} from './contents';

/** The version in an entry of pnpm, without peers, and with the actual name. */
function pnpmVersion(name: string, value: unknown): string | undefined {
  const { version = value } = asRecord(value);
  if (typeof version !== 'string') return undefined;
  const plain = version.replace(/[(_].*$/s, '');
  const [, actual = name, number = plain] =
    /^\/?((?:@[^/@]+\/)?[^/@:]+)[@/](\d.*)$/.exec(plain) ?? [];
  return aliased(name, actual, number);
}

/** Reads a parsed `pnpm-lock.yaml`. */
export function readPnpm(root: Fields): Contents {
  const { importers = { '.': root }, packages } = root;
  return {
    importers: Object.entries(asRecord(importers)).map(([folder, manifest]) => {
      const declared = declaredIn(manifest);
      return {
        folder: folder === '.' ? ROOT : folder,
        declared,
        find: (name) => pnpmVersion(name, declared[name]),
      };
    }),
    installed: Object.keys(asRecord(packages)).map((key) => {
      const plain = key.replace(/^\//, '').replace(/[(_].*$/s, '');
      const [, name = '', version] =
        /^((?:@[^/@]+\/)?[^/@]+)[@/](.*)$/.exec(plain) ?? [];
      return [name, version];
    }),
  };
}

/** An entry of a `yarn.lock`: the requested ranges, and the version of all. */
interface YarnEntry {
  readonly keys: readonly string[];
  readonly version: string | undefined;
  readonly declared: Fields;
}

/**
 * Parses the format of Yarn 1, which does not contain the dependencies of the project. A
 * file that npm has written has quotes around all names.
 */
export const readYarn1 = (text: string): YarnEntry[] =>
  text.split(/\n(?=[^\s#])/).map((block) => ({
    keys: block
      .slice(0, Math.max(block.indexOf(':\n'), 0))
      .replaceAll('"', '')
      .split(/, */),
    version: /^ {2}"?version"? "(.*)"/m.exec(block)?.[1],
    declared: {},
  }));

/** Reads the entries of a parsed `yarn.lock` of Yarn 2 or later. */
export const readBerry = (root: Fields): YarnEntry[] =>
  Object.entries(root).map(([key, value]) => ({
    keys: key.split(/, */),
    version: String(asRecord(value).version),
    declared: declaredIn(value),
  }));

const WORKSPACE_PREFIX = '@workspace:';

/** Makes the contents of entries; without workspaces, `app` is the only importer. */
export function readYarn(
  entries: readonly YarnEntry[],
  app?: LockedApp,
): Contents {
  const versions = new Map<string, string>();
  for (const { keys, version = '' } of entries) {
    for (const key of keys) {
      const [name, asked] = splitId(key);
      const isPatch = asked.startsWith('patch:');
      const patched = `patch:${name}@npm:${version}#`;
      const isLocal = key.includes(WORKSPACE_PREFIX);
      versions.set(
        key,
        isLocal ? WORKSPACE_PREFIX.slice(1) : isPatch ? patched : version,
      );
    }
  }
  const importer = (folder: string, declared: Fields): Importer => ({
    folder,
    declared,
    find: (name) =>
      versions.get(`${name}@${String(declared[name])}`) ??
      versions.get(`${name}@npm:${String(declared[name])}`),
  });
  const importers = entries.flatMap(({ keys, declared }) =>
    keys
      .filter((key) => key.includes(WORKSPACE_PREFIX))
      .map((key) =>
        key.slice(key.indexOf(WORKSPACE_PREFIX) + WORKSPACE_PREFIX.length),
      )
      // A workspace has a second key, the range that others ask for.
      .filter((folder) => !/^[*^~]?$/.test(folder))
      .map((folder) => importer(folder === '.' ? ROOT : folder, declared)),
  );
  return {
    importers:
      importers.length === 0 && app
        ? [importer(app.folder, app.declared)]
        : importers,
    installed: [...versions].map(([key, version]) => [
      splitId(key)[0],
      version,
    ]),
  };
}
