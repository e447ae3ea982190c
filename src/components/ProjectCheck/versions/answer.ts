/** The whole answer to what was found of an app. */
import {
  affects,
  issueAddress,
  issueReleases,
  issueRows,
  type IssueRow,
} from '../../../shared/releases/issueRows';
import { PACKAGE_MANAGERS } from '../../../shared/install/packageManagers';
import { isPackageName } from '../../../shared/releases/packageNames';
import { resolveApp, type ResolvedApp } from './app';
import { CHECKED_PACKAGES, type AppSetup } from './setup';
import { isPeerOnly } from './appQueries';
import { checkConsistency } from './arcConsistency';
import {
  commandOf,
  documentedInstall,
  recommend,
  type Recommendation,
} from './recommend';
import { judgeRows, type Row } from './rows';
import { LINKS, type Link } from './conflictMessages';
import { compareToPublished, satisfies } from './resolveVersions';
import { say, type Sentence } from './statements';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';

export interface Note extends Sentence {
  readonly link?: Link;
}

/** What the check answers; code in its texts is in backticks. */
export interface VersionReport {
  readonly app: ResolvedApp;
  readonly verdict: 'fits' | 'depends' | 'fails' | 'unknown';
  readonly summary: readonly Sentence[];
  readonly rows: readonly Row[];
  readonly notes: readonly Note[];
  /** Known issues of exactly these versions. */
  readonly issues: readonly Note[];
  /** Said when there are none. */
  readonly noIssues: Note;
  readonly babel: Note | undefined;
  readonly recommendation: Recommendation | undefined;
  /** What to know about the command, or why there is none. */
  readonly commandNotes: readonly Note[];
}

function verdictOf(
  rows: readonly Row[],
  { source, packageManager }: AppSetup,
): VersionReport['verdict'] {
  // Other managers install the peers of packages without being asked to.
  const isCertain = source !== 'package' || packageManager === 'yarn';
  const missing = isCertain ? 'fails' : 'depends';
  const all = rows.map(({ name, status }) =>
    status === 'missing' && name !== SHEET ? missing : status,
  );
  const order = ['fails', 'depends', 'unknown'] as const;
  return order.find((status) => all.includes(status)) ?? 'fits';
}

/** The verdict, and what to do about it. */
function summaryOf(answered: Omit<VersionReport, 'summary'>): Sentence[] {
  const { app, rows, recommendation, commandNotes } = answered;
  const { source, packages, hasComplaint } = app.setup;
  if (source === 'release') {
    const minor = toMinor(app.reactNative ?? '');
    const release = app.sdk ? `Expo SDK ${app.sdk}` : `React Native ${minor}`;
    return [recommendation ? say.installFor(release) : say.noneFor(release)];
  }
  const labelsOf = (status: Row['status']) =>
    rows.filter((row) => row.status === status).map(({ label }) => label);
  const missing = labelsOf('missing');
  const sentences = missing.length > 0 ? [say.areMissing(source, missing)] : [];
  const rest = rows.filter(({ status }) => status !== 'missing');
  const verdict = verdictOf(rest, app.setup);
  switch (verdict) {
    case 'fits':
      sentences.push(missing.length > 0 ? say.restFits() : say.fitTogether());
      break;
    case 'depends': {
      const isLeftToTest = !recommendation && commandNotes.length === 0;
      sentences.push(say.mayNotFit(labelsOf(verdict), isLeftToTest));
      break;
    }
    case 'fails':
      sentences.push(say.doNotFit(labelsOf(verdict)));
      break;
    case 'unknown':
      if (hasComplaint) sentences.push(say.notExplained());
      else if (missing.length === 0) sentences.push(say.noConflict());
      sentences.push(say.notChecked(labelsOf(verdict)));
  }
  const canPaste =
    source === 'output' ||
    Object.values(packages).some((each) => each.unresolvable === 'catalog');
  if (recommendation) sentences.push(say.runCommand());
  else if (verdict === 'unknown' && canPaste)
    sentences.push(say.pasteLockfile());
  return sentences;
}

/** Whether an issue concerns the versions that it may depend on. */
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

/** An issue in a sentence. */
export const issueNote = (issue: IssueRow): Note => ({
  ...say.hasIssue(issue),
  link: { text: issueReleases(issue), href: issueAddress(issue) },
});

function issuesOf(app: ResolvedApp): Note[] {
  const sheet = app.newestVersions[SHEET];
  if (sheet === undefined) return [];
  return issueRows
    .filter((issue) => affects(issue, sheet) && issueApplies(app, issue.when))
    .map(issueNote);
}

function noIssuesOf({ newestVersions: { [SHEET]: sheet } }: ResolvedApp): Note {
  if (sheet === undefined) return say.noSheetRelease();
  return sheet.startsWith('5.') ? say.noIssue(sheet) : say.onlyIssuesOf5();
}

