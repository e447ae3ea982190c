import { liteClient } from 'algoliasearch/lite';
import type { SearchSettings } from './settings';
import type { SearchClient } from './types';

/** Section 9 of the specification, in milliseconds. */
const TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Makes the client of a site with hosted search. The library tries the
 * provider's hosts in turn, and leaves out one that failed for two minutes.
 */
export function createBackend({ appId, apiKey }: SearchSettings): SearchClient {
  const client = liteClient(appId, apiKey, { timeouts: TIMEOUTS });
  return {
    search: (parameters) =>
      client.search(
        parameters as Parameters<typeof client.search>[0],
      ) as unknown as ReturnType<SearchClient['search']>,
    prepare: () => Promise.resolve(),
  };
}
