import type { SearchClient, SearchRequest } from './types';

type Answer = Awaited<ReturnType<SearchClient['search']>>;

/**
 * The modal calls a search stalled after 300 ms, also when it has failed by
 * then, so a failure is told a little later.
 */
const STALLED = 320;
/** A failed search is tried again so often, in milliseconds. */
const RETRY = 5000;

interface Modal {
  /** What stands in the modal's field. */
  readonly query: () => string;
  /** Aborted when the modal closes. */
  readonly signal: AbortSignal;
}

/** Waits for some time, or until the browser is online again. */
function pause(ms: number, signal: AbortSignal, event?: string): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      window.clearTimeout(timer);
      if (event !== undefined) window.removeEventListener(event, done);
      resolve();
    };
    const timer = window.setTimeout(done, ms);
    if (event !== undefined) window.addEventListener(event, done);
    signal.addEventListener('abort', done, { once: true });
  });
}

/**
 * Makes the search function that DocSearch's modal is given.
 *
 * DocSearch 3.9 sets the status `error` for a rejected search and then
 * overwrites it with `idle`, so that a failed search shows "No results for",
 * and stays so when the network is back. The promise that is returned here
 * never rejects: it takes the handler that DocSearch passes to `catch`, tells
 * it of the failure, and tries again until there is an answer or nobody wants
 * one any more.
 */
export function modalSearch(
  client: SearchClient,
  { query, signal }: Modal,
): SearchClient['search'] {
  let latest = 0;
  let settled = 0;
  return (parameters: { readonly requests: readonly SearchRequest[] }) => {
    latest += 1;
    const id = latest;
    const asked = parameters.requests[0]?.query;
    const isWanted = (): boolean =>
      id === latest && !signal.aborted && query() === asked;
    let report: ((reason: Error) => unknown) | null | undefined;
    const tell = (): void => {
      try {
        // The name by which DocSearch knows a failed connection.
        report?.(Object.assign(new Error('No answer'), { name: 'RetryError' }));
      } catch {
        // It throws what it is told.
      }
    };
    const attempt = async (
      resolve: (answer: Answer) => void,
    ): Promise<void> => {
      const began = Date.now();
      for (;;) {
        try {
          const answer = await client.search(parameters);
          // An answer that a later one has overtaken would hide its failure.
          if (id > settled) {
            settled = id;
            resolve(answer);
          }
          return;
        } catch {
          await pause(Math.max(0, STALLED - (Date.now() - began)), signal);
          if (!isWanted()) return;
          settled = id;
          tell();
          await pause(RETRY, signal, 'online');
          if (!isWanted()) return;
          settled = id - 1;
        }
      }
    };
    const answer = new Promise<Answer>((resolve) => {
      void attempt(resolve);
    });
    answer.catch = (handler) => {
      report = handler;
      return answer;
    };
    return answer;
  };
}
