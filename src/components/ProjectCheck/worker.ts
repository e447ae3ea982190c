/** Runs the check in a worker, so that it does not block the page. */
import { isChunkLoadError } from '@site/src/shared/isChunkLoadError';
import { checkQuestion } from './checkQuestion';
import type { Outcome, Question } from './outcome';
import type { Source } from './project';

/**
 * A message to the worker, which answers one question at a time: files of a project in
 * batches, then the question about them.
 */
export type Message =
  | { readonly type: 'files'; readonly sources: readonly Source[] }
  | { readonly type: 'question'; readonly question: Question };

/** A message about the question. */
export type Reply =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'outcome'; readonly outcome: Outcome | undefined }
  | {
      readonly type: 'error';
      readonly message: string;
      /** Whether a part of the check could not be loaded. */
      readonly isLoadFailure: boolean;
    };

/** The shortest time between two progress messages, in ms: the page renders each. */
const PROGRESS_STEP_MS = 200;

const reply = (message: Reply): void => {
  postMessage(message);
};

let lastProgressAt = 0;

function onProgress(text: string): void {
  const now = performance.now();
  if (now - lastProgressAt < PROGRESS_STEP_MS) return;
  lastProgressAt = now;
  reply({ type: 'progress', text });
}

/** The files for the next question. */
let received: Source[] = [];

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'files') {
    received = received.concat(data.sources);
    return;
  }
  let { question } = data;
  if ('files' in question && 'paths' in question.files) {
    const { paths } = question.files;
    question = { ...question, files: { sources: received, paths } };
    received = [];
  }
  checkQuestion(question, onProgress).then(
    (outcome) => {
      reply({ type: 'outcome', outcome });
    },
    (error: unknown) => {
      reply({
        type: 'error',
        message: String(error),
        // A worker loads its parts with `importScripts`.
        isLoadFailure:
          isChunkLoadError(error) || (error as Error).name === 'NetworkError',
      });
    },
  );
});
