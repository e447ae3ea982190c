/** Judges the files of a project: the versions of its app, and the app's code. */
import type { Answer as CodeAnswer, Item } from './code/answer';
import type { FileReport } from './code/check';
import type { FromVersion } from './code/data';
import type { OnProgress, Outcome, Question } from './check';
import { loadCodeCheck, loadVersions } from './engines';
import { ModuleResolver } from './imports';
import type { FileChange } from './patch';
import {
  appsOf,
  codeOf,
  installedSetup,
  readProject,
  type Project,
  type Source,
  type UnreadFile,
} from './project';
import { LIBRARY, type ProjectFile } from './projectFile';
import type { AppSetup } from './versions/setup';

/** What code is written for; that of v5 is not migrated. */
export type WrittenFor = FromVersion | 'v5';

/** What was found in a project, besides what is said of its versions and code. */
export interface CheckedProject {
  /** The `package.json` of each app with the sheet, and the one that is judged. */
  readonly apps: readonly string[];
  readonly app: string | undefined;
  readonly from: WrittenFor;
  /** What was read, and what uses the sheet. */
  readonly summary: string;
  /** What to do besides changes of the code. */
  readonly decisions: readonly Item[];
  /** Files that use the sheet and need nothing. */
  readonly untouched: readonly string[];
  readonly unread: readonly UnreadFile[];
}

const BOM = '\uFEFF';
const TEST =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|e2e|\.storybook)\/|\.(?:test|spec|stories)\.\w+$|(?:^|\/)jest[\w.-]*$/;

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** What the app of a project has, as far as its files say. */
async function setupOf(
  project: Project,
  app: ProjectFile | undefined,
): Promise<AppSetup | undefined> {
  const text = app?.text ?? project.lockfiles[0]?.text;
  if (text === undefined) return undefined;
  const { readInput } = await loadVersions();
  const read = await readInput(text);
  if ('problem' in read) return undefined;
  return app ? installedSetup(project, app, read.setup) : read.setup;
}

/** The version that an app's code is written for, by its range of the sheet. */
function writtenFor(range: string | undefined): WrittenFor {
  const major = range === 'latest' ? '5' : /\d+/.exec(range ?? '')?.[0];
  if (major === '2' || major === '3') return `v${major}`;
  return Number(major) >= 5 ? 'v5' : 'v4';
}

/** Judges code, and what other files of the project say of it. */
async function checkCode(
  project: Project,
  code: readonly ProjectFile[],
  from: WrittenFor,
  installed: string | undefined,
  textAt: (path: string) => Promise<string>,
  onProgress: OnProgress,
) {
  const { answerResults, check, isReport, Linker } = await loadCodeCheck();
  const engine = from === 'v5' ? 'v4' : from;
  const hasModalProvider = code.some(({ text }) =>
    text.includes('BottomSheetModalProvider'),
  );
  const results = code.map(({ path, text }, index) => {
    onProgress(`Checked ${index} of ${code.length} files.`);
    return check(path, text.replace(BOM, ''), engine, { hasModalProvider });
  });
  // Tests and configuration only name the package.
  const refused = results.flatMap((result) =>
    isReport(result) || result.isForeign ? [] : result,
  );
  const linker = new Linker({
    resolver: new ModuleResolver(project.imports, project),
    judged: new Set(code.map(({ path }) => path)),
    textAt,
    from: engine,
  });
  const linked = await linker.linkAll(results.filter(isReport));
  const reports =
    from === 'v5' ? linked.map((each) => newerOnly(each, installed)) : linked;
  const unread = refused.map(({ file, message, line }) => ({
    path: file,
    reason: line === undefined ? message : `line ${line}: ${message}`,
  }));
  const { answer } = answerResults(reports, []);
  return {
    answer: answer && {
      ...answer,
      ...(from === 'v5' && { summary: newerSummary(answer) }),
    },
    reports,
    unread,
  };
}

/** What a newer release changes for code of v5. */
function newerSummary({ decisions }: CodeAnswer): string {
  const places = decisions.flatMap((each) => each.places).length;
  const next =
    places === 0
      ? ''
      : ` With the newest 5.2 release, look at ${count(places, 'place', 'places')}.`;
  return `The code is written for v5: nothing to migrate.${next}`;
}

/** Of code of v5, what a release that is newer than the installed one changes. */
function newerOnly(
  report: FileReport,
  installed: string | undefined,
): FileReport {
  const findings = report.findings.filter(
    ({ since }) => since !== undefined && isOlder(installed, since),
  );
  return {
    ...report,
    code: undefined,
    removed: [],
    contradiction: undefined,
    findings: findings.map((finding) => ({
      ...finding,
      level: 'decide',
      place: { ...finding.place, hunks: [] },
    })),
    isComplete: findings.length === 0,
  };
}

