import type { FromVersion } from './code/data';
import type { Reply } from './code/answer';
import type { Question } from './code/worker';

let worker: Worker | undefined;

/** Checks code in a worker; rejected when it cannot be loaded. */
export function checkCode(text: string, from: FromVersion): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Rspack fails when a worker has the name of another chunk.
    const asked = (worker ??= new Worker(
      /* webpackChunkName: "code-check-worker" */
      new URL('./code/worker.ts', import.meta.url),
    ));
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      port1.close();
      end.abort();
      resolve(data);
    };
    const onError = (event: Event) => {
      event.preventDefault();
      // The next question starts another one.
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
    const question: Question = { text, from };
    asked.postMessage(question, [port2]);
  });
}
