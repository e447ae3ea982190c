import { liteClient, type SearchQuery } from 'algoliasearch/lite';
import type { SearchSettings } from '../../site/searchSettings';
import type { SearchClient, SearchResult } from './types';

type HostsCache = NonNullable<
  NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']
>;

/** Reads the URL of a host or of a host's state, whose types the library hides. */
const addressOf = (host: unknown): string =>
  (host as { readonly url: string }).url;

/**
 * Creates the cache of hosts that failed, which lasts as long as the page. The library's
 * own cache has the state of a host in its keys, so it never finds a failed host again
 * (algoliasearch 5.64.0). This one has the URL alone as key.
 */
function createHostsCache(): HostsCache {
  const hosts = new Map<string, unknown>();
  const cache: Pick<HostsCache, 'get' | 'set'> = {
    get: async <Value>(host: unknown, makeHost: () => Promise<Value>) =>
      (hosts.get(addressOf(host)) as Value | undefined) ?? makeHost(),
    set: <Value>(host: unknown, state: Value) => {
      hosts.set(addressOf(host), state);
      return Promise.resolve(state);
    },
  };
  return cache as HostsCache;
}

/**
 * Creates the client of a site with hosted search. It tries the hosts in turn, with the
 * library's timeouts: 1 s to connect, 2 s to read, 30 s to write.
 */
export function createBackend({ appId, apiKey }: SearchSettings): SearchClient {
  const client = liteClient(appId, apiKey, {
    hostsCache: createHostsCache(),
  });
  return {
    async search(request) {
      const { results } = await client.search({
        requests: [request as SearchQuery],
      });
      return results[0] as unknown as SearchResult;
    },
    prepare: () => Promise.resolve(),
  };
}
