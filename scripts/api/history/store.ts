/** Refreshes the stored history of each version. */
import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import semver from 'semver';
import { historyFile, readHistory } from '../../../src/api/history';
import type { ApiHistory } from '../../../src/api/historyTypes';
import type { ApiVersion } from '../../../src/api/types';
import { releasesOf, unpack } from '../../registry/npm';
import { releaseReader } from './read';
import {
  addReleases,
  EMPTY_HISTORY,
  type Listed,
  type ReadRelease,
} from './update';

const PACKAGE = '@gorhom/bottom-sheet';

/** Where releases come from. */
export interface Source {
  /** Every stable release of the version. */
  list(version: ApiVersion): readonly Listed[];
  read(version: ApiVersion): (release: string) => ReadRelease;
}

/** The npm registry. */
export const REGISTRY: Source = {
  list: (version) => {
    const major = Number(version.slice(1));
    return releasesOf(PACKAGE, `>=${major}.0.0 <${major + 1}.0.0`)
      .filter((each) => semver.prerelease(each.version) === null)
      .map((each) => ({ release: each.version, peers: each.peerDependencies }));
  },
  read: (version) =>
    releaseReader(version, (release, folder) => {
      unpack(`${PACKAGE}@${release}`, folder);
    }),
};

/**
 * Adds the releases that a version's history lacks. The file is replaced at the
 * end, in one step: when a release cannot be read it stays as it was.
 *
 * @returns the releases that were added
 */
export async function refreshHistory(
  version: ApiVersion,
  source: Source = REGISTRY,
  file: string = historyFile(version),
): Promise<string[]> {
  const stored = fs.existsSync(file) ? readHistory(file) : EMPTY_HISTORY;
  const history = await addReleases(
    stored,
    source.list(version),
    source.read(version),
  );
  if (history === stored) return [];
  const text = await format(JSON.stringify(sorted(history)), {
    parser: 'json',
  });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.new`;
  fs.writeFileSync(temporary, text);
  fs.renameSync(temporary, file);
  return history.releases
    .slice(stored.releases.length)
    .map(({ release }) => release);
}

/** Names in order, so that a diff shows what a release changes. */
function sorted(history: ApiHistory): ApiHistory {
  return {
    ...history,
    names: Object.fromEntries(
      Object.entries(history.names).sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
}
