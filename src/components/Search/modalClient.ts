import type { SearchClient, SearchRequest, SearchResult } from './types';

/** The search function that DocSearch calls, with one request each time. */
type ModalSearch = (parameters: {
  readonly requests: readonly [SearchRequest];
}) => Promise<{ readonly results: readonly [SearchResult] }>;

/**
 * DocSearch marks a search as stalled after 300 ms, even if it has failed by then, so a
 * failure is reported a little later.
 */
const STALL_DELAY_MS = 320;
/** Interval of retries after a failed search, in ms. */
const RETRY_INTERVAL_MS = 5000;

interface Modal {
  /** The text in the modal's field. */
  readonly query: () => string;
  /** Called with each answer that is shown. */
  readonly onResult: (result: SearchResult) => void;
  /** Aborted when the modal closes. */
  readonly signal: AbortSignal;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    window.setTimeout(resolve, ms);
  });

const online = (signal: AbortSignal) =>
  new Promise<Event>((resolve) => {
    window.addEventListener('online', resolve, { once: true, signal });
  });

/**
 * Makes the search function that DocSearch's modal is given.
 *
 * DocSearch 3.9 overwrites the status `error` of a rejected search with `idle`, so
 * that it shows "No results for", also when the network is back. The promise that this
 * function returns never rejects: it calls the handler that DocSearch passes to `catch`,
 * and tries again until there is an answer, the query changes or the modal closes.
 */
export function modalSearch(
  client: SearchClient,
  { query, onResult, signal }: Modal,
): ModalSearch {
  let latest = 0;
  let latestSettledId = 0;
  return ({ requests: [request] }) => {
    latest += 1;
    const id = latest;
    const isWanted = (): boolean =>
      id === latest && !signal.aborted && query() === request.query;
    let report: ((reason: Error) => unknown) | null | undefined;
    const reportFailure = (): void => {
      try {
        // DocSearch recognizes a failed connection by this name.
        report?.(Object.assign(new Error('No answer'), { name: 'RetryError' }));
      } catch {
        // DocSearch's handler throws the error again.
      }
    };
    const attempt = async (): ReturnType<ModalSearch> => {
      const stalled = pause(STALL_DELAY_MS);
      try {
        const result = await client.search(request);
        if (id >= latestSettledId) {
          latestSettledId = id;
          onResult(result);
          return { results: [result] };
        }
      } catch {
        await stalled;
        if (isWanted()) {
          latestSettledId = id;
          reportFailure();
          await Promise.race([pause(RETRY_INTERVAL_MS), online(signal)]);
          if (isWanted()) return attempt();
        }
      }
      // Never settles: a superseded request must not hide the failure of the latest
      // one.
      return new Promise(() => undefined);
    };
    const answer = attempt();
    answer.catch = (handler) => {
      report = handler;
      return answer;
    };
    return answer;
  };
}
