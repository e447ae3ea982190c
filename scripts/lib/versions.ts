import path from 'node:path';

/** The repository's root; every path of the checks is relative to it. */
export const ROOT = path.resolve(__dirname, '../..');

export type VersionName = 'v5' | 'v4' | 'v2';

export interface DocsVersion {
  name: VersionName;
  /** Folder of the version's MDX files, relative to the root. */
  docs: string;
  /** Route of the version below the site's base path, without end slash. */
  route: string;
  /** Folder of the package set that its samples compile against. */
  types: string;
  /** Folders whose files are samples as a whole. */
  sampleFolders: string[];
}

export const VERSIONS: readonly DocsVersion[] = [
  {
    name: 'v5',
    docs: 'docs',
    route: '',
    types: 'tests/types/v5',
    sampleFolders: ['src/demos'],
  },
  {
    name: 'v4',
    docs: 'versioned_docs/version-4',
    route: '/v4',
    types: 'tests/types/v4',
    sampleFolders: [],
  },
  {
    name: 'v2',
    docs: 'versioned_docs/version-2',
    route: '/v2',
    types: 'tests/types/v2',
    sampleFolders: [],
  },
];

/**
 * Finds a version by its name.
 *
 * @throws when there is no such version; the message lists those there are.
 */
export function versionByName(name: string): DocsVersion {
  const version = VERSIONS.find((candidate) => candidate.name === name);
  if (!version) {
    const names = VERSIONS.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no version "${name}". Use one of: ${names}.`);
  }
  return version;
}

/**
 * The version whose package a file's samples are compiled against.
 *
 * Docs and demos follow from their folder. A blog post that announces a
 * version (`blog/…bottom-sheet-v4…`) speaks of that version; all other files
 * speak of the current one.
 */
export function versionOfFile(file: string): DocsVersion {
  const posix = file.split(path.sep).join('/');
  for (const version of VERSIONS) {
    if (posix.startsWith(`${version.docs}/`)) {
      return version;
    }
  }
  const post = /^blog\/.*bottom-sheet-(v\d+)/.exec(posix)?.[1];
  return versionByName(post ?? 'v5');
}
