import type { FromVersion } from './code/data';
import type { Reply } from './code/answer';
import type { Message, Question } from './code/worker';

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
    new URL('./code/worker.ts', import.meta.url),
  );
  started.onmessage = ({ data }: MessageEvent<Message>) => {
    open.get(data.id)?.resolve(data);
    open.delete(data.id);
  };
  // Code that could not be loaded has no message.
  started.onerror = (event) => {
    event.preventDefault();
    const { message } = event as Partial<ErrorEvent>;
    const error = new Error(message ?? 'The worker could not be loaded.');
    stop(message === undefined ? Object.assign(error, { request: '' }) : error);
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
