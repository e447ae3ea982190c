/**
 * Detects what a question contains, and asks the engines that fit. Runs in the worker.
 */
import { MAX_QUERY_LENGTH } from '@site/src/site/searchSettings';
import type { CheckedCode, WrittenFor } from './code/checkCode';
import { checkProject } from './checkProject';
import {
  loadCodeCheck,
  loadMessages,
  loadNearest,
  loadVersions,
} from './engines';
import { detectInputKind } from './detectInputKind';
import {
  outcomeOf,
  type OnProgress,
  type Outcome,
  type Question,
} from './outcome';
import { MAX_TEXT_LENGTH, tooLong, type InputError } from './versions/setup';

/** The first JSON object in a text whose braces are on separate lines. */
function objectIn(text: string): string | undefined {
  const start = text.search(/^[ \t]*\{[ \t]*$/m);
  if (start < 0) return undefined;
  const rest = text.slice(start);
  // Searched once: without an end for this start, later starts have none, either.
  const end = /^\}[ \t]*$/m.exec(rest);
  return end === null ? undefined : rest.slice(0, end.index + end[0].length);
}

/**
 * Checks the versions in a text: those of a JSON object in it, or of the whole text.
 */
async function checkVersions(text: string): Promise<Outcome> {
  const engine = await loadVersions();
  const object = objectIn(text);
  const inside =
    object === undefined ? undefined : await engine.parseInput(object);
  const result =
    inside && 'setup' in inside ? inside : await engine.parseInput(text);
  return 'problem' in result ? result : outcomeOf(engine.answer(result.setup));
}

/** A line that looks like an error message. */
const MESSAGE =
  /^(?!at ).*\b(?:\w*Error: \S|is not|cannot|can't|could not|failed|undefined|invalid|unable)/i;
/** Color codes of a terminal; copying can lose their first character. */
const ANSI_COLOR_PATTERN = /\[\d{1,3}(?:;\d{1,3})*m/g;

/** The query for a text: the line that looks most like a message. */
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

// In an async function, because `importScripts` throws synchronously: the rejection of
// the versions, which are checked at the same time, would be unhandled.
async function explainedSections(text: string) {
  const { sectionsFor } = await loadMessages();
  return sectionsFor(text);
}

/** Checks the messages and the versions in a text: an issue report contains both. */
async function checkMessagesAndVersions(text: string): Promise<Outcome> {
  const versions = checkVersions(text);
  // A package.json contains no messages.
  if (isJson(text) && (await versions).versions) return versions;
  const [sections, outcome] = await Promise.all([
    explainedSections(text),
    versions,
  ]);
  if (sections.length === 0) return outcome;
  const { problem, summary = '', ...others } = outcome;
  const notice = 'The docs explain this message.';
  return problem
    ? { sections, summary: notice }
    : { ...others, sections, summary: `${notice} ${summary}` };
}

/** Checks a text that only names a release; `undefined` for other texts. */
async function checkRelease(text: string): Promise<Outcome | undefined> {
  if (text.length > 60 || !/\d/.test(text)) return undefined;
  const [, sdk] =
    /^(?:expo )?(?:sdk|expo)[ @]?v?(\d\d)(?:\.\d{1,3}){0,2}$/i.exec(text) ?? [];
  const [, minor] =
    /^(?:react[ -]native|rn)[ @]?v?(0\.\d{1,3})(?:\.\d{1,3})?$/i.exec(text) ??
    [];
  const { answer, answerRelease, setupFor } = await loadVersions();
  if (sdk) return outcomeOf(answer(setupFor({ kind: 'expo', version: sdk })));
  if (minor) return outcomeOf(answer(setupFor({ kind: 'rn', version: minor })));
  return answerRelease(text);
}

/** Checks pasted code. */
async function checkPastedCode(
  text: string,
  from: WrittenFor,
): Promise<{ code?: CheckedCode; problem?: InputError }> {
  const { checkCode, splitFiles, MAX_CODE_LENGTH, tooLongMessage } =
    await loadCodeCheck();
  return text.length > MAX_CODE_LENGTH
    ? { problem: { message: tooLongMessage(text.length) } }
    : checkCode(splitFiles(text), { from });
}

/**
 * Checks a text of any kind.
 *
 * @param from the version that code in the text is written for
 */
export async function checkText(
  text: string,
  from: WrittenFor = 'v4',
): Promise<Outcome> {
  if (text.length > MAX_TEXT_LENGTH) return tooLong(text.length);
  const plain = text.replaceAll('\u001B', '').replace(ANSI_COLOR_PATTERN, '');
  if (plain.trim() === '') {
    const message =
      'There is nothing to check yet. Paste a text, or drop a file, first.';
    return { problem: { message } };
  }
  const release = await checkRelease(plain.trim());
  if (release) return release;
  switch (detectInputKind(plain)) {
    case 'json':
      // A log can be JSON, and a text can start with it.
      return checkMessagesAndVersions(plain);
    case 'code': {
      const { code, problem } = await checkPastedCode(plain, from);
      if (code) {
        const outcome = outcomeOf(undefined, code);
        return { ...outcome, from, problem };
      }
      // An issue report can start like code.
      const other = await checkMessagesAndVersions(plain);
      return other.problem ? { problem } : other;
    }
    case 'text': {
      const outcome = await checkMessagesAndVersions(plain);
      if (outcome.problem === undefined) return outcome;
      const query = queryOf(plain);
      const { nearestSections } = await loadNearest();
      const sections = query === '' ? [] : await nearestSections(query);
      if (sections.length > 0) {
        const summary =
          'The docs explain no message in this text. These sections are the nearest.';
        return { sections, summary, query };
      }
      const message = `The docs explain no message in this text. ${outcome.problem.message}`;
      return {
        problem: { ...outcome.problem, message },
        query,
      };
    }
  }
}

/**
 * Checks a question. A fault in the question is a `problem` of the outcome; an address
 * that stands for no setup has none.
 *
 * @throws if a part of the check cannot be loaded
 */
export async function checkQuestion(
  question: Question,
  onProgress: OnProgress = () => undefined,
): Promise<Outcome | undefined> {
  if ('text' in question) return checkText(question.text, question.from);
  if ('files' in question) return checkProject(question, onProgress);
  const { answer, deserializeSetup } = await loadVersions();
  const setup = deserializeSetup(question.address);
  return setup && outcomeOf(answer(setup));
}
