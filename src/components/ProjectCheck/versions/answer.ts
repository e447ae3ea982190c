/** The whole answer to what was found of an app. */
import {
  affects,
  issueAddress,
  issueReleases,
  issueRows,
  platformsText,
  type IssueRow,
} from '../../../shared/releases/issueRows';
import { PACKAGE_MANAGERS } from '../../../shared/install/packageManagers';
import { isPackageName } from '../../../shared/releases/packageNames';
import { resolveApp, type ResolvedApp } from './app';
import { CHECKED_PACKAGES, type AppSetup } from './setup';
import { checkConsistency, isPeerOnly } from './arcConsistency';
import {
  commandOf,
  documentedInstall,
  recommend,
  type Recommendation,
} from './recommend';
import { judgeRows, type Row } from './rows';
import { LINKS, type Link } from './conflictMessages';
import { compareToPublished, satisfies } from './resolveVersions';
import { formatList } from '../../../site/formatList';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';

export interface Note {
  readonly text: string;
  readonly link?: Link;
}

/** What the check answers; code in its texts is in backticks. */
export interface VersionReport {
  readonly app: ResolvedApp;
  readonly verdict: 'fits' | 'depends' | 'fails' | 'unknown';
  readonly summary: string;
  readonly rows: readonly Row[];
  readonly notes: readonly Note[];
  /** Known issues of exactly these versions. */
  readonly issues: readonly Note[];
  /** Said when there are none. */
  readonly noIssues: string;
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
function summaryOf(answered: Omit<VersionReport, 'summary'>): string {
  const { app, rows, recommendation, commandNotes: tips } = answered;
  const hasCommand = recommendation !== undefined;
  const { source, packages } = app.setup;
  if (source === 'release') {
    const minor = toMinor(app.reactNative ?? '');
    const release = app.sdk ? `Expo SDK ${app.sdk}` : `React Native ${minor}`;
    return hasCommand
      ? `For ${release}, install these versions.`
      : `No versions fit ${release}.`;
  }
  const named = (status: Row['status'], one = '', many = '') => {
    const labels = rows
      .filter((row) => row.status === status)
      .map(({ label }) => label);
    return `${formatList(labels)} ${labels.length > 1 ? many : one}`;
  };
  const rest = rows.filter(({ status }) => status !== 'missing');
  const verdict = verdictOf(rest, app.setup);
  const isWhole = rest.length === rows.length;
  const canPaste =
    source === 'output' ||
    Object.values(packages).some((each) => each.unresolvable === 'catalog');
  return [
    !isWhole &&
      `Not ${source === 'package' ? 'among the dependencies' : 'installed'}: ${named('missing').trim()}.`,
    {
      fits: `${isWhole ? 'These' : 'The other'} versions fit together.`,
      depends: `${named('depends')}may not fit${hasCommand || tips.length > 0 ? '' : ': test the app with them'}.`,
      fails: `${named('fails', 'does', 'do')} not fit.`,
      unknown: `${app.setup.hasComplaint ? 'The text names a conflict that its versions do not explain. ' : isWhole ? 'No conflict was found. ' : ''}${named('unknown', 'was', 'were')} not checked.`,
    }[verdict],
    hasCommand
      ? 'Run the command below.'
      : verdict === 'unknown' &&
        canPaste &&
        'Paste the lockfile to check the rest.',
  ]
    .filter(Boolean)
    .join(' ');
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
  text: `${issue.symptom.replace(/\.$/, '')}. On ${platformsText(issue)}${issue.with === undefined ? '' : `, with ${issue.with}`}.`,
  link: { text: issueReleases(issue), href: issueAddress(issue) },
});

function issuesOf(app: ResolvedApp): Note[] {
  const sheet = app.newestVersions[SHEET];
  if (sheet === undefined) return [];
  return issueRows
    .filter((issue) => affects(issue, sheet) && issueApplies(app, issue.when))
    .map(issueNote);
}

