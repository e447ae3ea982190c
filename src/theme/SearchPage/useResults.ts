import { useCallback, useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import { getClient } from '@site/src/components/Search/client';
import { LEVELS } from '@site/src/components/Search/records';
import { HITS_PER_PAGE } from '@site/src/site/searchSettings';
import type { SearchHit } from '@site/src/components/Search/types';

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
    async ({ page, hits }: Results): Promise<void> => {
      latest.current += 1;
      const id = latest.current;
      const update = (change: Partial<Results>): void => {
        if (id === latest.current) setResults((now) => ({ ...now, ...change }));
      };
      if (query.trim() === '') {
        update(NOTHING);
        return;
      }
      update({ status: 'loading' });
      const stalled = { status: 'stalled' } as const;
      const timer = window.setTimeout(update, STALL_THRESHOLD, stalled);
      const tags = ['default', `docs-default-${version}`];
      const request = {
        ...shapeOfResults(),
        query,
        page: page + 1,
        indexName: algolia.indexName,
        facetFilters: [language, tags.map((tag) => `docusaurus_tag:${tag}`)],
        clickAnalytics: Boolean(algolia.insights),
      };
      try {
        const client = getClient(siteConfig);
        const result = await client.search(request);
        update({
          status: 'idle',
          query,
          version,
          page: request.page,
          hits: [...hits, ...result.hits],
          count: result.nbHits,
          suggestion: result.suggestion,
          hasMore: request.page + 1 < result.nbPages,
        });
      } catch {
        update({ status: 'error' });
      } finally {
        window.clearTimeout(timer);
      }
    },
    [query, version, language, algolia, siteConfig],
  );

  useEffect(() => {
    void ask(NOTHING);
  }, [ask]);

  const isCurrent = results.query === query && results.version === version;
  const next = useCallback(() => {
    void ask(isCurrent ? results : NOTHING);
  }, [ask, results, isCurrent]);

  const hasFailed = results.status === 'error';
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', next);
    return () => {
      window.removeEventListener('online', next);
    };
  }, [hasFailed, next]);

  return [results, next];
}
