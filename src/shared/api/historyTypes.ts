/**
 * The shape of `src/shared/api/history/<version>.json`: what each release of a version
 * of the docs exports, told as the changes between them. `npm run api:extract`
 * writes the files; nothing in them is written by hand.
 */
import type { ApiKind, MemberFacts } from './types';

/** What a name is from one release on, until its next entry. */
export interface HistoryEntry extends Omit<MemberFacts, 'type' | 'deprecated'> {
  /** The first release that publishes the name so. */
  in: string;
  /** The name is not exported any more; nothing else is set. */
  removed?: true;
  /** For an export. */
  kind?: ApiKind;
  /** For a member that the holder takes from another export. */
  of?: string;
  /** A member's type, or what is to say of an export besides its members. */
  type?: string;
  /** What to use instead. */
  deprecated?: string;
  /** The default stands where the extraction cannot read it. */
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
