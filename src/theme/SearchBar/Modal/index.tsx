import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { DocSearchModal } from '@docsearch/react/modal';
import type { DocSearchModalProps } from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isPlainClick } from '@site/src/client/isPlainClick';
import { getClient } from '@site/src/search/client';
import { missingResultsUrl } from '@site/src/search/missing';
import { modalSearch } from '@site/src/search/modalClient';
import { HITS_PER_PAGE, QUERY_LENGTH } from '@site/src/search/settings';
import { useSiteSearch } from '@site/src/search/useSiteSearch';
import type { SearchClient, SearchHit } from '@site/src/search/types';
import DidYouMean from './DidYouMean';
import { modalHits } from './hits';
import { cleanStoredLists } from './storedLists';
import { useDialog } from './useDialog';
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

const MAX_RESULTS_PER_GROUP = 5;

/** DocSearch asks for credentials also when another client answers. */
const NO_CREDENTIALS = 'embedded';

/** DocSearch's modal, with this site's client, look and links. */
export default function SearchModal({
  initialQuery,
  onClose,
}: SearchModalProps): ReactNode {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const { settings, siteUrl, baseUrl, facetFilters } = useSiteSearch();
  const container = useDialog();
  const [suggestion, setSuggestion] = useState<string>();
  const repository = String(siteConfig.customFields?.repository);

  // DocSearch makes everything again when one of its props changes.
  const props = useMemo(() => {
    const closed = new AbortController();
    const site = getClient(settings, siteUrl, baseUrl);
    void site.prepare(facetFilters);
    const client: SearchClient = {
      ...site,
      search: async (parameters) => {
        const answer = await site.search(parameters);
        setSuggestion(answer.results[0]?.suggestion);
        return answer;
      },
    };
    cleanStoredLists(settings.indexName, {
      origins: [window.location.origin, siteUrl],
      baseUrl,
    });
    // The modal scrolls the page back when it goes, so it goes first.
    const go = (url: string): void => {
      flushSync(onClose);
      if (url.startsWith('/')) {
        history.push(url);
      } else {
        window.location.assign(url);
      }
    };
    const searchPage = (query: string): string =>
      `${baseUrl}search?q=${encodeURIComponent(query)}`;
    const follow =
      (url: string) =>
      (event: React.MouseEvent): void => {
        if (isPlainClick(event.nativeEvent)) {
          event.preventDefault();
          // After DocSearch has remembered the hit.
          queueMicrotask(() => {
            go(url);
          });
        }
      };
    return {
      closed,
      transformSearchClient: ((stock) => ({
        ...stock,
        search: modalSearch(client, {
          query: () =>
            document.querySelector<HTMLInputElement>('.DocSearch-Input')
              ?.value ?? '',
          signal: closed.signal,
        }) as unknown as typeof stock.search,
      })) satisfies DocSearchModalProps['transformSearchClient'],
      transformItems: ((hits) =>
        modalHits(
          hits as unknown as readonly SearchHit[],
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
      resultsFooterComponent: ({ state }: FooterProps) => (
        <Link
          to={searchPage(state.query)}
          onClick={follow(searchPage(state.query))}
        >
          {`See all ${String(state.context.nbHits)} results`}
        </Link>
      ),
      getMissingResultsUrl: ({ query }: { query: string }) =>
        missingResultsUrl(repository, query),
    };
  }, [settings, siteUrl, baseUrl, facetFilters, repository, history, onClose]);

  // Back and forward are of the page: the modal must not stay over another.
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') flushSync(onClose);
      }),
    [history, onClose],
  );

  const { closed, ...modal } = props;
  useEffect(
    () => () => {
      closed.abort();
    },
    [closed],
  );

  return (
    <div ref={container} data-hosted={settings.appId !== ''}>
      <DocSearchModal
        {...modal}
        appId={settings.appId || NO_CREDENTIALS}
        apiKey={settings.apiKey || NO_CREDENTIALS}
        indexName={settings.indexName}
        insights={settings.insights}
        placeholder="Search docs"
        maxResultsPerGroup={MAX_RESULTS_PER_GROUP}
        initialQuery={initialQuery.slice(0, QUERY_LENGTH)}
        initialScrollY={window.scrollY}
        onClose={onClose}
      />
      <DidYouMean container={container} suggestion={suggestion} />
    </div>
  );
}
