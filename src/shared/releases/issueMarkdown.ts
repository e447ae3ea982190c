import type { Heading, PhrasingContent, RootContent } from 'mdast';
import satisfies from 'semver/functions/satisfies';
import { parseMdx } from '../../site/mdx';
import { jsxElement } from '../mdxComponents';
import {
  affects,
  issueAddress,
  issueAnchor,
  issueReleases,
  isUnfixed,
  knownIssues,
  platformsText,
  type KnownIssue,
} from './knownIssues';
import { registry } from './registryMetadata';

/** Parses Markdown. */
export const blocks = (markdown: string): RootContent[] =>
  parseMdx('issues.mdx', markdown).tree.children;

/** Parses one paragraph of Markdown. */
function parseInline(markdown: string): PhrasingContent[] {
  const [first] = blocks(markdown);
  return first?.type === 'paragraph' ? first.children : [];
}

const EVIDENCE: Readonly<Record<KnownIssue['evidence'], string>> = {
  source: 'Read in the published source',
  report: 'Reported',
};

/** Writes the link of a report, `[#2669](https://…)`, or of the release on npm. */
function linkText(url: string): string {
  const [, repository, issue] =
    /github\.com\/(.+)\/(?:issues|pull)\/(\d+)$/.exec(url) ?? [];
  const release = /\/package\/(.+)\/v\/([\d.]+)$/.exec(url);
  const isOwn = repository === 'gorhom/react-native-bottom-sheet';
  const label = issue
    ? `${isOwn ? '' : (repository ?? '')}#${issue}`
    : `${release?.[1] ?? url} ${release?.[2] ?? ''}`.trim();
  return `[${label}](${url})`;
}

/** Makes the entry of a known issue. */
function entry(issue: KnownIssue): RootContent[] {
  const formerAnchors = (issue.formerIds ?? []).map((id) =>
    jsxElement('span', [], { id: issueAnchor(id) }),
  );
  const heading = {
    type: 'heading',
    depth: 4,
    children: [...formerAnchors, ...parseInline(issue.symptom)],
    data: { hProperties: { id: issueAnchor(issue.id) } },
  } as Heading;
  const where =
    platformsText(issue) + (issue.with ? `, with ${issue.with}` : '');
  const details = issue.page ? ` [Cause and details](${issue.page}).` : '';
  return [
    heading,
    ...blocks(
      `**${issueReleases(issue)}.** On ${where}. ${issue.workaround}${details} ${EVIDENCE[issue.evidence]}: ${issue.links.map(linkText).join(', ')}.`,
    ),
  ];
}

/** Makes an entry with an anchor for each known issue, open ones first. */
export function issueEntries(): RootContent[] {
  const fixed = knownIssues.filter((issue) => !isUnfixed(issue));
  return [...knownIssues.filter(isUnfixed), ...fixed].flatMap(entry);
}

/** Groups the published 5.2 releases by what affects them, the newest first. */
function releaseGroups(issues: readonly KnownIssue[]) {
  const groups: { from: string; to: string; key: string }[] = [];
  for (const version of registry.packages['@gorhom/bottom-sheet'].versions) {
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

/** Makes the table of the tasks that work in some 5.2 releases, but not in all. */
export function taskSupportTable(issues: readonly KnownIssue[] = knownIssues) {
  // What was only reported has no known end, so no release can be called safe.
  const known = issues.filter(
    (issue) => issue.fixedIn !== null || isUnfixed(issue),
  );
  const groups = releaseGroups(known);
  const rows = known.flatMap((issue) => {
    const hit = groups.map(({ from }) => affects(issue, from));
    if (new Set(hit).size === 1) return [];
    const task = parseInline(`[${issue.task}](${issueAddress(issue)})`);
    return { task, cells: hit.map((isHit) => (isHit ? 'Broken' : 'Works')) };
  });
  const columns = groups.map(({ from, to }) =>
    from === to ? from : `${from} to ${to}`,
  );
  return { columns, rows };
}
