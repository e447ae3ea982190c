/** What the lockfiles of all package managers have in common. */
import { DEPENDENCY_FIELDS, asRecord } from '../packageJson';
import { CHECKED_PACKAGES } from '../setup';

export type Fields = Readonly<Record<string, unknown>>;

/** The app whose versions are wanted, when its `package.json` is known. */
export interface LockedApp {
  /** Its folder below that of the lockfile; empty for the same. */
  readonly folder: string;
  /** The specifiers of its dependencies. */
  readonly declared: Readonly<Record<string, string | undefined>>;
}

/** A package of the project: what it declares, and how the file has a version of it. */
export interface Importer {
  readonly folder: string;
  readonly declared: Fields;
  /** A version, or the specifier of what has none, such as `workspace:*`. */
  readonly find: (name: string) => unknown;
}

export interface Contents {
  readonly importers: readonly Importer[];
  /** Each package in the file with its version; a package may have several. */
  readonly installed: Iterable<readonly [name: string, version: unknown]>;
}

/** The folder of the lockfile. */
export const ROOT = '';
export const NAMES: readonly string[] = [
  ...CHECKED_PACKAGES.map(({ name }) => name),
  'react',
];

/** What a `package.json` declares for itself; peers are for those that use it. */
export function declaredIn(manifest: unknown): Fields {
  const fields = asRecord(manifest);
  return Object.assign(
    {},
    ...DEPENDENCY_FIELDS.slice(0, 3).map((section) =>
      asRecord(fields[section]),
    ),
  ) as Fields;
}

/** Splits `name@version`, in which the name may have a scope. */
export function splitId(id: string): readonly [name: string, version: string] {
  const at = id.indexOf('@', 1);
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
}

/** Writes the version of a package that is installed under another name. */
export const aliased = (
  name: string,
  actual: string,
  version: string,
): string => (actual === name ? version : `npm:${actual}@${version}`);
