/** Finds out what a text is, and asks the engine that answers it. */
import type { Answer as CodeAnswer } from './code/answer';
import type { FromVersion } from './code/data';
import { checkCode } from './codeWorker';
import { kindOf } from './kind';
import type { ExplainedSection } from './messages/find';
import type { Answer as VersionsAnswer } from './versions';
import type { AppSetup, InputProblem } from './versions/setup';

/** Loads the engine of versions. */
export const loadVersions = () =>
  import(/* webpackChunkName: "versions-engine" */ './versions');

const loadMessages = () =>
  import(/* webpackChunkName: "explained-messages" */ './messages');

export type VersionsEngine = Awaited<ReturnType<typeof loadVersions>>;

/** What is known about versions, and what writes it down. */
export interface Versions {
  readonly engine: VersionsEngine;
  readonly answer: VersionsAnswer;
}

/** What a reader is answered. */
export interface Outcome {
  readonly problem?: InputProblem;
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

async function askVersions(text: string): Promise<Outcome> {
  const engine = await loadVersions();
  const found = await engine.readInput(text);
  return 'problem' in found
    ? found
    : { versions: { engine, answer: engine.answer(found.setup) } };
}

/** Most characters that the field of the search takes. */
const LONGEST_QUERY = 64;

/** Looks for messages and for versions: a report of an issue has both. */
async function askText(text: string): Promise<Outcome> {
  const [sections, outcome] = await Promise.all([
    loadMessages().then(({ sectionsFor }) => sectionsFor(text)),
    askVersions(text),
  ]);
  if (outcome.problem === undefined) return { ...outcome, sections };
  if (sections.length > 0) return { sections };
  const [line = ''] = text.trim().split('\n');
  const message = `No message that these pages explain is in this text. ${outcome.problem.message}`;
  return {
    problem: { ...outcome.problem, message },
    query: line.slice(0, LONGEST_QUERY).trim(),
  };
}

const NOTHING: Outcome = {
  problem: {
    message:
      'There is nothing to check yet. Paste a text, or drop a file, first.',
  },
};

/** Answers a text. */
export async function askAbout(
  text: string,
  from: FromVersion,
): Promise<Outcome> {
  if (text.trim() === '') return NOTHING;
  switch (kindOf(text)) {
    case 'json':
      return askVersions(text);
    case 'code': {
      const { answer, problem } = await checkCode(text, from);
      return { ...(answer && { code: answer }), ...(problem && { problem }) };
    }
    case 'text':
      return askText(text);
  }
}
