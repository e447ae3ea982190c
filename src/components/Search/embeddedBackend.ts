import { isNewDeploymentLive } from '@site/src/runtime/deployment';
import type { SearchSettings } from '../../site/searchSettings';
import { toSearchResult } from './toSearchResult';
import { SearchEngine } from './engine';
import type { IndexFile, IndexManifest } from './indexFormat';
import type { FacetFilters, SearchClient } from './types';

/**
 * Creates the client of a site without hosted search, which searches the index of the
 * build in the browser. With hosted search, `backendPlugin.ts` replaces this module by
 * `algoliaBackend.ts`.
 *
 * @param baseUrl - the site's path, with a slash at its end
 * @returns a client whose searches reject when a file of the index does not load
 */
export function createBackend(
  _settings: SearchSettings,
  baseUrl: string,
): SearchClient {
  const read = async (file: string, cache: RequestCache): Promise<unknown> => {
    const response = await fetch(`${baseUrl}search/${file}`, { cache });
    if (!response.ok) {
      throw new Error(`${file} answered with status ${response.status}`);
    }
    return response.json();
  };
  const load = async (filters: FacetFilters): Promise<SearchEngine> => {
    // Names of other files contain a hash; the manifest's name stays the same.
    const manifest = await read('manifest.json', 'no-cache');
    const tags = filters.flat();
    const files = (manifest as IndexManifest)
      .filter(({ tag }) => tags.includes(`docusaurus_tag:${tag}`))
      .map(({ file }) => read(file, 'default') as Promise<IndexFile>);
    return new SearchEngine(await Promise.all(files));
  };
  const engines = new Map<string, Promise<SearchEngine>>();
  const engineOf = (filters: FacetFilters): Promise<SearchEngine> => {
    const key = JSON.stringify(filters);
    let engine = engines.get(key);
    if (engine === undefined) {
      engine = load(filters);
      engines.set(key, engine);
      engine.catch(() => {
        engines.delete(key);
        return isNewDeploymentLive();
      });
    }
    return engine;
  };
  return {
    async search(request) {
      const engine = await engineOf(request.facetFilters ?? []);
      return toSearchResult(engine.search(request.query), request);
    },
    async prepare(facetFilters) {
      // The search reports the error.
      await engineOf(facetFilters).catch(() => undefined);
    },
  };
}
