/** Finds out what a text is, and asks the engine that answers it. */
import type { Answer as CodeAnswer } from './code/answer';
import type { FromVersion } from './code/data';
import { checkCode } from './codeWorker';
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
      const { answer, problem } = await checkCode({ text: plain, from });
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