/** Whether a release is older than another of its major; what is not known may be. */
function isOlder(installed: string | undefined, since: string): boolean {
  const parts = (version: string) => version.split('.').map(Number);
  const [, minor = 0, patch = 0] = parts(installed ?? '5.0.0');
  const [, otherMinor = 0, otherPatch = 0] = parts(since);
  return minor < otherMinor || (minor === otherMinor && patch < otherPatch);
}

/** The changes of files, with the byte order marks that they had. */
async function changesOf(
  { changed }: CodeAnswer,
  textAt: (path: string) => Promise<string>,
): Promise<FileChange[]> {
  const changes = await Promise.all(
    changed.map(async ({ file, code }) => {
      const before = await textAt(file);
      const after = (before.startsWith(BOM) ? BOM : '') + code;
      return { path: file, before, after };
    }),
  );
  // What could not be decoded cannot be written back.
  return changes.filter(({ before }) => !before.includes('\uFFFD'));
}

/** What a patch of the sheet means for another release. */
function patchedItems(
  project: Project,
  setup: AppSetup | undefined,
  from: WrittenFor,
): Item[] {
  const finding = setup?.packages[LIBRARY];
  const [file] = project.patches;
  if (file === undefined && finding?.isPatched !== true) return [];
  const what = file === undefined ? '' : ` (\`${file}\`)`;
  const next =
    from === 'v5'
      ? 'It fits this release only. Before you update, see whether the new one still needs it.'
      : 'It does not apply to v5. See whether v5 still needs what it changes, and take it out or make it again.';
  return [
    {
      text: `The project patches the sheet${what}, so what is said here of ${finding?.range ?? 'the release'} may not hold. ${next}`,
      places: [],
    },
  ];
}

function summaryOf(
  project: Project,
  app: ProjectFile | undefined,
  code: readonly ProjectFile[],
): string {
  const tests = code.filter(({ path }) => TEST.test(path)).length;
  const of = tests === 0 ? '' : `, ${tests} of them tests or configuration`;
  const elsewhere = project.code.length - code.length;
  return [
    `Read ${project.read.toLocaleString('en')} of ${count(project.total, 'file', 'files')}${app ? ` for \`${app.path}\`` : ''}.`,
    `${count(code.length, 'file names', 'files name')} the sheet${of}.`,
    elsewhere > 0 &&
      `${count(elsewhere, 'more is', 'more are')} no part of this app.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const nothingFound = ({ total, unread }: Project): Outcome => {
  const reasons = unread.map(({ path, reason }) => `${path}: ${reason}.`);
  const what =
    total === 1
      ? 'This file is not'
      : `None of these ${total.toLocaleString('en')} files is`;
  const message = `${what} the package.json of an app, a lockfile, or code that imports ${LIBRARY}. The folders node_modules, ios, android and build are left out.`;
  return { problem: { message: [message, ...reasons].join('\n') } };
};

/** Judges the files of a project. */
export async function checkProject(
  {
    sources,
    paths,
    app: chosen,
    from: chosenFrom,
  }: Extract<Question, { readonly sources: readonly Source[] }>,
  onProgress: OnProgress,
): Promise<Outcome> {
  const project = await readProject(sources, paths, (read, of) => {
    const [done, all] = [read, of].map((each) => each.toLocaleString('en'));
    onProgress(`Read ${done ?? ''} of ${all ?? ''} files.`);
  });
  const apps = appsOf(project);
  const app = apps.find(({ path }) => path === chosen) ?? apps[0];
  const setup = await setupOf(project, app);
  const code = app ? codeOf(project, app) : project.code;
  if (setup === undefined && code.length === 0) return nothingFound(project);
  const installed = setup?.packages[LIBRARY]?.range;
  const from = chosenFrom ?? writtenFor(installed);
  const files = new Map(sources.map(({ path, file }) => [path, file]));
  const texts = new Map(code.map(({ path, text }) => [path, text]));
  const textAt = async (path: string) => {
    const text =
      texts.get(path) ??
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(
        await files.get(path)?.arrayBuffer(),
      );
    texts.set(path, text);
    return text;
  };
  const { answer } = await loadVersions();
  const versions = setup && answer(setup);
  const checked =
    code.length === 0
      ? undefined
      : await checkCode(project, code, from, installed, textAt, onProgress);
  const needsNothing = (report: FileReport) =>
    report.isComplete && report.code === undefined;
  return {
    ...(versions && { versions }),
    ...(checked?.answer && {
      code: checked.answer,
      patch: await changesOf(checked.answer, textAt),
    }),
    project: {
      apps: apps.map(({ path }) => path),
      app: app?.path,
      from,
      summary: summaryOf(project, app, code),
      decisions: patchedItems(project, setup, from),
      untouched:
        checked?.reports.filter(needsNothing).map(({ file }) => file) ?? [],
      unread: [...project.unread, ...(checked?.unread ?? [])],
    },
  };
}
