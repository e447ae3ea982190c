import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { DocSearchModal } from '@docsearch/react/modal';
import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import { isUnmodifiedLeftClick } from '@site/src/client/isUnmodifiedLeftClick';
import { stateProviders } from '@site/src/runtime/deployment';
import {
  countText,
  getClient,
  missingResultsUrl,
  siteOriginsOf,
} from '@site/src/components/Search/client';
import DidYouMean from '@site/src/components/Search/DidYouMean';
import { searchedVersion } from '@site/src/components/Search/searchedVersion';
import { modalSearch } from '@site/src/components/Search/modalClient';
import type { SearchResult } from '@site/src/components/Search/types';
import {
  EMBEDDED_SEARCH_ID,
  HITS_PER_PAGE,
  MAX_QUERY_LENGTH,
} from '@site/src/site/searchSettings';
import { modalHits } from './hits';
import StartLinks from './StartLinks';
import { cleanStoredLists } from './storedLists';
import { useDialogRepairs } from './useDialogRepairs';
import '@docsearch/css/dist/modal.css';
import './modal.css';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<
  NonNullable<DocSearchModalProps['resultsFooterComponent']>
>[0];

export interface SearchModalProps {
  /** What is searched for at first; without it, the page's selected text. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

const LOOK = {
  placeholder: translations.placeholder,
  translations: translations.modal,
  maxResultsPerGroup: 5,
};

/** Types a text into DocSearch's field, so that React notices the change. */
function typeQuery(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field === null) return;
  // React overrides the element's own setter, and would miss the change.
  Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

/** Saves the query over a reload, and ends the requests when the modal closes. */
function useSavedQuery(query: () => string, closed: AbortController): void {
  useEffect(() => {
    stateProviders.set('search', query);
    return () => {
      stateProviders.delete('search');
      closed.abort();
    };
  }, [closed, query]);
}

/** Follows links out of the modal, and closes it on steps back and forward. */
function useLinks(onClose: () => void) {
  const history = useHistory();

  // A step back or forward shows another page: the modal must not stay over it.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') flushSync(onClose);
      }),
    [history, onClose],
  );

  // The modal scrolls the page back when it closes, so it closes first.
  const go = useCallback(
    (url: string): void => {
      flushSync(onClose);
      if (url.startsWith('/')) {
        history.push(url);
      } else {
        window.location.assign(url);
      }
    },
    [history, onClose],
  );
  const follow = useCallback(
    (url: string) => (event: React.MouseEvent) => {
      if (isUnmodifiedLeftClick(event.nativeEvent)) {
        event.preventDefault();
        // After DocSearch has stored the hit among the recent ones.
        queueMicrotask(() => {
          go(url);
        });
      }
    },
    [go],
  );
  return { go, follow };
}

/**
 * Reports insight events by the provider's client, which is loaded for the first of
 * them, from this site: DocSearch would load it from another host, unchecked.
 */
const insightsClient: InsightsClient = Object.assign(
  (...call: readonly unknown[]) => {
    void import('search-insights').then(({ default: client }) => {
      (client as (...call: readonly unknown[]) => void)(...call);
    });
    return undefined;
  },
  // DocSearch derives from the version which events the client supports.
  { version: '2.17.3' },
);

/** A constant, because DocSearch starts again when it gets another object. */
const INSIGHTS = { insightsClient };

/**
 * Makes the props of DocSearch's modal that depend on the page.
 *
 * @param onResult - called with each result that is shown
 * @returns the props, with the `query` in the field and the controller `closed` of the
 *   requests
 */
function useModalProps(
  {
    facetFilters,
    follow,
    go,
  }: ReturnType<typeof useLinks> & {
    readonly facetFilters: ReturnType<typeof useAlgoliaContextualFacetFilters>;
  },
  onResult: (result: SearchResult) => void,
) {
  const { siteConfig } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const searchPage = useSearchLinkCreator();

  // DocSearch starts again when one of these props changes.
  return useMemo(() => {
    const closed = new AbortController();
    const query = (): string =>
      document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '';
    const client = getClient(siteConfig);
    // Not in an effect: DocSearch reads the stored lists while it renders.
    void client.prepare(facetFilters);
    cleanStoredLists(algolia.indexName, siteOriginsOf(siteConfig));
    return {
      closed,
      query,
      transformSearchClient: ((stock) => ({
        ...stock,
        search: modalSearch(client, {
          query,
          onResult,
          signal: closed.signal,
        }) as unknown as typeof stock.search,
      })) satisfies DocSearchModalProps['transformSearchClient'],
      transformItems: ((hits) =>
        modalHits(
          hits,
        ) as unknown as typeof hits) satisfies DocSearchModalProps['transformItems'],
      searchParameters: { facetFilters, hitsPerPage: HITS_PER_PAGE },
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => {
          go(itemUrl);
        },
      },
      hitComponent: ({ hit, children }: HitProps) => (
        <Link to={hit.url} onClick={follow(hit.url)}>
          {children}
        </Link>
      ),
      resultsFooterComponent: ({ state }: FooterProps) => {
        const url = `${searchPage(state.query)}&version=${searchedVersion(facetFilters)}`;
        return (
          <Link to={url} onClick={follow(url)}>
            {`See all ${String(state.context.nbHits)} results`}
          </Link>
        );
      },
      getMissingResultsUrl: ({ query }: { query: string }) =>
        missingResultsUrl(siteConfig, query),
    };
  }, [algolia, siteConfig, facetFilters, searchPage, go, follow, onResult]);
}

/** Renders DocSearch's modal with the site's search client and links. */
export default function SearchModal({
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  // The filters of the page that the modal was opened on.
  const [facetFilters] = useState(useAlgoliaContextualFacetFilters());
  const { container, noResults } = useDialogRepairs();
  const links = useLinks(onClose);
  const [result, setResult] = useState<SearchResult>();

  const { closed, query, ...modal } = useModalProps(
    { facetFilters, ...links },
    setResult,
  );
  useSavedQuery(query, closed);

  return (
    <div
      ref={container}
      data-hosted-search={algolia.appId !== EMBEDDED_SEARCH_ID}
    >
      <DocSearchModal
        {...LOOK}
        {...algolia}
        {...modal}
        insights={algolia.insights && INSIGHTS}
        initialQuery={initialQuery.slice(0, MAX_QUERY_LENGTH)}
        initialScrollY={window.scrollY}
        onClose={onClose}
      />
      {noResults &&
        createPortal(
          <DidYouMean
            words={result?.suggestions}
            className="DocSearch-Prefill"
            onChoose={typeQuery}
          />,
          noResults,
        )}
      <StartLinks {...{ container, facetFilters }} follow={links.follow}>
        <p role="status" className="visually-hidden">
          {result && countText(result.nbHits)}
        </p>
      </StartLinks>
    </div>
  );
}
