/**
 * The shape of `src/shared/api/history/<version>.json`: the exports of each release of
 * a docs version, stored as the changes between releases. `npm run api:extract` writes
 * the files; nothing in them is written by hand.
 */
import type { ApiKind, MemberFacts } from './types';

/** The state of a name from one release until its next entry. */
export interface HistoryEntry extends Omit<MemberFacts, 'type' | 'deprecated'> {
  /** The first release that publishes the name so. */
  in: string;
  /** The name is not exported any more; nothing else is set. */
  removed?: true;
  /** For an export. */
  kind?: ApiKind;
  /** For a member that the holder takes from another export. */
  of?: string;
  /** A member's type, or the text of an export without its members. */
  type?: string;
  /** What to use instead. */
  deprecated?: string;
  /** True if the default is set in code that the extraction cannot read. */
  defaultUnread?: true;
}

/** One release. */
export interface HistoryRelease {
  release: string;
  /** Its peer ranges, by package. */
  peers: Readonly<Record<string, string>>;
  /** Why its types cannot be read. */
  unreadable?: string;
}

/** The history of one version of the docs. */
export interface ApiHistory {
  package: '@gorhom/bottom-sheet';
  /** Every stable release, the oldest first. */
  releases: HistoryRelease[];
  /** `<export>` or `<export>.<member>` -> its entries, the oldest first. */
  names: Record<string, HistoryEntry[]>;
}
