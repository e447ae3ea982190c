/** Computes the changes of each release from the stored history. */
import type { ApiHistory, HistoryRelease } from './historyTypes';
import { inheritedKey, nameEvents, type NameEvent } from './memberHistory';

/** A peer range that a release changed; one side is missing where it is new or gone. */
export interface PeerChange {
  name: string;
  was: string | undefined;
  is: string | undefined;
}

/** The changes of one release. */
export interface ReleaseChanges {
  release: string;
  /** Why its types cannot be read. */
  unreadable: string | undefined;
  /** By name, in the order of the alphabet. */
  events: ReadonlyMap<string, readonly NameEvent[]>;
  peers: readonly PeerChange[];
}

/**
 * @param history - the version's stored history
 * @returns what each release did, the newest first. What happened to an
 *   inherited member is told with the export that declares it, and what
 *   happened to a whole export is not told again for its members.
 */
export function releaseChanges(history: ApiHistory): ReleaseChanges[] {
  const all = new Map(
    Object.keys(history.names)
      .sort((a, b) => a.localeCompare(b, 'en'))
      .map((name) => [name, nameEvents(history, name)]),
  );
  return history.releases
    .map((release, index) => ({
      release: release.release,
      unreadable: release.unreadable,
      events: eventsIn(all, release.release),
      peers: peerChanges(history.releases[index - 1], release),
    }))
    .reverse();
}

function eventsIn(
  all: ReadonlyMap<string, readonly NameEvent[]>,
  release: string,
): Map<string, NameEvent[]> {
  const within = (name: string, kind: NameEvent['kind']) =>
    all
      .get(name)
      ?.some((each) => each.release === release && each.kind === kind);
  const events = new Map<string, NameEvent[]>();
  for (const [name, each] of all) {
    const here = each.filter((event) => {
      if (event.release !== release) return false;
      const [holder = '', member] = name.split('.');
      // A new export has new members, a changed hook has a changed member.
      const isOwn = member === undefined || event.kind === 'changed';
      if (!isOwn && within(holder, event.kind)) return false;
      const { of } = event.kind === 'removed' ? event.previous : event.current;
      return of === undefined || !within(inheritedKey(name, of), event.kind);
    });
    if (here.length > 0) events.set(name, here);
  }
  return events;
}

function peerChanges(
  before: HistoryRelease | undefined,
  { peers }: HistoryRelease,
): PeerChange[] {
  if (before === undefined) return [];
  const names = new Set([...Object.keys(before.peers), ...Object.keys(peers)]);
  return [...names]
    .sort()
    .map((name) => ({ name, was: before.peers[name], is: peers[name] }))
    .filter(({ was, is }) => was !== is);
}
