import { liteClient, type SearchQuery } from 'algoliasearch/lite';
import type { SearchSettings } from '../../site/searchSettings';
import type { SearchClient, SearchResult } from './types';

type HostsCache = NonNullable<
  NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']
>;

/** The library gives a host, or what it knows of one, as unknown. */
const addressOf = (host: unknown): string =>
  (host as { readonly url: string }).url;

/**
 * Makes the memory of hosts that failed. The library's own files a host under
 * its address and state together, and so never finds a failed one again
 * (algoliasearch 5.64.0); this one goes by the address alone, and lasts as long
 * as the page. The library forgets no host.
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
 * Makes the client of a site with hosted search, whose hosts it tries in turn. How long
 * it waits is the library's own: 1 s to connect, 2 s to read, 30 s to write.
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
