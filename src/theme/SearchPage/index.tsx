// Ejected because the theme's page searches only with Algolia, does not report failures,
// and sets the texts of results as HTML.
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

/** How long typing must pause before the URL changes, in milliseconds. */
const URL_DEBOUNCE_MS = 300;

/** The parameters of the URL: the query, and the chosen version's name, if any. */
interface SearchParameters {
  readonly query: string;
  readonly version?: string | undefined;
}

function toAddress(
  pathname: string,
  { query, version }: SearchParameters,
): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (version !== undefined) parameters.set('version', version);
  const search = parameters.toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}

/**
 * Reads the parameters of the URL, after hydration.
 *
 * @returns the parameters, and a function that changes them and the URL
 */
function useSearchParameters() {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const [chosen, setChosen] = useState<SearchParameters>();
  const written = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  // After hydration: the built page has no parameters.
  useEffect(() => {
    if (search === written.current) return;
    const parameters = new URLSearchParams(search);
    setChosen({
      query: (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH),
      version: parameters.get('version') ?? undefined,
    });
  }, [search]);
  useEffect(() => {
    const cancel = () => {
      window.clearTimeout(timer.current);
    };
    // The reader navigates: the URL must not change back.
    const stop = history.listen(cancel);
    return () => {
      stop();
      cancel();
    };
  }, [history]);

  const choose = (change: Partial<SearchParameters>): void => {
    const next = { query: '', ...chosen, ...change };
    setChosen(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const address = toAddress(pathname, next);
      written.current = address.slice(pathname.length);
      history.replace(address);
    }, URL_DEBOUNCE_MS);
  };
  return [chosen, choose] as const;
}

/** Renders what the page shows before a query is typed. */
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

/** Renders the search, inside of the layout, whose context has the version read last. */
function Search(): ReactNode {
  const versions = useAllDocsData().default?.versions ?? [];
  const [chosen, choose] = useSearchParameters();
  const lastRead = searchedVersion(useAlgoliaContextualFacetFilters());
  const named = (wanted?: string) =>
    versions.find(({ name }) => name === wanted);
  // A URL can name a version that does not exist.
  const { name: version = 'current', path: home } =
    named(chosen?.version) ?? named(lastRead) ?? {};
  const query = chosen?.query;
  const results = useResults(query ?? '', version);

  return (
    <main className={clsx('container', styles.page)}>
      <PageMetadata title={query ? `${query} - Search` : 'Search'}>
        {/* The results are indexed as pages themselves. */}
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
            choose({ query: target.value });
          }}
        />
        <select
          className={styles.select}
          aria-label="Version"
          value={version}
          onChange={({ target }) => {
            choose({ version: target.value });
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
          choose({ query: suggestion });
        }}
      />
    </main>
  );
}

/** Renders the search page: its query is the parameter `q`, its version `version`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout description="Search the docs of all versions of React Native Bottom Sheet, and its blog, by prop, method, hook, error message or symptom.">
      <Search />
    </Layout>
  );
}
