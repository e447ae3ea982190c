// Ejected because the theme's page asks Algolia alone, does not tell of a failure,
// and sets what it is answered as HTML.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useHistory, useLocation } from '@docusaurus/router';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { searchedVersion } from '@site/src/components/Search/searchedVersion';
import { POPULAR } from '@site/src/components/Search/popular';
import { MAX_QUERY_LENGTH } from '@site/src/site/searchSettings';
import Results from './Results';
import { useResults } from './useResults';
import styles from './styles.module.css';

/** The address follows when typing pauses for so long, in milliseconds. */
const URL_DEBOUNCE_MS = 300;

/** What is searched for, and the name of the version that was chosen, if one was. */
interface SearchRequest {
  readonly query: string;
  readonly version?: string | undefined;
}

function toAddress(
  pathname: string,
  { query, version }: SearchRequest,
): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== undefined) parameters.set('version', version);
  const search = parameters.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/** The question of the address once it is known, and what changes both. */
function useQuestion() {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const [question, setQuestion] = useState<SearchRequest>();
  const written = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  // After hydration: the built page knows no question.
  useEffect(() => {
    if (search === written.current) return;
    const parameters = new URLSearchParams(search);
    setQuestion({
      query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
      version: parameters.get('version') ?? undefined,
    });
  }, [search]);
  useEffect(() => {
    const cancel = () => {
      window.clearTimeout(timer.current);
    };
    // Also while the page that the reader has chosen is still on its way.
    const stop = history.listen(cancel);
    return () => {
      stop();
      cancel();
    };
  }, [history]);

  const ask = (change: Partial<SearchRequest>): void => {
    const next = { query: '', ...question, ...change };
    setQuestion(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const address = toAddress(pathname, next);
      written.current = address.slice(pathname.length);
      history.replace(address);
    }, URL_DEBOUNCE_MS);
  };
  return [question, ask] as const;
}

/** What the page shows before something is searched for. */
function Start({ home }: { readonly home: string }): ReactNode {
  return (
    <>
      <Heading as="h2">Popular pages</Heading>
      <ul className={styles.popular}>
        {Object.entries(POPULAR).map(([path, name]) => (
          <li key={path}>
            <Link
              to={`${home.replace(/\/$/, '')}/${path}`}
              autoAddBaseUrl={false}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Inside of the layout, which knows the version that was read last. */
function Search(): ReactNode {
  const versions = useAllDocsData().default?.versions ?? [];
  const [question, ask] = useQuestion();
  const lastRead = searchedVersion(useAlgoliaContextualFacetFilters());
  const named = (wanted?: string) =>
    versions.find(({ name }) => name === wanted);
  // An address can name any.
  const { name: version = 'current', path: home } =
    named(question?.version) ?? named(lastRead) ?? {};
  const query = question?.query;
  const results = useResults(query ?? '', version);

  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata title={query ? `${query} - Search` : 'Search'}>
        {/* Its results are pages that have addresses. */}
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <Heading as="h1">Search the docs</Heading>
      <noscript>
        <p>
          The search needs JavaScript, which is off in your browser. The{' '}
          <Link to="/">home page</Link> lists all pages.
        </p>
      </noscript>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label="Search"
          placeholder="Search docs"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          value={query ?? ''}
          onChange={({ target }) => {
            ask({ query: target.value });
          }}
        />
        <select
          className={styles.select}
          aria-label="Version"
          value={version}
          onChange={({ target }) => {
            ask({ version: target.value });
          }}
        >
          {versions.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </form>
      {query === '' && home !== undefined && <Start home={home} />}
      <Results
        results={results}
        onSuggestion={(suggestion) => {
          ask({ query: suggestion });
        }}
      />
    </main>
  );
}

/** The search page: its query is the parameter `q`, its version `version`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout description="Search the docs of all versions of React Native Bottom Sheet, and its blog, by prop, method, hook, error message or symptom.">
      <Search />
    </Layout>
  );
}
