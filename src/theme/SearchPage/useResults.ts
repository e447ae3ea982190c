import { useCallback, useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { getClient } from '@site/src/components/Search/client';
import { LEVELS } from '@site/src/components/Search/records';
import { HITS_PER_PAGE } from '@site/src/site/searchSettings';
import type {
  SearchHit,
  SearchRequest,
} from '@site/src/components/Search/types';

/** A search that takes longer is called stalled, in milliseconds. */
const STALL_THRESHOLD = 300;
const NARROW = '(max-width: 768px)';

export interface Results {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** What was searched for, behind what is asked for while loading. */
  readonly query: string;
  readonly version: string;
  /** The last page that was got, from 0. */
  readonly page: number;
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly suggestion?: string | undefined;
  readonly hasMore: boolean;
}

const NOTHING: Results = {
  status: 'idle',
  query: '',
  version: '',
  page: -1,
  hits: [],
  count: 0,
  hasMore: false,
};

/** Tries again when the network is back. */
function useOnline(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
    };
  }, [hasFailed, retry]);
}

/** What a search returns of its hits. */
function shapeOfResults() {
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
 * @param version - name of the docs version
 * @returns the results so far, and what gets the next page of them, or tries
 *   again after an error
 */
export function useResults(
  query: string,
  version: string,
): readonly [Results, () => void] {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const [language] = useAlgoliaContextualFacetFilters();
  const [results, setResults] = useState(NOTHING);
  const latest = useRef(0);

  const ask = useCallback(
    async (page: number, before: readonly SearchHit[]): Promise<void> => {
      latest.current += 1;
      const id = latest.current;
      const isLatest = (): boolean => id === latest.current;
      const setStatus = (status: Results['status']): void => {
        if (isLatest()) setResults((results) => ({ ...results, status }));
      };
      setStatus('loading');
      const timer = window.setTimeout(setStatus, STALL_THRESHOLD, 'stalled');
      const facetFilters = [
        language,
        ['default', `docs-default-${version}`].map(
          (tag) => `docusaurus_tag:${tag}`,
        ),
      ];
      const request: SearchRequest = {
        ...shapeOfResults(),
        query,
        page,
        indexName: algolia.indexName,
        facetFilters,
        clickAnalytics: Boolean(algolia.insights),
      };
      try {
        const client = getClient(siteConfig);
        const { results } = await client.search({ requests: [request] });
        const [result] = results;
        if (isLatest() && result !== undefined) {
          setResults({
            status: 'idle',
            query,
            version,
            page,
            hits: [...before, ...result.hits],
            count: result.nbHits,
            suggestion: result.suggestion,
            hasMore: page + 1 < result.nbPages,
          });
        }
      } catch {
        setStatus('error');
      } finally {
        window.clearTimeout(timer);
      }
    },
    [query, version, language, algolia, siteConfig],
  );

  useEffect(() => {
    if (query.trim() === '') {
      latest.current += 1;
      setResults(NOTHING);
    } else {
      void ask(0, []);
    }
  }, [ask, query]);

  const { status, hits, page } = results;
  const isCurrent = results.query === query && results.version === version;
  const next = useCallback(() => {
    void (isCurrent ? ask(page + 1, hits) : ask(0, []));
  }, [ask, hits, page, isCurrent]);

  useOnline(status === 'error', next);

  return [results, next];
}
