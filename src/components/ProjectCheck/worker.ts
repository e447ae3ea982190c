/** Runs the check in a worker, so that it does not block the page. */
import { isChunkLoadError } from '@site/src/shared/isChunkLoadError';
import { checkQuestion } from './checkQuestion';
import type { Outcome, Question } from './outcome';
import type { Source } from './project';

/** A message to the port that came with a question. */
export type Reply =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'outcome'; readonly outcome: Outcome }
  | {
      readonly type: 'error';
      readonly message: string;
      /** Whether a part of the check could not be loaded. */
      readonly isLoadFailure: boolean;
    };

/** Files of a project, which follow the question in batches. */
export interface SourceBatch {
  readonly sources: readonly Source[];
  readonly isLast: boolean;
}

/** The shortest time between two progress messages, in ms: the page renders each. */
const PROGRESS_STEP_MS = 200;

/** Waits for the files of a question, and adds them. */
async function completeQuestion(
  question: Question,
  port: MessagePort | undefined,
): Promise<Question> {
  if (!('files' in question) || 'folder' in question.files) return question;
  const { paths } = question.files;
  const sources: Source[] = [];
  await new Promise<void>((resolve) => {
    if (port === undefined) return;
    port.onmessage = ({ data }: MessageEvent<SourceBatch>) => {
      sources.push(...data.sources);
      if (data.isLast) resolve();
    };
  });
  return { ...question, files: { sources, paths } };
}

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const [port] = ports;
  const reply = (message: Reply) => {
    port?.postMessage(message);
  };
  let lastReplyAt = 0;
  const onProgress = (text: string) => {
    const now = performance.now();
    if (now - lastReplyAt < PROGRESS_STEP_MS) return;
    lastReplyAt = now;
    reply({ type: 'progress', text });
  };
  completeQuestion(data, port)
    .then((question) => checkQuestion(question, onProgress))
    .then(
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
