/** Holds the known issues to what is published and to each other. */
import semver from 'semver';
import { loadApi, unknownName } from '../../src/shared/api';
import {
  affects,
  isOpen,
  knownIssues,
  type KnownIssue,
} from '../../src/shared/releases/knownIssues';
import { registry } from '../../src/shared/releases/registryMetadata';
import { problemsOf } from '../lib/fileProblems';
import type { Problem } from '../lib/problems';

const SHEET = registry.packages['@gorhom/bottom-sheet'].versions;

/**
 * Checks each issue: its releases are published and in order,
 * its workaround is not affected itself, and no other entry about the same
 * report has another range.
 */
export function checkKnownIssues(
  issues: readonly KnownIssue[] = knownIssues,
): Problem[] {
  const problem = problemsOf('src/shared/releases/knownIssueRows.json');
  return issues.flatMap((issue, index) =>
    [
      ...checkReleases(issue),
      ...checkNames(issue),
      ...checkWorkaround(issue),
      ...issues
        .slice(0, index)
        .flatMap((other) => contradictions(issue, other)),
    ].map((message) =>
      problem('known-issue', `${issue.id}: ${message}`, `"id": "${issue.id}"`),
    ),
  );
}

function checkReleases(issue: KnownIssue): string[] {
  const { from, to, fixedIn, evidence } = issue;
  const named = fixedIn === null ? [from, to] : [from, to, fixedIn];
  const unpublished = named.filter((version) => !SHEET.includes(version));
  if (unpublished.length > 0) {
    return unpublished.map((version) => `${version} was never published.`);
  }
  if (semver.gt(from, to)) return [`${from} is newer than ${to}.`];
  const next = SHEET[SHEET.indexOf(to) + 1];
  if (fixedIn !== null && fixedIn !== next) {
    return [
      `it ends with ${to}, so it is fixed in ${next ?? 'no release'}, not in ${fixedIn}.`,
    ];
  }
  return fixedIn === null && !isOpen(issue) && evidence === 'source'
    ? [
        `it ends with ${to}: name ${next ?? 'the next release'} in "fixedIn", or leave "to" out.`,
      ]
    : [];
}

function checkNames({ members }: KnownIssue): string[] {
  const api = loadApi('v5');
  return members.flatMap((member) => {
    const [first = '', second] = member.split('.');
    const wrong = unknownName(
      api,
      'v5',
      second === undefined
        ? { of: undefined, name: first }
        : { of: first, name: second },
    );
    return wrong === undefined ? [] : [wrong];
  });
}

/** `Use 5.2.12 or newer` must not name a release that has the issue. */
function checkWorkaround(issue: KnownIssue): string[] {
  return [...issue.workaround.matchAll(/\b5\.\d+\.\d+\b/g)].flatMap(
    ([version]) => {
      if (!SHEET.includes(version)) {
        return [`the workaround names ${version}, which was never published.`];
      }
      return affects(issue, version)
        ? [`the workaround names ${version}, which has the issue.`]
        : [];
    },
  );
}

function contradictions(issue: KnownIssue, other: KnownIssue): string[] {
  if (issue.id === other.id) return ['another entry has the same id.'];
  const shared = issue.links.find(
    (url) => /\/(?:issues|pull)\//.test(url) && other.links.includes(url),
  );
  return shared !== undefined &&
    (issue.from !== other.from || issue.to !== other.to)
    ? [
        `${shared} affects ${issue.from} to ${issue.to} here, and ${other.from} to ${other.to} in ${other.id}.`,
      ]
    : [];
}
