import { issueRows, type IssueRow } from './issueRows';
import data from './knownIssueDetails.json';

export * from './issueRows';

/** A failure of published releases of version 5, and what to do about it. */
export interface KnownIssue extends IssueRow {
  /** What a reader does who meets it; Markdown, as the next. */
  readonly task: string;
  readonly workaround: string;
  /** Reports, or the release that the source was read in. */
  readonly links: readonly string[];
  /** Read in the published source, or reported. */
  readonly evidence: 'source' | 'report';
  /** API members and exports that it concerns, such as `BottomSheet.index`. */
  readonly members: readonly string[];
  /** The section that explains it, by its address below the base path. */
  readonly page?: string;
  /** Ids that it had, whose anchors still lead to it. */
  readonly formerIds?: readonly string[];
}

/** As in the file, by the issue's id. */
type Details = Readonly<Record<string, Partial<KnownIssue>>>;

/**
 * The known issues of version 5. They are split into two files of data, so that the check
 * of versions loads only what it matches by, which is in `issueRows.ts`.
 */
export const knownIssues: readonly KnownIssue[] = issueRows.map(
  (row) =>
    ({ ...row, members: [], ...(data as Details)[row.id] }) as KnownIssue,
);

/** Lists the issues that concern a member or an export. */
export function issuesOf(of: string | undefined, name: string): KnownIssue[] {
  const key = of === undefined ? name : `${of}.${name}`;
  return knownIssues.filter(({ members }) => members.includes(key));
}
