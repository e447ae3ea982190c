/** Asks the worker of the check. */
import type { OnProgress, Outcome, Question } from './outcome';
import type { Listing } from './folder';
import type { Source } from './project';
import type { Reply, SourceBatch } from './worker';

/** A check that says nothing for longer is ended, in ms. */
const MAX_SILENCE_MS = 10_000;

const TOO_SLOW: Outcome = {
  problem: {
    message:
      'This takes longer than 10 seconds, so the check was stopped. Check fewer files, or a shorter text, at a time.',
  },
};

let worker: Worker | undefined;
let stop: (() => void) | undefined;

/** Ends the check that is under way; its question gets no outcome. */
export function stopCheck(): void {
  stop?.();
}

/** An error as the loader of scripts has it. */
const loadError = (message: string): Error =>
  Object.assign(new Error(message), { request: '' });

/** How many files are sent in one task: each takes the page a moment. */
const BATCH_SIZE = 20;

/** Sends the files, and lets the page do other things between. */
async function sendSources(
  port: MessagePort,
  sources: readonly Source[],
  { signal, onSent }: { signal: AbortSignal; onSent: () => void },
): Promise<void> {
  for (let start = 0; start <= sources.length; start += BATCH_SIZE) {
    if (signal.aborted) return;
    const end = start + BATCH_SIZE;
    const batch: SourceBatch = {
      sources: sources.slice(start, end),
      isLast: end > sources.length,
    };
    port.postMessage(batch);
    onSent();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/**
 * Checks in a worker; rejected when it cannot be loaded. A new question ends the one
 * before, which gets no outcome.
 */
export function askWorker(
  question: Question,
  onProgress: OnProgress,
): Promise<Outcome | undefined> {
  stop?.();
  return new Promise((resolve, reject) => {
    // Rspack fails when a worker has the name of another chunk.
    const asked = (worker ??= new Worker(
      /* webpackChunkName: "check-worker" */
      new URL('./worker.ts', import.meta.url),
    ));
    const { port1, port2 } = new MessageChannel();
    const end = new AbortController();
    const { signal } = end;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      port1.close();
      end.abort();
      stop = undefined;
    };
    // A worker that is busy hears nothing: the next question starts another one.
    const terminate = () => {
      settle();
      asked.terminate();
      worker = undefined;
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        terminate();
        resolve(TOO_SLOW);
      }, MAX_SILENCE_MS);
    };
    stop = () => {
      terminate();
      resolve(undefined);
    };
    wait();
    port1.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (data.type === 'progress') {
        wait();
        onProgress(data.text);
      } else if (data.type === 'outcome') {
        settle();
        resolve(data.outcome);
      } else {
        terminate();
        const { message } = data;
        reject(data.isLoadFailure ? loadError(message) : new Error(message));
      }
    };
    const onError = (event: Event) => {
      event.preventDefault();
      terminate();
      // Code that could not be loaded has no message.
      const { message } = event as Partial<ErrorEvent>;
      reject(
        message === undefined
          ? loadError('The worker could not be loaded.')
          : new Error(message),
      );
    };
    asked.addEventListener('error', onError, { signal });
    if ('files' in question && 'sources' in question.files) {
      const { sources, paths } = question.files;
      const files: Listing = { sources: [], paths };
      asked.postMessage({ ...question, files }, [port2]);
      void sendSources(port1, sources, { signal, onSent: wait });
    } else asked.postMessage(question, [port2]);
  });
}
