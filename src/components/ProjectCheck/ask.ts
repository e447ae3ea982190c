/** Finds out what a text is, and asks the engine that answers it. */
import type { Answer as CodeAnswer } from './code/answer';
import type { FromVersion } from './code/data';
import { checkCode } from './codeWorker';
import type { FileChange } from './patch';
import { appOf, installedSetup, type Project } from './project';
import { kindOf } from './kind';
import type { ExplainedSection } from './messages/find';
import type { Answer as VersionsAnswer } from './versions';
import {
  LONGEST_INPUT,
  tooLong,
  type AppSetup,
  type InputProblem,
} from './versions/setup';

const loadVersions = () =>
  import(/* webpackChunkName: "versions-engine" */ './versions');

const loadMessages = () =>
  import(/* webpackChunkName: "explained-messages" */ './messages');

type VersionsEngine = Awaited<ReturnType<typeof loadVersions>>;

/** What is known about versions, and what writes it down. */
export interface Versions {
  readonly engine: VersionsEngine;
  readonly answer: VersionsAnswer;
}

/** What a reader is answered. */
export interface Outcome {
  readonly problem?: InputProblem;
  /** What was left out. */
  readonly note?: string | undefined;
  /** What it says in short, which the reader hears first. */
  readonly summary?: string;
  /** How often it was given in a row: nothing new is heard where nothing changes. */
  readonly times?: number;
  /** Whether the reader did not ask, and is not led to it. */
  readonly isQuiet?: boolean;
  /** What to search the docs for, when nothing is known about it. */
  readonly query?: string;
  readonly versions?: Versions;
  readonly code?: CodeAnswer;
  /** The changed files of a project. */
  readonly patch?: readonly FileChange[];
  /** The sections that explain messages of the text. */
  readonly sections?: readonly ExplainedSection[];
}

/** Answers what is known about an app. */
export async function askSetup(
  setupOf: (engine: VersionsEngine) => AppSetup | undefined,
): Promise<Outcome | undefined> {
  const engine = await loadVersions();
  const setup = setupOf(engine);
  return setup && { versions: { engine, answer: engine.answer(setup) } };
}

/** A JSON object on lines of its own, in a text that has more than that. */
function objectIn(text: string): string | undefined {
  const start = text.search(/^[ \t]*\{[ \t]*$/m);
  if (start < 0) return undefined;
  const rest = text.slice(start);
  // Searched once: what has no end has none for later starts, either.
  const end = /^\}[ \t]*$/m.exec(rest);
  return end === null ? undefined : rest.slice(0, end.index + end[0].length);
}

async function askVersions(text: string): Promise<Outcome> {
  const engine = await loadVersions();
  const object = objectIn(text);
  const inside =
    object === undefined ? undefined : await engine.readInput(object);
  const found =
    inside && 'setup' in inside ? inside : await engine.readInput(text);
  return 'problem' in found
    ? found
    : { versions: { engine, answer: engine.answer(found.setup) } };
}

