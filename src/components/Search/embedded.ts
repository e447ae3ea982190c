import { toResult } from './answer';
import { SearchEngine } from './engine';
import {
  unpackPage,
  type IndexFacets,
  type IndexFile,
  type IndexManifest,
  type PackedFile,
} from './records';
import type { FacetFilters, SearchClient } from './types';

/** Reads a file of the index by its name. */
export type ReadIndex = (file: string) => Promise<unknown>;

const MANIFEST = 'manifest.json';

/** Whether an index file passes the filters; an unknown facet passes none. */
function passes(facets: IndexFacets, filters: FacetFilters): boolean {
  const values: Readonly<Record<string, string>> = {
    docusaurus_tag: facets.tag,
    language: facets.language,
    version: facets.version,
  };
  return filters.every((group) =>
    [group].flat().some((filter) => {
      const colon = filter.indexOf(':');
      return values[filter.slice(0, colon)] === filter.slice(colon + 1);
    }),
  );
}

/** @throws Error when it is not a manifest, for example a network's sign-in page */
function toManifest(read: unknown): IndexManifest {
  if (!Array.isArray(read)) {
    throw new Error('The list of the index is not valid.');
  }
  return read as IndexManifest;
}

/** @throws TypeError when it is not a file of the index */
function toFile(read: unknown): IndexFile {
  const { pages, ...facets } = read as PackedFile;
  return { ...facets, pages: pages.map(unpackPage) };
}

/**
 * A client that answers in the browser, from the index that was made with the
 * site. Files are read when a request first needs them, and again after a
 * failure.
 *
 * @param read - reads a file of the index; rejects when it cannot
 */
export function createEmbeddedClient(read: ReadIndex): SearchClient {
  const pending = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, make: () => Promise<T>): Promise<T> => {
    const known = pending.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const made = make();
    pending.set(key, made);
    made.catch(() => {
      pending.delete(key);
    });
    return made;
  };
  const load = async (filters: FacetFilters): Promise<SearchEngine> => {
    const manifest = await once(MANIFEST, async () =>
      toManifest(await read(MANIFEST)),
    );
    const names = manifest
      .filter((facets) => passes(facets, filters))
      .map(({ file }) => file);
    return once(names.join(), async () => {
      const files = await Promise.all(
        names.map((name) => once(name, async () => toFile(await read(name)))),
      );
      return new SearchEngine(files);
    });
  };
  const engineOf = async (filters: FacetFilters): Promise<SearchEngine> => {
    const isOld = pending.has(MANIFEST);
    try {
      return await load(filters);
    } catch (error) {
      // The files have other names once the site has been published again.
      pending.delete(MANIFEST);
      if (!isOld) throw error;
      return load(filters);
    }
  };
  return {
    async search({ requests }) {
      const results = await Promise.all(
        requests.map(async (request) => {
          const engine = await engineOf(request.facetFilters ?? []);
          return toResult(engine.search(request.query), request);
        }),
      );
      return { results };
    },
    async prepare(facetFilters) {
      // The search itself says what is wrong.
      await engineOf(facetFilters).catch(() => undefined);
    },
  };
}