function babelOf(
  app: ResolvedApp,
  recommendation?: Recommendation,
): Note | undefined {
  const set = recommendation?.set ?? app.newestVersions;
  const reanimated = set['react-native-reanimated'];
  const isSame = reanimated === app.newestVersions['react-native-reanimated'];
  // Of what the app decides the release is not known.
  if (!reanimated || (isSame && isPeerOnly(app, 'react-native-reanimated'))) {
    return undefined;
  }
  const link = set[SHEET]?.startsWith('4.') ? LINKS.v4Babel : LINKS.babel;
  if (satisfies(reanimated, '<2.0.0')) {
    return { ...say.needsNoPlugin(), link: LINKS.v2Install };
  }
  if (Number(app.sdk ?? 0) >= 50 && app.setup.preset === undefined) {
    return { ...say.presetAddsPlugin(), link };
  }
  return satisfies(reanimated, '>=4.0.0')
    ? { ...say.listPlugin('worklets', 'reanimated'), link }
    : { ...say.listPlugin('reanimated', 'worklets'), link };
}

function notesOf({
  setup,
  isArchitectureFixed,
  architecture,
}: ResolvedApp): Note[] {
  const { architecture: chosen = architecture, packages } = setup;
  const isUnmet = Object.values(packages).some((each) => each.isUnmet);
  return [
    ...(isArchitectureFixed && chosen !== architecture
      ? [say.oneArchitecture()]
      : []),
    ...(isUnmet ? [say.nothingInstalled()] : []),
  ];
}

function noCommand(
  app: ResolvedApp,
  verdict: VersionReport['verdict'],
): Note[] {
  const isAnswer = verdict === 'fits' || verdict === 'unknown';
  if (isAnswer && app.setup.source !== 'release') return [];
  const { range } = app.setup.packages['react-native'] ?? {};
  const outside = range && compareToPublished('react-native', range);
  const newest = app.candidates['react-native']?.at(-1);
  const minor = toMinor(
    newest ?? app.newerReactNative ?? app.reactNative ?? '',
  );
  const sentence = outside
    ? say.outsideData(minor, outside)
    : app.reactNative === undefined
      ? say.pickReactNative()
      : say.noSet(minor);
  return [{ ...sentence, link: LINKS.install }];
}

function notesOfCommand(
  app: ResolvedApp,
  recommendation: Recommendation,
): Note[] {
  const { install, remove, set } = recommendation;
  const { packages } = app.setup;
  const names = Object.keys(install).filter(isPackageName);
  const sheet = app.newestVersions[SHEET];
  const major = set[SHEET]?.split('.')[0] ?? '';
  const notes: Note[] = [];
  if (install[SHEET] && sheet && sheet.split('.')[0] !== major) {
    const link = major === '5' ? LINKS.upgrade : LINKS.v4Install;
    notes.push({ ...say.otherMajor(major, sheet), link });
  }
  const fields = names.flatMap((name) => packages[name]?.overriddenBy ?? []);
  for (const field of new Set(fields)) notes.push(say.changeField(field));
  const left = CHECKED_PACKAGES.filter(
    ({ name }) => (packages[name]?.unresolvable ?? 'missing') !== 'missing',
  );
  if (left.length > 0) notes.push(say.leftOut(left.map(({ label }) => label)));
  if (remove.length > 0 || names.some((name) => name !== SHEET)) {
    notes.push({ ...say.changesNative(), link: LINKS.rebuild });
  }
  return notes;
}

function duplicateNotes({ setup }: ResolvedApp): Note[] {
  const manager = PACKAGE_MANAGERS.find(
    ({ id }) => id === setup.packageManager,
  );
  return CHECKED_PACKAGES.filter(
    ({ name }) => setup.packages[name]?.otherVersions,
  ).map(({ name }) => say.keepOneCopy(name, manager?.why ?? 'npm ls'));
}

export function createVersionReport(setup: AppSetup): VersionReport {
  const app = resolveApp(setup);
  const found =
    setup.source === 'release' ? documentedInstall(app) : recommend(app);
  const recommendation =
    found && commandOf(found, app, 'npm') ? found : undefined;
  const rows = judgeRows({ app, fit: checkConsistency(app), recommendation });
  const verdict = verdictOf(rows, setup);
  const commandNotes = [
    ...(recommendation ? notesOfCommand(app, recommendation) : []),
    ...(found ? [] : noCommand(app, verdict)),
    ...duplicateNotes(app),
  ];
  const answered = {
    ...{ app, verdict, rows, recommendation, commandNotes },
    notes: notesOf(app),
    issues: issuesOf(app),
    noIssues: noIssuesOf(app),
    babel: babelOf(app, recommendation),
  };
  return { ...answered, summary: summaryOf(answered) };
}
