import type { FromVersion } from './code/data';
import type { Reply } from './code/answer';
import type { Question } from './code/worker';

let worker: Worker | undefined;

/**
 * Checks code in a worker.
 *
 * @returns the reply; the promise is rejected when the worker cannot be loaded, and
 *   stays open when another question is asked and the worker stops at it
 */
export function checkCode(text: string, from: FromVersion): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Rspack fails when a worker has the name of another chunk.
    const asked = (worker ??= new Worker(
      /* webpackChunkName: "code-check-worker" */
      new URL('./code/worker.ts', import.meta.url),
    ));
    // The next question starts another one.
    asked.onerror = (event) => {
      event.preventDefault();
      asked.terminate();
      worker = undefined;
      // Code that could not be loaded has no message.
      const { message } = event as Partial<ErrorEvent>;
      const error = new Error(message ?? 'The worker could not be loaded.');
      reject(message ? error : Object.assign(error, { request: '' }));
    };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      resolve(data);
      port1.close();
    };
    asked.postMessage({ text, from } satisfies Question, [port2]);
  });
}
