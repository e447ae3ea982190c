import type { Reply } from './code/answer';
import type { Question } from './code/worker';

/** A question that takes longer is not answered, in ms. */
const LIMIT = 10_000;

const TOO_SLOW: Reply = {
  problem: {
    message:
      'This takes longer than 10 seconds, so the check was stopped. Check fewer files at a time.',
  },
};

let worker: Worker | undefined;
/** Ends the question that is being answered. */
let stop: (() => void) | undefined;

/** Ends what is being checked; its question gets no answer. */
export function stopCheck(): void {
  stop?.();
}

/** Checks code in a worker; rejected when it cannot be loaded. A new question ends the one before. */
export function checkCode(question: Question): Promise<Reply> {
  stop?.();
  return new Promise((resolve, reject) => {
    // Rspack fails when a worker has the name of another chunk.
    const asked = (worker ??= new Worker(
      /* webpackChunkName: "code-check-worker" */
      new URL('./code/worker.ts', import.meta.url),
    ));
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    const settle = () => {
      clearTimeout(timer);
      port1.close();
      end.abort();
      stop = undefined;
    };
    // A worker that is busy hears nothing: the next question starts another one.
    const halt = () => {
      settle();
      asked.terminate();
      worker = undefined;
      resolve(TOO_SLOW);
    };
    const timer = setTimeout(halt, LIMIT);
    stop = halt;
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      settle();
      resolve(data);
    };
    const onError = (event: Event) => {
      event.preventDefault();
      settle();
      asked.terminate();
      worker = undefined;
      // Code that could not be loaded has no message.
      const { message } = event as Partial<ErrorEvent>;
      const error = new Error(message ?? 'The worker could not be loaded.');
      reject(
        message === undefined ? Object.assign(error, { request: '' }) : error,
      );
    };
    asked.addEventListener('error', onError, { signal: end.signal });
    asked.postMessage(question, [port2]);
  });
}