/** Most characters that the field of the search takes. */
const LONGEST_QUERY = 64;
const MESSAGE =
  /^(?!at ).*\b(?:\w*Error: \S|is not|cannot|can't|could not|failed|undefined|invalid|unable)/i;
/** Colors of a terminal, whose first character a copy may have lost. */
const COLORS = /\[\d{1,3}(?:;\d{1,3})*m/g;

/** The line that looks most like a message, to search the docs for. */
function queryOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line =
    lines.find((each) => MESSAGE.test(each)) ??
    lines.find((each) => /\w \w/.test(each)) ??
    '';
  return line
    .slice(0, LONGEST_QUERY)
    .replace(/\s\S*$/, (end) => (line.length > LONGEST_QUERY ? '' : end));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Looks for messages and for versions: a report of an issue has both. */
async function askBoth(text: string): Promise<Outcome> {
  const asked = askVersions(text);
  // A package.json has no messages.
  if (isJson(text) && (await asked).versions) return asked;
  const [sections, outcome] = await Promise.all([
    loadMessages().then(({ sectionsFor }) => sectionsFor(text)),
    asked,
  ]);
  if (outcome.problem === undefined) return { ...outcome, sections };
  return sections.length > 0 ? { sections } : outcome;
}

/** Answers a text. */
export async function askAbout(
  text: string,
  from: FromVersion,
): Promise<Outcome> {
  if (text.length > LONGEST_INPUT) return tooLong(text.length);
  const plain = text.replaceAll('\u001B', '').replace(COLORS, '');
  if (plain.trim() === '') {
    const message =
      'There is nothing to check yet. Paste a text, or drop a file, first.';
    return { problem: { message } };
  }
  switch (kindOf(plain)) {
    case 'json':
      // A log may be JSON, and a text may begin with it.
      return askBoth(plain);
    case 'code': {
      const { answer, problem } = await checkCode({ code: plain, from });
      if (answer) return { code: answer };
      // A report may begin like code.
      const other = await askBoth(plain);
      return other.problem ? { ...(problem && { problem }) } : other;
    }
    case 'text': {
      const outcome = await askBoth(plain);
      if (outcome.problem === undefined) return outcome;
      const message = `The docs explain no message in this text. ${outcome.problem.message}`;
      return {
        problem: { ...outcome.problem, message },
        query: queryOf(plain),
      };
    }
  }
}

const SHEET = '@gorhom/bottom-sheet';
const BOM = '\uFEFF';

/** What the app of a project has, as far as its files say. */
async function setupOfProject(
  project: Project,
  engine: VersionsEngine,
): Promise<AppSetup | undefined> {
  const app = appOf(project);
  const text = app?.text ?? project.lockfiles[0]?.text;
  if (text === undefined) return undefined;
  const read = await engine.readInput(text);
  if ('problem' in read) return undefined;
  return app ? installedSetup(project, app, read.setup) : read.setup;
}

/** The version that an app's code is written for, by its range of the sheet. */
function writtenFor(
  setup: AppSetup | undefined,
): FromVersion | 'v5' | undefined {
  const range = setup?.packages[SHEET]?.range;
  if (range === undefined) return undefined;
  const major = range === 'latest' ? '5' : /\d+/.exec(range)?.[0];
  if (major === '2' || major === '3' || major === '4') return `v${major}`;
  return Number(major) >= 5 ? 'v5' : undefined;
}

async function checkProject(
  { code }: Project,
  from: FromVersion,
): Promise<Pick<Outcome, 'code' | 'patch' | 'problem'>> {
  const files = code.map(({ path, text }) => ({
    file: path,
    source: text.replace(BOM, ''),
    start: 0,
  }));
  const { answer, problem } = await checkCode({ code: files, from });
  if (answer === undefined) return { ...(problem && { problem }) };
  const patch = answer.changed.flatMap(
    ({ file, code: after }): FileChange[] => {
      const before = code.find(({ path }) => path === file)?.text;
      // What could not be decoded cannot be written back.
      if (before === undefined || before.includes('\uFFFD')) return [];
      const mark = before.startsWith(BOM) ? BOM : '';
      return [{ path: file, before, after: mark + after }];
    },
  );
  return { code: answer, patch, ...(problem && { problem }) };
}

/**
 * Answers about the files of a project. What is written for v5 is not migrated.
 * @param chosen the version that the reader says the code is written for
 */
export async function askProject(
  project: Project,
  chosen?: FromVersion,
): Promise<Outcome & { readonly from?: FromVersion }> {
  const engine = await loadVersions();
  const setup = await setupOfProject(project, engine);
  const { code, total } = project;
  if (setup === undefined && code.length === 0) {
    const message = `None of these ${total} files is the package.json of an app, a lockfile, or code that imports ${SHEET}.`;
    return { problem: { message } };
  }
  const versions = setup && { engine, answer: engine.answer(setup) };
  const written = writtenFor(setup);
  const isNewest = written === 'v5' && code.length > 0;
  const from = chosen ?? (written === 'v5' ? undefined : written) ?? 'v4';
  const checked =
    isNewest || code.length === 0 ? {} : await checkProject(project, from);
  const note = [
    `${code.length} of ${total} files name the sheet.`,
    isNewest && 'The app has version 5: nothing to migrate.',
  ]
    .filter(Boolean)
    .join(' ');
  return { ...checked, ...(versions && { versions }), note, from };
}
