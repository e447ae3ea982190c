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
 * Lists the changes of each release. A change of an inherited member is listed for the
 * export that declares it, and that of a whole export not again for its members.
 *
 * @param history - the version's stored history
 * @returns the releases, the newest first
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

type EventsByName = ReadonlyMap<string, readonly NameEvent[]>;

function eventsIn(
  all: EventsByName,
  release: string,
): Map<string, NameEvent[]> {
  const reported = new Map<string, NameEvent[]>();
  for (const [name, events] of all) {
    const own = events.filter(
      (event) => event.release === release && !isImplied(all, name, event),
    );
    if (own.length > 0) reported.set(name, own);
  }
  return reported;
}

/** Whether the same event is reported for the export, or the declaring export. */
function isImplied(all: EventsByName, name: string, event: NameEvent): boolean {
  const hasSameEvent = (other: string) =>
    all
      .get(other)
      ?.some(
        ({ release, kind }) => release === event.release && kind === event.kind,
      ) === true;
  const [exportName = '', member] = name.split('.');
  // A new export has new members, but a changed hook has one changed member.
  if (member !== undefined && event.kind !== 'changed') {
    if (hasSameEvent(exportName)) return true;
  }
  const { of } = event.kind === 'removed' ? event.previous : event.current;
  return of !== undefined && hasSameEvent(inheritedKey(name, of));
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
