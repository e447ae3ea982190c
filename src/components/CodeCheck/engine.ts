import type { FromVersion } from '@site/src/codeCheck/data';
import type { Reply } from '@site/src/codeCheck/answer';
import type { Message, Question } from '@site/src/codeCheck/worker';

/** The questions that the worker has not answered, by their number. */
const open = new Map<
  number,
  { resolve: (reply: Reply) => void; reject: (reason: unknown) => void }
>();

let worker: Worker | undefined;
let last = 0;

/** The next question starts another one. */
function stop(reason: unknown): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of open.values()) reject(reason);
  open.clear();
}

function startWorker(): Worker {
  // Rspack fails when a worker has the name of another chunk.
  const started = new Worker(
    /* webpackChunkName: "code-check-worker" */
    new URL('../../codeCheck/worker.ts', import.meta.url),
  );
  started.onmessage = ({ data }: MessageEvent<Message>) => {
    open.get(data.id)?.resolve(data);
    open.delete(data.id);
  };
  // Its code could not be loaded, or it failed outside of a question.
  started.onerror = (event) => {
    event.preventDefault();
    stop(new Error('The checker’s worker failed.'));
  };
  return started;
}

/**
 * Checks code in a worker.
 *
 * @returns the reply; the promise is rejected when the worker cannot be loaded
 */
export function checkCode(text: string, from: FromVersion): Promise<Reply> {
  return new Promise((resolve, reject) => {
    last += 1;
    const question: Question = { id: last, text, from };
    open.set(question.id, { resolve, reject });
    try {
      worker ??= startWorker();
      worker.postMessage(question);
    } catch (error) {
      stop(error);
    }
  });
}
