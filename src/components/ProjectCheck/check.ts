/** Finds out what the form is given, and judges it. Runs in the worker. */
import type { Answer as CodeAnswer } from './code/answer';
import type { FromVersion } from './code/data';
import {
  checkProject,
  type CheckedProject,
  type WrittenFor,
} from './checkProject';
import {
  loadCodeCheck,
  loadMessages,
  loadNearest,
  loadVersions,
} from './engines';
import { kindOf } from './kind';
import type { ExplainedSection } from './messages/find';
import type { FileChange } from './patch';
import type { Source } from './project';
import type { Answer as VersionsAnswer } from './versions';
import {
  LONGEST_INPUT,
  tooLong,
  type AppSetup,
  type InputProblem,
} from './versions/setup';

/** What the form is given: a text, files, or what an address says of an app. */
export type Question =
  | { readonly text: string; readonly from: FromVersion }
  | {
      readonly sources: readonly Source[];
      /** The paths of all files, also of those that are not read. */
      readonly paths: readonly string[];
      /** The `package.json` of the app, where the reader has chosen one. */
      readonly app?: string | undefined;
      /** What the reader says that the code is written for. */
      readonly from?: WrittenFor | undefined;
    }
  | { readonly setup: AppSetup };

/** What a reader is answered. */
export interface Outcome {
  readonly problem?: InputProblem;
  readonly versions?: VersionsAnswer;
  readonly code?: CodeAnswer;
  readonly project?: CheckedProject;
  /** The changed files of a project. */
  readonly patch?: readonly FileChange[];
  /** The sections that explain messages of the text. */
  readonly sections?: readonly ExplainedSection[];
  /** They explain no message of the text: the search found them. */
  readonly isNearest?: true;
  /** What to search the docs for, when nothing is known about it. */
  readonly query?: string;
}

/** Says how far the check is. */
export type OnProgress = (text: string) => void;

/** A JSON object on lines of its own, in a text that has more than that. */
function objectIn(text: string): string | undefined {
  const start = text.search(/^[ \t]*\{[ \t]*$/m);
  if (start < 0) return undefined;
  const rest = text.slice(start);
  // Searched once: what has no end has none for later starts, either.
  const end = /^\}[ \t]*$/m.exec(rest);
  return end === null ? undefined : rest.slice(0, end.index + end[0].length);
}

async function checkVersions(text: string): Promise<Outcome> {
  const engine = await loadVersions();
  const object = objectIn(text);
  const inside =
    object === undefined ? undefined : await engine.readInput(object);
  const found =
    inside && 'setup' in inside ? inside : await engine.readInput(text);
  return 'problem' in found ? found : { versions: engine.answer(found.setup) };
}

/** Most characters that the field of the search takes. */
const MAX_QUERY_LENGTH = 64;
const MESSAGE =
  /^(?!at ).*\b(?:\w*Error: \S|is not|cannot|can't|could not|failed|undefined|invalid|unable)/i;
/** Colors of a terminal, whose first character a copy may have lost. */
const ANSI_COLOR_PATTERN = /\[\d{1,3}(?:;\d{1,3})*m/g;

/** The line that looks most like a message, to search the docs for. */
function queryOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const line =
    lines.find((each) => MESSAGE.test(each)) ??
    lines.find((each) => /\w \w/.test(each)) ??
    '';
  return line
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\s\S*$/, (end) => (line.length > MAX_QUERY_LENGTH ? '' : end));
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
async function checkMessagesAndVersions(text: string): Promise<Outcome> {
  const asked = checkVersions(text);
  // A package.json has no messages.
  if (isJson(text) && (await asked).versions) return asked;
  const [sections, outcome] = await Promise.all([
    loadMessages().then(({ sectionsFor }) => sectionsFor(text)),
    asked,
  ]);
  if (outcome.problem === undefined) return { ...outcome, sections };
  return sections.length > 0 ? { sections } : outcome;
}

/** What an app has, of whose versions a text names one and nothing else. */
async function setupOfRelease(text: string): Promise<AppSetup | undefined> {
  const expo = /^(?:expo )?(?:sdk|expo)[ @]?v?(\d\d)(?:\.\d{1,3}){0,2}$/i.exec(
    text,
  );
  const native =
    /^(?:react[ -]native|rn)[ @]?v?(0\.\d{1,3})(?:\.\d{1,3})?$/i.exec(text);
  const sheet =
    /^(?:(?:@gorhom\/)?bottom[ -]?sheet|sheet)?[ @]?v?([2-5]\.\d{1,3}\.\d{1,3})$/i.exec(
      text,
    );
  const { setupFor } = await loadVersions();
  if (expo) return setupFor({ kind: 'expo', version: expo[1] ?? '' });
  if (native) return setupFor({ kind: 'rn', version: native[1] ?? '' });
  const range = sheet?.[1];
  return range === undefined
    ? undefined
    : { source: 'output', packages: { '@gorhom/bottom-sheet': { range } } };
}

/** Judges a text. */
export async function checkText(
  text: string,
  from: FromVersion,
): Promise<Outcome> {
  if (text.length > LONGEST_INPUT) return tooLong(text.length);
  const plain = text.replaceAll('\u001B', '').replace(ANSI_COLOR_PATTERN, '');
  if (plain.trim() === '') {
    const message =
      'There is nothing to check yet. Paste a text, or drop a file, first.';
    return { problem: { message } };
  }
  switch (kindOf(plain)) {
    case 'json':
      // A log may be JSON, and a text may begin with it.
      return checkMessagesAndVersions(plain);
    case 'code': {
      const { answerInput, splitFiles, UNNAMED } = await loadCodeCheck();
      const { answer, problem } = answerInput(plain, from);
      if (answer) {
        const files = splitFiles(plain);
        const patch = answer.changed.flatMap(({ file, code: after }) => {
          const before = files.find((each) => each.file === file)?.source;
          return before === undefined || file === UNNAMED
            ? []
            : { path: file, before, after };
        });
        return { code: answer, patch, ...(problem && { problem }) };
      }
      // A report may begin like code.
      const other = await checkMessagesAndVersions(plain);
      return other.problem ? { ...(problem && { problem }) } : other;
    }
    case 'text': {
      const setup = await setupOfRelease(plain.trim());
      if (setup) return checkQuestion({ setup });
      const outcome = await checkMessagesAndVersions(plain);
      if (outcome.problem === undefined) return outcome;
      const query = queryOf(plain);
      const { nearestSections } = await loadNearest();
      const sections = query === '' ? [] : await nearestSections(query);
      if (sections.length > 0) return { sections, isNearest: true, query };
      const message = `The docs explain no message in this text. ${outcome.problem.message}`;
      return {
        problem: { ...outcome.problem, message },
        query,
      };
    }
  }
}

/** Judges what the form is given. */
export async function checkQuestion(
  question: Question,
  onProgress: OnProgress = () => undefined,
): Promise<Outcome> {
  if ('text' in question) return checkText(question.text, question.from);
  if ('sources' in question) return checkProject(question, onProgress);
  const { answer } = await loadVersions();
  return { versions: answer(question.setup) };
}
