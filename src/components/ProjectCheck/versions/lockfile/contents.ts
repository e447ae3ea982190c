/** The common form of all lockfiles. */
import { DEPENDENCY_FIELDS, asRecord, type Fields } from '../packageJson';
import { CHECKED_PACKAGES } from '../setup';

/** The app whose versions are wanted, if its `package.json` is known. */
export interface LockedApp {
  /** The folder of the app below that of the lockfile; empty for the same folder. */
  readonly folder: string;
  /** The specifiers of its dependencies. */
  readonly declared: Fields;
}

/** A package of the project, with its dependencies. */
export interface Importer {
  readonly folder: string;
  readonly declared: Fields;
  /** Finds the version of a dependency, or a specifier without one: `workspace:*`. */
  readonly find: (name: string) => unknown;
}

/** The contents of a lockfile. */
export interface Contents {
  readonly importers: readonly Importer[];
  /** All packages with their versions; a package may have several. */
  readonly installed: Iterable<readonly [name: string, version: unknown]>;
}

/** The folder of the lockfile. */
export const ROOT = '';
/** The packages that are read from lockfiles. */
export const LOCKFILE_PACKAGES: readonly string[] = [
  ...CHECKED_PACKAGES.map(({ name }) => name),
  'react',
];

/** The dependencies of a `package.json` without peer dependencies. */
export function declaredIn(manifest: unknown): Fields {
  const fields = asRecord(manifest);
  return Object.assign(
    {},
    ...DEPENDENCY_FIELDS.slice(0, 3).map((section) =>
      asRecord(fields[section]),
    ),
  ) as Fields;
}

/** Splits `name@version`; the name may have a scope. */
export function splitId(id: string): readonly [name: string, version: string] {
  const at = id.indexOf('@', 1);
  return at < 0 ? [id, ''] : [id.slice(0, at), id.slice(at + 1)];
}

/** The version of a package, with the package's actual name if that is another one. */
export const aliased = (
  name: string,
  actual: string,
  version: string,
): string => (actual === name ? version : `npm:${actual}@${version}`);
