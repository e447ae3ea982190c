/** Sends questions to the worker of the check. */
import type { OnProgress, Outcome, Question } from './outcome';
import type { Listing } from './folder';
import type { Message, Reply } from './worker';

/** A check without progress for longer is stopped, in ms. */
const MAX_SILENCE_MS = 10_000;

const TOO_SLOW: Outcome = {
  problem: {
    message:
      'This takes longer than 10 seconds, so the check was stopped. Check fewer files, or a shorter text, at a time.',
  },
};

let worker: Worker | undefined;
let stop: (() => void) | undefined;

/** Stops the current check; its question gets no outcome. */
export function stopCheck(): void {
  stop?.();
}

/** Makes an error that `isChunkLoadError` recognizes. */
const loadError = (message: string): Error =>
  Object.assign(new Error(message), { request: '' });

/**
 * The number of files that are sent in one task, because each blocks the page briefly.
 */
const SEND_BATCH_SIZE = 20;

/** Sends a question; its files go first, in batches between which the page works. */
async function send(
  to: Worker,
  question: Question,
  onSent: () => void,
): Promise<void> {
  const post = (message: Message) => {
    to.postMessage(message);
  };
  if (!('files' in question && 'sources' in question.files)) {
    post({ type: 'question', question });
    return;
  }
  const { sources, paths } = question.files;
  for (let start = 0; start < sources.length; start += SEND_BATCH_SIZE) {
    // Another worker answers the next question.
    if (to !== worker) return;
    const batch = sources.slice(start, start + SEND_BATCH_SIZE);
    post({ type: 'files', sources: batch });
    onSent();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const files: Listing = { sources: [], paths };
  post({ type: 'question', question: { ...question, files } });
}

/**
 * Checks a question in the worker. A new question stops the one before.
 *
 * @returns `undefined` if the check was stopped, or there is nothing to check
 * @throws if the worker or a part of the check cannot be loaded, or the check crashes
 */
export function askWorker(
  question: Question,
  onProgress: OnProgress,
): Promise<Outcome | undefined> {
  stop?.();
  return new Promise((resolve, reject) => {
    // Rspack fails when a worker has the name of another chunk.
    const current = (worker ??= new Worker(
      /* webpackChunkName: "check-worker" */
      new URL('./worker.ts', import.meta.url),
    ));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      clearTimeout(timer);
      stop = undefined;
    };
    // A busy worker handles no messages: the next question starts another one.
    const terminate = () => {
      settle();
      current.terminate();
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
    current.onmessage = ({ data }: MessageEvent<Reply>) => {
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
    current.onerror = (event) => {
      event.preventDefault();
      terminate();
      // The event of a script that could not be loaded has no message.
      const { message } = event as Partial<ErrorEvent>;
      reject(
        message === undefined
          ? loadError('The worker could not be loaded.')
          : new Error(message),
      );
    };
    void send(current, question, wait);
  });
}
