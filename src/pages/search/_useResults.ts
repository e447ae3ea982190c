import { useCallback, useEffect, useReducer, useRef } from 'react';
import { getClient } from '@site/src/search/client';
import { HITS_PER_PAGE } from '@site/src/search/settings';
import type { SearchHit, SearchRequest } from '@site/src/search/types';
import { useSiteSearch } from '@site/src/search/useSiteSearch';

/** A search that takes longer is called stalled, in milliseconds. */
const STALL_THRESHOLD = 300;
const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const SNIPPET_WORDS = { wide: 10, narrow: 5 };
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
  readonly suggestion?: string;
  readonly hasMore: boolean;
}

type Action =
  | { readonly is: 'stalled' | 'failed' | 'started' }
  | { readonly is: 'cleared' }
  | { readonly is: 'answered'; readonly answer: Omit<Results, 'status'> };

const NOTHING: Results = {
  status: 'idle',
  query: '',
  version: '',
  page: -1,
  hits: [],
  count: 0,
  hasMore: false,
};

function reduce(state: Results, action: Action): Results {
  switch (action.is) {
    case 'started':
      return { ...state, status: 'loading' };
    case 'stalled':
      return { ...state, status: 'stalled' };
    case 'failed':
      return { ...state, status: 'error' };
    case 'cleared':
      return NOTHING;
    case 'answered':
      return { ...action.answer, status: 'idle' };
  }
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
  const { settings, siteUrl, baseUrl, facetFilters } = useSiteSearch();
  const [language] = facetFilters;
  const [results, dispatch] = useReducer(reduce, NOTHING);
  const latest = useRef(0);

  const ask = useCallback(
    async (page: number, before: readonly SearchHit[]): Promise<void> => {
      latest.current += 1;
      const id = latest.current;
      const isLatest = (): boolean => id === latest.current;
      dispatch({ is: 'started' });
      const timer = window.setTimeout(() => {
        if (isLatest()) dispatch({ is: 'stalled' });
      }, STALL_THRESHOLD);
      const words = window.matchMedia(NARROW).matches
        ? SNIPPET_WORDS.narrow
        : SNIPPET_WORDS.wide;
      const request: SearchRequest = {
        query,
        page,
        indexName: settings.indexName,
        facetFilters: [
          language,
          ['default', `docs-default-${version}`].map(
            (tag) => `docusaurus_tag:${tag}`,
          ),
        ],
        attributesToRetrieve: [
          'hierarchy.lvl0',
          ...LEVELS,
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [`content:${words}`],
        snippetEllipsisText: '…',
        hitsPerPage: HITS_PER_PAGE,
        clickAnalytics: settings.insights,
      };
      try {
        const client = getClient(settings, siteUrl, baseUrl);
        const { results } = await client.search({ requests: [request] });
        const [result] = results;
        if (isLatest() && result !== undefined) {
          const answer = {
            query,
            version,
            page,
            hits: [...before, ...result.hits],
            count: result.nbHits,
            ...(result.suggestion === undefined
              ? {}
              : { suggestion: result.suggestion }),
            hasMore: page + 1 < result.nbPages,
          };
          dispatch({ is: 'answered', answer });
        }
      } catch {
        if (isLatest()) dispatch({ is: 'failed' });
      } finally {
        window.clearTimeout(timer);
      }
    },
    [query, version, language, settings, siteUrl, baseUrl],
  );

  useEffect(() => {
    if (query.trim() === '') {
      latest.current += 1;
      dispatch({ is: 'cleared' });
    } else {
      void ask(0, []);
    }
  }, [ask, query]);

  const { status, hits, page } = results;
  const isCurrent = results.query === query && results.version === version;
  const next = useCallback(() => {
    void (isCurrent ? ask(page + 1, hits) : ask(0, []));
  }, [ask, hits, page, isCurrent]);

  useEffect(() => {
    if (status !== 'error') return undefined;
    window.addEventListener('online', next);
    return () => {
      window.removeEventListener('online', next);
    };
  }, [status, next]);

  return [results, next];
}
