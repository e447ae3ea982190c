import path from 'node:path';
import { API_VERSIONS, type ApiVersion } from './versionNames';

/** The repository's root; every path of the checks is relative to it. */
export const ROOT = path.resolve(__dirname, '../..');

/** A version of the docs; what its package exports is known as its API. */
export type VersionName = ApiVersion;

export interface DocsVersion {
  name: VersionName;
  /** Folder of the version's MDX files, relative to the root. */
  docs: string;
  /** File that orders the version's pages, relative to the root. */
  sidebars: string;
  /** Route of the version below the site's base path, without end slash. */
  route: string;
  /** Folder of the package set that its samples compile against. */
  types: string;
}

/** The version of `docs/`; the others are frozen, as `versions.json` lists. */
export const CURRENT: VersionName = API_VERSIONS[0];

/** Every version of the docs, the newest first. */
export const VERSIONS: readonly DocsVersion[] = API_VERSIONS.map((name) => {
  const number = name.slice(1);
  const types = `tests/types/${name}`;
  return name === CURRENT
    ? { name, types, docs: 'docs', sidebars: 'sidebars.ts', route: '' }
    : {
        name,
        types,
        docs: `versioned_docs/version-${number}`,
        sidebars: `versioned_sidebars/version-${number}-sidebars.json`,
        route: `/${name}`,
      };
});

/**
 * The package sets that samples of the current version must compile against as well:
 * those of the newest install line, and of the oldest.
 */
export const EDGE_TYPES = ['newest', 'oldest'].map(
  (edge) => `tests/types/${CURRENT}-${edge}`,
);

/** Finds a version; throws when there is none, with a list of those there are. */
export function versionByName(name: string): DocsVersion {
  const version = VERSIONS.find((candidate) => candidate.name === name);
  if (!version) {
    const names = VERSIONS.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no version "${name}". Use one of: ${names}.`);
  }
  return version;
}

/** The version that a file below its docs documents, by the file's path. */
export function versionOfDocs(file: string): DocsVersion | undefined {
  const posix = file.split(path.sep).join('/');
  return VERSIONS.find(({ docs }) => posix.startsWith(`${docs}/`));
}

/**
 * The version whose package a file's samples are compiled against: that of its folder, or
 * that a blog post announces (`blog/…bottom-sheet-v4…`), or else the current one.
 */
export function versionOfFile(file: string): DocsVersion {
  const posix = file.split(path.sep).join('/');
  const post = /^blog\/.*bottom-sheet-(v\d+)/.exec(posix)?.[1];
  return versionOfDocs(posix) ?? versionByName(post ?? CURRENT);
}
