/** The known issues that versions decide about, and queries of them. */
import gte from 'semver/functions/gte';
import lte from 'semver/functions/lte';
import data from './knownIssueRows.json';
import { PACKAGES } from './packageNames';
import { PLATFORM_LABELS, type PlatformName } from '../platforms';
import { registry } from './registryMetadata';
import { formatList } from '../../site/formatList';

/** What an issue's condition may name besides packages. */
export const CONDITIONS = [
  ...PACKAGES,
  'react',
  'expo',
  'architecture',
] as const;

/** A failure of published releases of version 5. */
export interface IssueRow {
  /** Part of its anchor. */
  readonly id: string;
  /** What the reader sees; Markdown. */
  readonly symptom: string;
  /** The first and the last affected release. */
  readonly from: string;
  readonly to: string;
  /** The first release without it; `null` while it is open, or unknown. */
  readonly fixedIn: string | null;
  readonly platforms: readonly PlatformName[];
  /** What else has to be installed or used for it to happen; Markdown. */
  readonly with?: string;
  /** The part of {@link with} that versions decide: ranges, or `new`. */
  readonly when: Readonly<Partial<Record<(typeof CONDITIONS)[number], string>>>;
}

const SHEET_RELEASES = registry.packages['@gorhom/bottom-sheet'].versions;

/** Returns the newest published release of the sheet with the major of another. */
export function newestOfSameMajor(version: string): string {
  const [major = ''] = version.split('.');
  return (
    SHEET_RELEASES.findLast((each) => each.startsWith(`${major}.`)) ?? version
  );
}

/** As in the file: an issue without `to` is still open. */
type StoredRow = Omit<IssueRow, 'to' | 'when'> & Partial<IssueRow>;

/** The known issues of version 5, in the order of the file. */
export const issueRows: readonly IssueRow[] = (data as StoredRow[]).map(
  (row) => ({
    to: newestOfSameMajor(row.from),
    when: {},
    ...row,
  }),
);

/** Tells whether a release of the sheet has an issue. */
export const affects = (issue: IssueRow, version: string): boolean =>
  gte(version, issue.from) && lte(version, issue.to);

/** Tells whether the newest release of the major has an issue. */
export const isUnfixed = ({ from, to }: IssueRow): boolean =>
  to === newestOfSameMajor(from);

/** Returns the id of an issue's entry. */
export const issueAnchor = (id: string): string => `known-issue-${id}`;

/** Returns the address of an issue's entry, below the base path. */
export const issueAddress = ({ id }: IssueRow): string =>
  `/troubleshooting#${issueAnchor(id)}`;

/** Writes the affected releases: `5.2.11 to 5.2.14, not fixed`. */
export function issueReleases(issue: IssueRow): string {
  const { from, to, fixedIn } = issue;
  const range = from === to ? from : `${from} to ${to}`;
  if (fixedIn !== null) return `${range}, fixed in ${fixedIn}`;
  return isUnfixed(issue)
    ? `${range}, not fixed`
    : `${range}, not reported for later releases`;
}

/** Writes the affected platforms: `iOS, Android and the web`. */
export function platformsText({ platforms }: IssueRow): string {
  const names = platforms.map((name) =>
    name === 'web' ? 'the web' : PLATFORM_LABELS[name],
  );
  return formatList(names);
}
