import { useEffect, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { getClient } from '@site/src/components/Search/client';
import { LEVELS } from '@site/src/components/Search/indexFormat';
import { HITS_PER_PAGE } from '@site/src/site/searchSettings';
import type { SearchHit } from '@site/src/components/Search/types';

/** A search that takes longer is called stalled, in milliseconds. */
const STALL_THRESHOLD = 300;
const NARROW = '(max-width: 768px)';

export interface SearchResults {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The query of these hits; while loading, that of the search before. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly suggestions?: readonly string[] | undefined;
  /** Loads the next page of hits, if there is one. */
  readonly loadMore?: (() => void) | undefined;
  /** Repeats the request that has failed. */
  readonly retry?: (() => void) | undefined;
}

const NO_RESULTS: SearchResults = {
  status: 'idle',
  query: '',
  hits: [],
  count: 0,
};

/** Returns the parameters of a search that say what it returns of each hit. */
function requestAttributes() {
  const words = window.matchMedia(NARROW).matches ? 5 : 10;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [`content:${words}`],
    snippetEllipsisText: '…',
    hitsPerPage: HITS_PER_PAGE,
  };
}

/**
 * Searches for a query in one version, page after page.
 *
 * @param query - what to search for; empty clears the results
 */
export function useResults(query: string, version: string): SearchResults {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const [language] = useAlgoliaContextualFacetFilters();
  const [results, setResults] = useState(NO_RESULTS);

  useEffect(() => {
    let isWanted = true;
    const update = (change: Partial<SearchResults>): void => {
      if (isWanted) setResults((now) => ({ ...now, ...change }));
    };
    const tags = ['default', `docs-default-${version}`];
    const search = async (page: number, above: SearchResults['hits']) => {
      update({ status: 'loading', retry: undefined });
      const stalled = { status: 'stalled' } as const;
      const timer = window.setTimeout(update, STALL_THRESHOLD, stalled);
      try {
        const result = await getClient(siteConfig).search({
          ...requestAttributes(),
          query,
          page,
          indexName: algolia.indexName,
          facetFilters: [language, tags.map((tag) => `docusaurus_tag:${tag}`)],
          clickAnalytics: Boolean(algolia.insights),
        });
        const hits = [...above, ...result.hits];
        const more = () => void search(page + 1, hits);
        update({
          status: 'idle',
          query,
          hits,
          count: result.nbHits,
          suggestions: result.suggestions,
          loadMore: page + 1 < result.nbPages ? more : undefined,
        });
      } catch {
        update({ status: 'error', retry: () => void search(page, above) });
      } finally {
        window.clearTimeout(timer);
      }
    };
    if (query.trim() === '') setResults(NO_RESULTS);
    else void search(0, []);
    return () => {
      isWanted = false;
    };
  }, [query, version, language, algolia, siteConfig]);

  const { retry } = results;
  useEffect(() => {
    if (retry === undefined) return undefined;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  return results;
}
