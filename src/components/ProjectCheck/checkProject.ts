/** Checks the files of a project: the versions of its app, and the app's code. */
import {
  outcomeOf,
  type OnProgress,
  type Outcome,
  type Question,
} from './outcome';
import type { WrittenFor } from './code/checkCode';
import { loadCodeCheck, loadVersions } from './engines';
import { count, type Finding } from './findings';
import { listFolder, type Files } from './folder';
import {
  appsOf,
  codeOf,
  installedSetup,
  readProject,
  type Project,
} from './project';
import { decodeText, LIBRARY, type ProjectFile } from './projectFile';
import type { AppSetup } from './versions/setup';

/** The parts of an outcome that are about a project as a whole. */
export interface CheckedProject {
  /** The `package.json` of each app that uses the library, and of the checked one. */
  readonly apps: readonly string[];
  readonly app: string | undefined;
  /** Sentences about what was read. */
  readonly summary: string;
  /** Files that use the library and need no change. */
  readonly untouched: readonly string[];
}

/** Files that are counted as tests or configuration. */
const TEST =
  /(?:^|\/)(?:__tests__|__mocks__|tests?|e2e|\.storybook)\/|\.(?:test|spec|stories)\.\w+$|(?:^|\/)jest[\w.-]*$/;

/** The setup of an app, or of the lockfile in a project without a `package.json`. */
async function setupOf(
  project: Project,
  app: ProjectFile | undefined,
): Promise<AppSetup | undefined> {
  const text = app?.text ?? project.lockfiles[0]?.text;
  if (text === undefined) return undefined;
  const { parseInput } = await loadVersions();
  const result = await parseInput(text);
  if ('problem' in result) return undefined;
  return app ? installedSetup(project, app, result.setup) : result.setup;
}

/** The version that code is written for, by the range of the library. */
function writtenFor(range: string | undefined): WrittenFor {
  const major = range === 'latest' ? '5' : /\d+/.exec(range ?? '')?.[0];
  if (major === '2' || major === '3') return `v${major}`;
  return Number(major) >= 5 ? 'v5' : 'v4';
}

/** The finding about a patch of the library, if there is one. */
function patchFindings(
  project: Project,
  setup: AppSetup | undefined,
  from: WrittenFor,
): Finding[] {
  const detected = setup?.packages[LIBRARY];
  const [file] = project.patches;
  if (file === undefined && detected?.isPatched !== true) return [];
  const what = file === undefined ? '' : ` (\`${file}\`)`;
  const next =
    from === 'v5'
      ? 'It fits this release only. Before you update, see whether the new one still needs it.'
      : 'It does not apply to v5. See whether v5 still needs what it changes, and take it out or make it again.';
  return [
    {
      severity: 'decide',
      text: `The project patches the sheet${what}, so what is said here of ${detected?.range ?? 'the release'} may not hold. ${next}`,
      places: [],
    },
  ];
}

function projectSummary(
  project: Project,
  app: ProjectFile | undefined,
  codeFiles: readonly ProjectFile[],
): string {
  const tests = codeFiles.filter(({ path }) => TEST.test(path)).length;
  const of = tests === 0 ? '' : `, ${tests} of them tests or configuration`;
  const elsewhere = project.codeFiles.length - codeFiles.length;
  return [
    `Read ${project.read.toLocaleString('en')} of ${count(project.total, 'file', 'files')}${app ? ` for \`${app.path}\`` : ''}.`,
    `${codeFiles.length === 0 ? 'No file names' : count(codeFiles.length, 'file names', 'files name')} the sheet${of}.`,
    elsewhere > 0 &&
      `${count(elsewhere, 'more is', 'more are')} no part of this app.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const nothingFound = ({ total, skipped }: Project): Outcome => {
  const reasons = skipped.map(({ path, reason }) => `${path}: ${reason}.`);
  const what =
    total === 1
      ? 'This file is not'
      : `None of these ${total.toLocaleString('en')} files is`;
  const message = `${what} the package.json of an app, a lockfile, or code that imports ${LIBRARY}. The folders node_modules, ios, android and build are left out.`;
  return { problem: { message: [message, ...reasons].join('\n') } };
};

/**
 * Checks the app that the reader has chosen, by default the one with most of the code.
 *
 * @throws if a part of the check cannot be loaded
 */
export async function checkProject(
  {
    files: given,
    app: chosen,
    from: chosenFrom,
  }: Extract<Question, { readonly files: Files }>,
  onProgress: OnProgress,
): Promise<Outcome> {
  const { sources, paths } =
    'folder' in given ? await listFolder(given.folder, onProgress) : given;
  const project = await readProject(sources, paths, (read, of) => {
    const [done, all] = [read, of].map((each) => each.toLocaleString('en'));
    onProgress(`Read ${done ?? ''} of ${all ?? ''} files.`);
  });
  const apps = appsOf(project);
  const app = apps.find(({ path }) => path === chosen) ?? apps[0];
  const setup = await setupOf(project, app);
  const codeFiles = app ? codeOf(project, app) : project.codeFiles;
  if (setup === undefined && codeFiles.length === 0)
    return nothingFound(project);
  const installed = setup?.packages[LIBRARY]?.range;
  const from = chosenFrom ?? writtenFor(installed);
  const files = new Map(sources.map(({ path, file }) => [path, file]));
  const texts = new Map(codeFiles.map(({ path, text }) => [path, text]));
  const textAt = async (path: string) => {
    const text =
      texts.get(path) ?? decodeText(await files.get(path)?.arrayBuffer());
    texts.set(path, text);
    return text;
  };
  const versions = setup && (await loadVersions()).answer(setup);
  const options = { from, installed, project, textAt, onProgress };
  const checked =
    codeFiles.length === 0
      ? undefined
      : await (await loadCodeCheck()).checkCode(codeFiles, options);
  const outcome = outcomeOf(
    versions,
    checked?.code,
    patchFindings(project, setup, from),
  );
  return {
    ...outcome,
    from: checked && from,
    skipped: [...project.skipped, ...(outcome.skipped ?? [])],
    project: {
      apps: apps.map(({ path }) => path),
      app: app?.path,
      summary: projectSummary(project, app, codeFiles),
      untouched: checked?.code?.untouched ?? [],
    },
  };
}
