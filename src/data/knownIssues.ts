import gte from 'semver/functions/gte';
import lte from 'semver/functions/lte';
import satisfies from 'semver/functions/satisfies';
import data from './knownIssueRows.json';
import { PACKAGES } from './packageNames';
import { PLATFORM_LABELS } from './platforms';
import { Reader } from './reader';
import { registry } from './registryMetadata';

/** What an issue's condition may name besides packages. */
const CONDITIONS = [...PACKAGES, 'react', 'expo', 'architecture'] as const;

/** A failure of published releases of version 5, and what to do about it. */
export interface KnownIssue {
  /** Part of its anchor. */
  readonly id: string;
  /** What a reader does who meets it; Markdown, as the next two. */
  readonly task: string;
  /** What the reader sees. */
  readonly symptom: string;
  readonly workaround: string;
  /** The first and the last affected release. */
  readonly from: string;
  readonly to: string;
  /** The first release without it; `null` while it is open, or unknown. */
  readonly fixedIn: string | null;
  readonly platforms: readonly string[];
  /** What else has to be installed or used for it to happen; Markdown. */
  readonly with: string | undefined;
  /** The part of {@link with} that versions decide: ranges, or `new`. */
  readonly when: Readonly<Partial<Record<(typeof CONDITIONS)[number], string>>>;
  /** Reports, or the release that the source was read in. */
  readonly links: readonly string[];
  /** Read in the published source, or reported. */
  readonly evidence: 'source' | 'report';
  /** API members and exports that it concerns, such as `BottomSheet.index`. */
  readonly members: readonly string[];
  /** The section that explains it, by its address below the base path. */
  readonly page: string | undefined;
}

const FILE = 'src/data/knownIssueRows.json';

/**
 * Reads the known issues.
 *
 * @param value - the content of the JSON file
 * @throws Error naming the file, the field and the value that it requires
 */
export function parseKnownIssues(value: unknown): KnownIssue[] {
  return Reader.of(FILE, 'root', { issues: value }).list('issues', (row) => ({
    id: row.text('id'),
    task: row.text('task'),
    symptom: row.text('symptom'),
    workaround: row.text('workaround'),
    from: row.text('from'),
    to: row.text('to'),
    fixedIn: row.textOrNull('fixedIn'),
    platforms: row.texts('platforms'),
    with: row.optionalText('with'),
    when: row.optionalRecord('when', CONDITIONS),
    links: row.texts('links'),
    evidence: row.oneOf('evidence', ['source', 'report']),
    members: row.optionalTexts('members'),
    page: row.optionalText('page'),
  }));
}

/** The known issues of version 5, open ones first. */
export const knownIssues: readonly KnownIssue[] = parseKnownIssues(data);

const SHEET = registry.packages['@gorhom/bottom-sheet'].versions;

/** The newest published release of the sheet. */
export const NEWEST = SHEET.at(-1) ?? '';

/** Tells whether a release of the sheet has an issue. */
export function affects(issue: KnownIssue, version: string): boolean {
  return gte(version, issue.from) && lte(version, issue.to);
}

/** The address of an issue's entry, below the base path. */
export function issueAddress({ id }: KnownIssue): string {
  return `/troubleshooting#${issueAnchor(id)}`;
}

/** The anchor of an issue's entry. */
export function issueAnchor(id: string): string {
  return `known-issue-${id}`;
}

/** `5.2.11 to 5.2.14, not fixed` */
export function issueReleases({ from, to, fixedIn }: KnownIssue): string {
  const range = from === to ? from : `${from} to ${to}`;
  if (fixedIn !== null) return `${range}, fixed in ${fixedIn}`;
  return to === NEWEST
    ? `${range}, not fixed`
    : `${range}, not reported for later releases`;
}

/** The issues that concern a member or an export. */
export function issuesOf(of: string | undefined, name: string): KnownIssue[] {
  const key = of === undefined ? name : `${of}.${name}`;
  return knownIssues.filter(({ members }) => members.includes(key));
}

/** `iOS, Android and the web` */
export function platformsText({ platforms }: KnownIssue): string {
  const labels: Readonly<Record<string, string>> = PLATFORM_LABELS;
  const names = platforms.map((name) =>
    name === 'web' ? 'the web' : (labels[name] ?? name),
  );
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** Neighboring 5.2 releases with the same issues. */
export interface ReleaseGroup {
  readonly from: string;
  readonly to: string;
}

/** Groups the published 5.2 releases by what affects them, the newest first. */
export function releaseGroups(issues: readonly KnownIssue[]): ReleaseGroup[] {
  const groups: (ReleaseGroup & { key: string })[] = [];
  for (const version of SHEET) {
    if (!satisfies(version, '5.2.x')) continue;
    const key = issues.map((issue) => affects(issue, version)).join();
    const last = groups.at(-1);
    if (last?.key === key) {
      groups[groups.length - 1] = { ...last, to: version };
    } else {
      groups.push({ from: version, to: version, key });
    }
  }
  return groups.reverse();
}
