/** Selects the notes of an answer: next steps, known issues, the Babel plugin. */
import lt from 'semver/functions/lt';
import {
  affects,
  issueAddress,
  issueReleases,
  issueRows,
  newestOfSameMajor,
  type IssueRow,
} from '../../../shared/releases/issueRows';
import { PACKAGE_MANAGERS } from '../../../shared/install/packageManagers';
import { isPackageName } from '../../../shared/releases/packageNames';
import type { Finding, Severity } from '../findings';
import type { ResolvedApp } from './app';
import { isPeerOnly, isUnresolvable } from './appQueries';
import { LINKS, type Link } from './conflictMessages';
import type { Recommendation } from './recommend';
import { compareToPublished, satisfies } from './resolveVersions';
import { CHECKED_PACKAGES, type AppSetup } from './setup';
import { say } from './statements';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';
const REANIMATED = 'react-native-reanimated';

/** Makes a finding of a sentence; the link becomes Markdown. */
export function note(severity: Severity, text: string, link?: Link): Finding {
  const word = link && /^\d/.test(link.text) ? 'Releases:' : 'See';
  const more = link ? ` ${word} [${link.text}](${link.href}).` : '';
  return { severity, text: text + more, places: [] };
}

/** The notes about the effects of a command. */
export function commandNotes(
  app: ResolvedApp,
  { install, remove, set }: Recommendation,
): Finding[] {
  const { packages } = app.setup;
  const names = Object.keys(install).filter(isPackageName);
  const sheet = app.newestVersions[SHEET];
  const major = set[SHEET]?.split('.')[0] ?? '';
  const notes: Finding[] = [];
  if (install[SHEET] && sheet && sheet.split('.')[0] !== major) {
    const link = major === '5' ? LINKS.upgrade : LINKS.v4Install;
    notes.push(note('next', say.otherMajor(major, sheet), link));
  }
  const fields = names.flatMap((name) => packages[name]?.overriddenBy ?? []);
  for (const field of new Set(fields)) {
    notes.push(note('next', say.changeField(field)));
  }
  const skipped = CHECKED_PACKAGES.filter(({ name }) =>
    isUnresolvable(app, name),
  ).map(({ label }) => label);
  if (skipped.length > 0) notes.push(note('next', say.leftOut(skipped)));
  if (remove.length > 0 || names.some((name) => name !== SHEET)) {
    notes.push(note('next', say.changesNative, LINKS.rebuild));
  }
  return notes;
}

/** The note that says why there is no command. */
export function noCommandNote(app: ResolvedApp): Finding {
  const { range } = app.setup.packages['react-native'] ?? {};
  const outside = range && compareToPublished('react-native', range);
  const newest = app.candidates['react-native']?.at(-1);
  const minor = toMinor(
    newest ?? app.newerReactNative ?? app.reactNative ?? '',
  );
  const sentence = outside
    ? say.outsideData(minor, outside)
    : app.reactNative === undefined
      ? say.pickReactNative
      : say.noSet(minor);
  return note('next', sentence, LINKS.install);
}

/** The notes about packages that are installed in several copies. */
export function duplicateNotes({
  packages,
  packageManager,
}: AppSetup): Finding[] {
  const manager = PACKAGE_MANAGERS.find(({ id }) => id === packageManager);
  return CHECKED_PACKAGES.filter(
    ({ name }) => packages[name]?.otherVersions,
  ).map(({ name }) =>
    note('next', say.keepOneCopy(name, manager?.why ?? 'npm ls')),
  );
}

/** The notes about parts of a setup that could not be used. */
export function setupNotes({
  setup,
  isArchitectureFixed,
  architecture,
}: ResolvedApp): Finding[] {
  const { architecture: chosen = architecture, packages } = setup;
  const notes: Finding[] = [];
  if (isArchitectureFixed && chosen !== architecture) {
    notes.push(note('next', say.oneArchitecture));
  }
  if (Object.values(packages).some((each) => each.isUnmet)) {
    notes.push(note('next', say.nothingInstalled));
  }
  return notes;
}

/**
 * The notes for an app whose versions fit: what to try, and what a newer release fixes.
 */
export function nextSteps(
  { newestVersions: { [SHEET]: installed } }: ResolvedApp,
  issues: readonly IssueRow[],
): Finding[] {
  const notes = [
    note('next', say.mayNotBeMeasured, LINKS.notOpening),
    note('next', say.afterUpdate, LINKS.rebuild),
  ];
  const newest = installed && newestOfSameMajor(installed);
  if (newest && lt(installed, newest)) {
    const fixed = issues.filter((issue) => !affects(issue, newest)).length;
    const sentence = say.isNewerRelease(newest, installed, fixed);
    notes.unshift(note('next', sentence, LINKS.knownIssues));
  }
  return notes;
}

/** Whether an app meets the conditions of an issue. */
function issueApplies(app: ResolvedApp, when: IssueRow['when']): boolean {
  const { newestVersions, setup, sdk, reactNative, architecture } = app;
  // React Native pins its React: 0.78 is the first with React 19.
  const pinned =
    reactNative && (satisfies(reactNative, '>=0.78.0') ? '19' : '18');
  const react = /\d+/.exec(setup.react ?? '')?.[0] ?? pinned;
  const versions: Readonly<Record<string, string | undefined>> = {
    ...newestVersions,
    expo: sdk && `${sdk}.0.0`,
    react: react && `${react}.0.0`,
  };
  return Object.entries(when).every(([name, needs]) =>
    name === 'architecture'
      ? needs === architecture
      : satisfies(versions[name] ?? '', needs),
  );
}

/** The known issues of an app's versions. */
export function issuesOf(app: ResolvedApp): IssueRow[] {
  const sheet = app.newestVersions[SHEET];
  return issueRows.filter(
    (issue) =>
      sheet !== undefined &&
      affects(issue, sheet) &&
      issueApplies(app, issue.when),
  );
}

/** Makes a note of a known issue. */
export const issueNote = (issue: IssueRow): Finding =>
  note('issue', say.hasIssue(issue), {
    text: issueReleases(issue),
    href: issueAddress(issue),
  });

/** The notes about known issues, or why none are listed. */
export function issueNotes(
  { newestVersions: { [SHEET]: sheet } }: ResolvedApp,
  issues: readonly IssueRow[],
): Finding[] {
  if (sheet?.startsWith('5.')) return issues.map(issueNote);
  const why = sheet === undefined ? say.noSheetRelease : say.onlyIssuesOf5;
  return [note('know', why)];
}

/** The note about the Babel plugin that the app needs after the command. */
export function babelNotes(
  app: ResolvedApp,
  recommendation: Recommendation | undefined,
): Finding[] {
  const set = recommendation?.set ?? app.newestVersions;
  const reanimated = set[REANIMATED];
  const isSame = reanimated === app.newestVersions[REANIMATED];
  // The version of a peer dependency is not known.
  if (!reanimated || (isSame && isPeerOnly(app, REANIMATED))) return [];
  if (satisfies(reanimated, '<2.0.0')) {
    return [note('know', say.needsNoPlugin, LINKS.v2Install)];
  }
  const isInPreset =
    Number(app.sdk ?? 0) >= 50 && app.setup.preset === undefined;
  const sentence = isInPreset
    ? say.presetAddsPlugin
    : satisfies(reanimated, '>=4.0.0')
      ? say.listPlugin('worklets', 'reanimated')
      : say.listPlugin('reanimated', 'worklets');
  const link = set[SHEET]?.startsWith('4.') ? LINKS.v4Babel : LINKS.babel;
  return [note('know', sentence, link)];
}
