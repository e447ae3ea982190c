/** Checks files of code, and changes them. */
import coerce from 'semver/functions/coerce';
import lt from 'semver/functions/lt';
import { contradictionIn } from './contradiction';
import { problemOf } from './input';
import { checkSafely, isReport, type FileReport } from './checkFile';
import type { Hunk } from './textEdits';
import type { FromVersion } from './data';
import { count, groupFindings, type Finding, type Severity } from '../findings';
import { ModuleResolver } from './moduleResolver';
import { CrossFileResolver } from './crossFile';
import type { FileChange } from '../gitPatch';
import type { Project, SkippedFile } from '../project';
import type { ProjectFile } from '../projectFile';
import type { InputError } from '../versions/setup';

/** The version that code is written for. Code of v5 is checked, but not migrated. */
export type WrittenFor = FromVersion | 'v5';

/** The result of checking files of code. */
export interface CheckedCode {
  /** The sentences that sum up the findings. */
  readonly summary: string;
  readonly findings: readonly Finding[];
  readonly changes: readonly FileChange[];
  /** The paths of files that import the library and need no change. */
  readonly untouched: readonly string[];
  readonly skipped: readonly SkippedFile[];
}

/** The version of the code, and the project around it. */
export interface CheckCodeOptions {
  readonly from: WrittenFor;
  /** The installed release of the library, if it is known. */
  readonly installed?: string;
  readonly project?: Project;
  readonly textAt?: (path: string) => Promise<string>;
  readonly onProgress?: (text: string) => void;
}

const BOM = '\uFEFF';

/**
 * Reduces the report of v5 code to what newer releases change and what has no effect.
 */
function reportForV5(
  report: FileReport,
  installed: string | undefined,
): FileReport {
  const release = coerce(installed) ?? '5.0.0';
  const diagnostics = report.diagnostics.filter(
    ({ since, isInV5 }) =>
      isInV5 ?? (since !== undefined && lt(release, since)),
  );
  return {
    ...report,
    code: undefined,
    removed: [],
    contradiction: undefined,
    diagnostics: diagnostics.map((each) => ({
      ...each,
      severity: each.isInV5 ? 'know' : 'decide',
      place: { ...each.place, hunks: [] },
    })),
    isComplete: diagnostics.length === 0,
  };
}

/** The findings of all files; a hunk that belongs to several is only in the first. */
function findingsIn(reports: readonly FileReport[]): Finding[] {
  const shown = new Set<string>();
  const isNew = (file: string, hunk: Hunk): boolean => {
    const key = file + JSON.stringify(hunk);
    return !shown.has(key) && Boolean(shown.add(key));
  };
  const all = reports.flatMap(({ diagnostics }) =>
    diagnostics.map(({ severity, name, text, link, place }) => ({
      severity,
      name,
      text,
      link,
      places: [place],
    })),
  );
  return groupFindings(all).map((finding) => ({
    ...finding,
    places: finding.places.map((place) => ({
      ...place,
      hunks: place.hunks.filter((hunk) => isNew(place.file, hunk)),
    })),
  }));
}

/** The changed files, each with the byte order mark that it had. */
async function changesIn(
  reports: readonly FileReport[],
  textAt: (path: string) => Promise<string>,
): Promise<FileChange[]> {
  const changes = await Promise.all(
    reports.map(async ({ file, code, removed }) => {
      const before = await textAt(file);
      const after = (before.startsWith(BOM) ? BOM : '') + (code ?? '');
      return code === undefined ? [] : { path: file, before, after, removed };
    }),
  );
  // A file with undecodable bytes cannot be written back.
  return changes.flat().filter(({ before }) => !before.includes('\uFFFD'));
}

function codeSummary(findings: readonly Finding[], from: WrittenFor): string {
  const of = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity);
  const places = (severity: Severity) =>
    of(severity).flatMap((finding) => finding.places).length;
  if (from === 'v5') {
    const newer = places('decide');
    const next =
      newer === 0
        ? ''
        : ` With the newest 5.2 release, look at ${count(newer, 'place', 'places')}.`;
    return `The code is written for v5: nothing to migrate.${next}`;
  }
  const changes = places('change');
  const decisions = of('decide').length;
  const unknown = places('unknown');
  const notes = of('know').length;
  const isDone = decisions === 0 && unknown === 0;
  const end = isDone ? ', and nothing is left to decide' : '';
  return [
    changes > 0
      ? `${count(changes, 'change is', 'changes are')} made for you${end}.`
      : isDone && 'Nothing to change in this code.',
    decisions > 0 &&
      `${count(decisions, 'decision is', 'decisions are')} left to you.`,
    unknown > 0 && `Check ${count(unknown, 'place', 'places')} yourself.`,
    isDone &&
      notes > 0 &&
      `${count(notes, 'thing behaves', 'things behave')} differently in v5.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Checks files of code and, with `options.project`, follows the library through the other
 * files of the project.
 *
 * @returns `code` unless no file has a report, and `problem` if a pasted file has none
 */
export async function checkCode(
  files: readonly ProjectFile[],
  options: CheckCodeOptions,
): Promise<{ readonly code?: CheckedCode; readonly problem?: InputError }> {
  const { from, installed, project, onProgress } = options;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const textAt =
    options.textAt ?? ((path) => Promise.resolve(texts.get(path) ?? ''));
  const fromVersion = from === 'v5' ? 'v4' : from;
  // A single pasted file does not show the providers around its components.
  const hasModalProvider =
    project || files.length > 1
      ? files.some(({ text }) => text.includes('BottomSheetModalProvider'))
      : undefined;
  const results = files.map(({ path, text }, index) => {
    onProgress?.(`Checked ${index} of ${files.length} files.`);
    return checkSafely(path, text.replace(BOM, ''), fromVersion, {
      hasModalProvider,
    });
  });
  const failures = results.flatMap((result) =>
    isReport(result) ? [] : result,
  );
  const ownReports = results.filter(isReport);
  const resolvedReports = project
    ? await new CrossFileResolver({
        modules: new ModuleResolver(project),
        checkedPaths: new Set(files.map(({ path }) => path)),
        textAt,
        from: fromVersion,
        onProgress,
      }).resolveAll(ownReports)
    : ownReports;
  const reports =
    from === 'v5'
      ? resolvedReports.map((each) => reportForV5(each, installed))
      : resolvedReports;
  const problem = project ? undefined : problemOf(failures, files);
  if (reports.length === 0 && !project) return { problem };
  const findings = findingsIn(reports);
  // Tests and configuration files may name the package without importing it.
  const skipped = failures.filter(
    ({ lacksLibraryImport }) => !project || !lacksLibraryImport,
  );
  return {
    problem,
    code: {
      summary: [contradictionIn(reports), codeSummary(findings, from)]
        .join('')
        .trim(),
      findings,
      changes: await changesIn(reports, textAt),
      untouched: reports
        .filter(({ isComplete, code }) => isComplete && code === undefined)
        .map(({ file }) => file),
      skipped: skipped.map(({ file, message, line }) => ({
        path: file,
        reason: line === undefined ? message : `line ${line}: ${message}`,
      })),
    },
  };
}
