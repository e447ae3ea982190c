/** Makes the answer about the versions of an app. */
import { formatList } from '../../../site/formatList';
import type { Finding, Severity } from '../findings';
import type { Status } from '../statuses';
import { serializeSetup } from './address';
import { resolveApp, type ResolvedApp } from './app';
import { checkConsistency } from './arcConsistency';
import {
  babelNotes,
  commandNotes,
  duplicateNotes,
  issueNotes,
  issuesOf,
  nextSteps,
  noCommandNote,
  note,
  setupNotes,
} from './notes';
import {
  commandsOf,
  documentedInstall,
  recommend,
  type Commands,
  type Recommendation,
} from './recommend';
import { assessPackages, type Row } from './rows';
import type { AppSetup } from './setup';
import { say } from './statements';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';

/** The answer about the versions of an app; its texts are Markdown. */
export interface VersionsAnswer {
  readonly app: ResolvedApp;
  readonly verdict: 'fits' | 'depends' | 'fails' | 'unknown';
  readonly rows: readonly Row[];
  /** The change that makes the versions fit. */
  readonly recommendation: Recommendation | undefined;
  /** The commands of the recommendation. */
  readonly commands: Commands | undefined;
  readonly summary: string;
  readonly findings: readonly Finding[];
  /** The end of the URL's fragment that stands for the setup. */
  readonly address: string;
}

const SEVERITY_OF: Readonly<Record<Status, Severity>> = {
  fails: 'fails',
  missing: 'fails',
  depends: 'depends',
  unknown: 'unknown',
  fits: 'know',
  unused: 'know',
};

function verdictOf(
  rows: readonly Row[],
  { source, packageManager }: AppSetup,
): VersionsAnswer['verdict'] {
  // All other managers install missing peer dependencies by themselves.
  const isCertain = source !== 'package' || packageManager === 'yarn';
  const missing = isCertain ? 'fails' : 'depends';
  const all = rows.map(({ name, status }) =>
    status === 'missing' && name !== SHEET ? missing : status,
  );
  const order = ['fails', 'depends', 'unknown'] as const;
  return order.find((status) => all.includes(status)) ?? 'fits';
}

/** The sentences that state the verdict, and what to do about it. */
function versionsSummary(
  app: ResolvedApp,
  rows: readonly Row[],
  recommendation: Recommendation | undefined,
  isLeftToTest: boolean,
): string[] {
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
      sentences.push(missing.length > 0 ? say.restFits : say.fitTogether);
      break;
    case 'depends':
      sentences.push(say.mayNotFit(labelsOf(verdict), isLeftToTest));
      break;
    case 'fails':
      sentences.push(say.doNotFit(labelsOf(verdict)));
      break;
    case 'unknown':
      if (hasComplaint) sentences.push(say.notExplained);
      else if (missing.length === 0) sentences.push(say.noConflict);
      sentences.push(say.notChecked(labelsOf(verdict)));
  }
  const canPaste =
    source === 'output' ||
    Object.values(packages).some((each) => each.unresolvable === 'catalog');
  if (recommendation) sentences.push(say.runCommand);
  else if (verdict === 'unknown' && canPaste) sentences.push(say.pasteLockfile);
  return sentences;
}

/** Makes findings of rows; packages with the same text share one. */
function reasonsOf(rows: readonly Row[]): Finding[] {
  return [...new Set(rows.map(({ text }) => text))].flatMap((text) => {
    const same = rows.filter((row) => row.text === text);
    const labels = formatList(same.map(({ label }) => label));
    return same
      .slice(0, 1)
      .map(({ status, link }) =>
        note(SEVERITY_OF[status], `**${labels}**: ${text}`, link),
      );
  });
}

/**
 * Answers a question about the versions of an app. It throws for no setup that was
 * read.
 */
export function answer(setup: AppSetup): VersionsAnswer {
  const app = resolveApp(setup);
  const isOfRelease = setup.source === 'release';
  const proposal = isOfRelease ? documentedInstall(app) : recommend(app);
  const commands = proposal && commandsOf(proposal, app);
  const recommendation = commands && proposal;
  const consistency = checkConsistency(app);
  const rows = assessPackages({ app, consistency, recommendation });
  const verdict = verdictOf(rows, setup);
  const isSettled = verdict === 'fits' || verdict === 'unknown';
  const needsNote = !proposal && (isOfRelease || !isSettled);
  const ofCommand = [
    ...(recommendation ? commandNotes(app, recommendation) : []),
    ...(needsNote ? [noCommandNote(app)] : []),
    ...duplicateNotes(setup),
  ];
  const isLeftToTest = !recommendation && ofCommand.length === 0;
  const summary = versionsSummary(app, rows, recommendation, isLeftToTest);
  const issues = issuesOf(app);
  const canGoOn = verdict === 'fits' && !isOfRelease;
  const findings = [
    ...reasonsOf(rows),
    ...ofCommand,
    ...setupNotes(app),
    ...(canGoOn ? nextSteps(app, issues) : []),
    ...issueNotes(app, issues),
    ...babelNotes(app, recommendation),
  ];
  return {
    app,
    verdict,
    rows,
    recommendation,
    commands,
    summary: summary.join(' '),
    findings,
    address: serializeSetup(setup),
  };
}
