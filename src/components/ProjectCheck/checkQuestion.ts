/** Finds out what the form is given, and judges it. Runs in the worker. */
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
import { LONGEST_INPUT, tooLong, type InputError } from './versions/setup';

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
    object === undefined ? undefined : await engine.parseInput(object);
  const found =
    inside && 'setup' in inside ? inside : await engine.parseInput(text);
  return 'problem' in found ? found : outcomeOf(engine.answer(found.setup));
}

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

// Asynchronous, because the loader of a worker throws at once: the versions, which are
// asked for at the same time, would be rejected with nobody to hear it.
async function explainedSections(text: string) {
  const { sectionsFor } = await loadMessages();
  return sectionsFor(text);
}

/** Looks for messages and for versions: a report of an issue has both. */
async function checkMessagesAndVersions(text: string): Promise<Outcome> {
  const asked = checkVersions(text);
  // A package.json has no messages.
  if (isJson(text) && (await asked).versions) return asked;
  const [sections, outcome] = await Promise.all([
    explainedSections(text),
    asked,
  ]);
  if (sections.length === 0) return outcome;
  const { problem, summary = '', ...answer } = outcome;
  const said = 'The docs explain this message.';
  return problem
    ? { sections, summary: said }
    : { ...answer, sections, summary: `${said} ${summary}` };
}

/** Answers a text that names one release, and nothing else. */
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

async function checkPasted(
  text: string,
  from: WrittenFor,
): Promise<{ code?: CheckedCode; problem?: InputError }> {
  const { checkCode, splitFiles, MAX_CODE_LENGTH, refuseSize } =
    await loadCodeCheck();
  return text.length > MAX_CODE_LENGTH
    ? { problem: { message: refuseSize(text.length) } }
    : checkCode(splitFiles(text), { from });
}

/** Judges a text. */
export async function checkText(
  text: string,
  from: WrittenFor = 'v4',
): Promise<Outcome> {
  if (text.length > LONGEST_INPUT) return tooLong(text.length);
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
      // A log may be JSON, and a text may begin with it.
      return checkMessagesAndVersions(plain);
    case 'code': {
      const { code, problem } = await checkPasted(plain, from);
      if (code) {
        const answer = outcomeOf(undefined, code);
        return { ...answer, from, ...(problem && { problem }) };
      }
      // A report may begin like code.
      const other = await checkMessagesAndVersions(plain);
      return other.problem ? { ...(problem && { problem }) } : other;
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

/** Judges what the form is given. */
export async function checkQuestion(
  question: Question,
  onProgress: OnProgress = () => undefined,
): Promise<Outcome> {
  if ('text' in question) return checkText(question.text, question.from);
  if ('files' in question) return checkProject(question, onProgress);
  const { answer } = await loadVersions();
  return outcomeOf(answer(question.setup));
}
