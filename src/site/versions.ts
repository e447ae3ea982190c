import path from 'node:path';
import { DOCS_VERSION_NAMES, type DocsVersionName } from './versionNames';

export type { DocsVersionName };

/** The repository's root; every path of the checks is relative to it. */
export const ROOT = path.resolve(__dirname, '../..');

export interface DocsVersion {
  name: DocsVersionName;
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
export const CURRENT_VERSION: DocsVersionName = DOCS_VERSION_NAMES[0];

/** Every version of the docs, the newest first. */
export const DOCS_VERSIONS: readonly DocsVersion[] = DOCS_VERSION_NAMES.map(
  (name) => {
    const number = name.slice(1);
    const types = `tests/types/${name}`;
    return name === CURRENT_VERSION
      ? { name, types, docs: 'docs', sidebars: 'sidebars.ts', route: '' }
      : {
          name,
          types,
          docs: `versioned_docs/version-${number}`,
          sidebars: `versioned_sidebars/version-${number}-sidebars.json`,
          route: `/${name}`,
        };
  },
);

/**
 * The package sets that samples of the current version must compile against as well:
 * those of the newest install line, and of the oldest.
 */
export const EDGE_TYPES = ['newest', 'oldest'].map(
  (edge) => `tests/types/${CURRENT_VERSION}-${edge}`,
);

/** Finds a version; throws when there is none, with a list of those there are. */
export function versionByName(name: string): DocsVersion {
  const version = DOCS_VERSIONS.find((candidate) => candidate.name === name);
  if (!version) {
    const names = DOCS_VERSIONS.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no version "${name}". Use one of: ${names}.`);
  }
  return version;
}

/** Returns the path of a file below the root, with forward slashes. */
const pathBelowRoot = (file: string): string =>
  path.relative(ROOT, path.resolve(ROOT, file)).split(path.sep).join('/');

/** Finds the docs version that a file belongs to, by its folder. */
export function docsVersionOfFile(file: string): DocsVersion | undefined {
  const below = pathBelowRoot(file);
  return DOCS_VERSIONS.find(({ docs }) => below.startsWith(`${docs}/`));
}

/**
 * Finds the version whose package a file's samples are compiled against: that of its
 * folder, or that which a blog post announces (`blog/…bottom-sheet-v4…`), or else the current one.
 *
 * @param file - absolute, or relative to the root
 */
export function sampleVersionOfFile(file: string): DocsVersion {
  const [, post = CURRENT_VERSION] =
    /^blog\/.*bottom-sheet-(v\d+)/.exec(pathBelowRoot(file)) ?? [];
  return docsVersionOfFile(file) ?? versionByName(post);
}