function noIssuesText({
  newestVersions: { [SHEET]: sheet },
}: ResolvedApp): string {
  if (sheet === undefined) {
    return 'The release of the sheet is not known, so no known issues are listed.';
  }
  return sheet.startsWith('5.')
    ? `No known issue concerns ${sheet} with these versions.`
    : 'Known issues are listed for version 5 only.';
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
  const isNewer = satisfies(reanimated, '>=4.0.0');
  if (satisfies(reanimated, '<2.0.0')) {
    const text = 'Reanimated 1 needs no Babel plugin.';
    return { text, link: LINKS.v2Install };
  }
  const hasPlugin = Number(app.sdk ?? 0) >= 50;
  const [plugin, other] = isNewer
    ? ['worklets', 'reanimated']
    : ['reanimated', 'worklets'];
  const text =
    hasPlugin && app.setup.preset === undefined
      ? '`babel-preset-expo` adds the plugin. List neither `react-native-worklets/plugin` nor `react-native-reanimated/plugin` yourself.'
      : `The last entry of \`plugins\` in \`babel.config.js\` must be \`'react-native-${plugin}/plugin'\`, and \`'react-native-${other}/plugin'\` must not be listed.`;
  return { text, link };
}

function notesOf({
  setup,
  isArchitectureFixed,
  architecture,
}: ResolvedApp): Note[] {
  const { architecture: chosen = architecture, packages } = setup;
  const isUnmet = Object.values(packages).some((each) => each.isUnmet);
  const only =
    'This release of React Native has only one architecture, so your choice was not used.';
  const unmet =
    'Nothing is installed yet, so the ranges of the package.json are checked. Install the packages to see which releases they give.';
  return [
    ...(isArchitectureFixed && chosen !== architecture ? [{ text: only }] : []),
    ...(isUnmet ? [{ text: unmet }] : []),
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
  const text = outside
    ? `React Native ${minor} is ${outside} than the releases that this site has data on, so no versions are recommended.`
    : app.reactNative === undefined
      ? 'Pick your React Native release above: the right versions depend on it.'
      : `No published set of versions fits React Native ${minor}. Upgrade React Native first.`;
  return [{ text, link: LINKS.install }];
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
    notes.push({
      text: `It installs version ${major} of the sheet, whose API differs from ${sheet}.`,
      link: major === '5' ? LINKS.upgrade : LINKS.v4Install,
    });
  }
  const fields = names.flatMap((name) => packages[name]?.overriddenBy ?? []);
  for (const field of new Set(fields)) {
    const text = `Change the entry in \`${field}\` as well: it takes precedence over the dependency.`;
    notes.push({ text });
  }
  const left = CHECKED_PACKAGES.filter(
    ({ name }) => (packages[name]?.unresolvable ?? 'missing') !== 'missing',
  );
  if (left.length > 0) {
    const labels = formatList(left.map(({ label }) => label));
    const text = `The command leaves out what could not be checked: ${labels}.`;
    notes.push({ text });
  }
  if (remove.length > 0 || names.some((name) => name !== SHEET)) {
    const text = 'This changes native code, so rebuild the app afterwards.';
    notes.push({ text, link: LINKS.rebuild });
  }
  return notes;
}

function duplicateNotes({ setup }: ResolvedApp): Note[] {
  const why = PACKAGE_MANAGERS.find(
    ({ id }) => id === setup.packageManager,
  )?.why;
  return CHECKED_PACKAGES.filter(
    ({ name }) => setup.packages[name]?.otherVersions,
  ).map(({ name, label }) => ({
    text: `Keep one copy of ${label}: \`${why ?? 'npm ls'} ${name}\` lists what installs the other.`,
  }));
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
    noIssues: noIssuesText(app),
    babel: babelOf(app, recommendation),
  };
  return { ...answered, summary: summaryOf(answered) };
}
