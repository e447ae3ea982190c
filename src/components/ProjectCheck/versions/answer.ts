/** Makes the answer about the versions of an app. */
import { formatList } from '../../../site/formatList';
import type { Finding, Severity } from '../findings';
import { resolveApp, type ResolvedApp } from './app';
import { checkConsistency } from './arcConsistency';
import type { Status } from './assessments';
import {
  babelNotes,
  commandNotes,
  duplicateNotes,
  findingOf,
  issueNotes,
  issuesOf,
  nextSteps,
  noCommandNote,
  setupNotes,
  type Note,
} from './notes';
import {
  commandOf,
  documentedInstall,
  recommend,
  type Recommendation,
} from './recommend';
import { assessPackages, type Row } from './rows';
import type { AppSetup } from './setup';
import { say, type Sentence } from './statements';
import { toMinor } from '../../../site/toMinor';

const SHEET = '@gorhom/bottom-sheet';

/** The assessments of an app, and the change that makes its versions fit. */
interface AssessedApp {
  readonly app: ResolvedApp;
  readonly verdict: 'fits' | 'depends' | 'fails' | 'unknown';
  readonly rows: readonly Row[];
  readonly recommendation: Recommendation | undefined;
}

/** An answer whose sentences are data, for tests. */
export interface VersionReport extends AssessedApp {
  readonly summary: readonly Sentence[];
  readonly notes: readonly Note[];
}

/** The answer about versions; its texts are Markdown. */
export interface VersionsAnswer extends AssessedApp {
  readonly summary: string;
  readonly findings: readonly Finding[];
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
): AssessedApp['verdict'] {
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
): Sentence[] {
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
    case 'depends':
      sentences.push(say.mayNotFit(labelsOf(verdict), isLeftToTest));
      break;
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

/** Assesses the versions of an app, and selects the sentences of the answer. */
export function createVersionReport(setup: AppSetup): VersionReport {
  const app = resolveApp(setup);
  const isOfRelease = setup.source === 'release';
  const proposal = isOfRelease ? documentedInstall(app) : recommend(app);
  const recommendation =
    proposal && commandOf(proposal, app, 'npm') ? proposal : undefined;
  const rows = assessPackages({
    app,
    consistency: checkConsistency(app),
    recommendation,
  });
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
  const notes = [
    ...ofCommand,
    ...setupNotes(app),
    ...(canGoOn ? nextSteps(app, issues) : []),
    ...issueNotes(app, issues),
    ...babelNotes(app, recommendation),
  ];
  return { app, verdict, rows, recommendation, summary, notes };
}

/** Makes findings of rows; packages with the same text share one. */
function reasonsOf(rows: readonly Row[]): Finding[] {
  return [...new Set(rows.map(({ text }) => text))].flatMap((text) => {
    const same = rows.filter((row) => row.text === text);
    const labels = formatList(same.map(({ label }) => label));
    return same.slice(0, 1).map(({ status, link }) =>
      findingOf({
        severity: SEVERITY_OF[status],
        text: `**${labels}**: ${text}`,
        link,
      }),
    );
  });
}

/**
 * Answers a question about the versions of an app. It throws for no setup that was
 * read.
 */
export function answer(setup: AppSetup): VersionsAnswer {
  const { summary, notes, ...report } = createVersionReport(setup);
  return {
    ...report,
    summary: summary.map(({ text }) => text).join(' '),
    findings: [...reasonsOf(report.rows), ...notes.map(findingOf)],
  };
}
