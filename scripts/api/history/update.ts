/** Adds releases to the stored history of a version. */
import semver from 'semver';
import type {
  ApiHistory,
  HistoryEntry,
  HistoryRelease,
} from '../../../src/api/historyTypes';
import { isSame, type Snapshot } from './snapshot';

/** A release as the registry lists it. */
export type Listed = Pick<HistoryRelease, 'release' | 'peers'>;

/** What a release says of every name, or why that cannot be read. */
export type ReadRelease = Map<string, Snapshot> | { unreadable: string };

export const EMPTY_HISTORY: ApiHistory = {
  package: '@gorhom/bottom-sheet',
  releases: [],
  names: {},
};

/**
 * @param stored the history so far; it is not changed
 * @param listed every stable release of the version
 * @param read downloads and reads one release
 * @returns the history with the releases that it lacked; the same object when
 *   it lacks none
 * @throws when a release cannot be read, with its name and the reason, or when
 *   one was published between two releases that are stored
 */
export async function addReleases(
  stored: ApiHistory,
  listed: readonly Listed[],
  read: (release: string) => Promise<ReadRelease> | ReadRelease,
): Promise<ApiHistory> {
  const known = new Set(stored.releases.map(({ release }) => release));
  const missing = [...listed]
    .filter(({ release }) => !known.has(release))
    .sort((a, b) => semver.compare(a.release, b.release));
  const gone = [...known].find(
    (release) => !listed.some((each) => each.release === release),
  );
  if (gone !== undefined) {
    throw new Error(`${gone} is stored, but the registry does not list it.`);
  }
  const newest = stored.releases.at(-1)?.release;
  const late = missing.find(
    ({ release }) => newest !== undefined && semver.lt(release, newest),
  );
  if (late !== undefined) {
    throw new Error(
      `${late.release} is older than ${newest}, which is stored. ` +
        'Delete the stored history and extract it again.',
    );
  }
  let history = stored;
  for (const each of missing) {
    history = append(history, each, await named(each.release, read));
  }
  return history;
}

async function named(
  release: string,
  read: (release: string) => Promise<ReadRelease> | ReadRelease,
): Promise<ReadRelease> {
  try {
    return await read(release);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${release} could not be read: ${reason}`, {
      cause: error,
    });
  }
}

function append(
  history: ApiHistory,
  { release, peers }: Listed,
  read: ReadRelease,
): ApiHistory {
  const entry: HistoryRelease = { release, peers };
  if (!(read instanceof Map)) {
    return {
      ...history,
      releases: [...history.releases, { ...entry, ...read }],
    };
  }
  const names: Record<string, HistoryEntry[]> = { ...history.names };
  for (const [name, now] of read) {
    const entries = names[name] ?? [];
    const last = entries.at(-1);
    if (last === undefined || last.gone || !isSame(last, now)) {
      names[name] = [...entries, { in: release, ...now }];
    }
  }
  for (const [name, entries] of Object.entries(names)) {
    if (!read.has(name) && entries.at(-1)?.gone !== true) {
      names[name] = [...entries, { in: release, gone: true }];
    }
  }
  return { ...history, releases: [...history.releases, entry], names };
}
