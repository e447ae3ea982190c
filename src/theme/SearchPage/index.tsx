// Ejected because the theme's page asks Algolia alone, does not tell of a failure,
// and sets what it is answered as HTML.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { POPULAR } from '@site/src/components/Search/popular';
import { QUERY_LENGTH } from '@site/src/site/searchSettings';
import Results from './Results';
import { useResults } from './useResults';
import results from './results.module.css';
import styles from './styles.module.css';

/** The address follows when typing pauses for so long, in milliseconds. */
const PAUSE = 300;

/** The query of the address once it is known, and what changes both. */
function useQuery(): readonly [string | undefined, (query: string) => void] {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const [query, setQuery] = useState<string>();
  const written = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  // After hydration: the built page knows no query.
  useEffect(() => {
    const asked = new URLSearchParams(search).get('q') ?? '';
    if (asked !== written.current) {
      written.current = asked;
      setQuery(asked.slice(0, QUERY_LENGTH));
    }
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

  const ask = (next: string): void => {
    setQuery(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      written.current = next;
      const parameters = new URLSearchParams({ q: next });
      history.replace(
        next === '' ? pathname : `${pathname}?${parameters.toString()}`,
      );
    }, PAUSE);
  };
  return [query, ask];
}

/** What the page shows before something is searched for. */
function Start({ home }: { readonly home: string }): ReactNode {
  return (
    <>
      <Heading as="h2">Popular pages</Heading>
      <ul className={results.popular}>
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
  const [query, ask] = useQuery();
  const [chosen, setChosen] = useState<string>();
  const [, tags] = useAlgoliaContextualFacetFilters();
  const { name: version = 'current', path: home } =
    versions.find(({ name }) =>
      chosen === undefined
        ? tags.includes(`docusaurus_tag:docs-default-${name}`)
        : name === chosen,
    ) ?? {};
  const results = useResults(query ?? '', version);

  return (
    <main className={clsx('container', styles.page)}>
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
          maxLength={QUERY_LENGTH}
          autoComplete="off"
          value={query ?? ''}
          onChange={({ target }) => {
            ask(target.value);
          }}
        />
        <select
          className={styles.select}
          aria-label="Version"
          value={version}
          onChange={({ target }) => {
            setChosen(target.value);
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
      <Results results={results} onSuggestion={ask} />
    </main>
  );
}

/** The search page: its query is the parameter `q`. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the docs of all versions of React Native Bottom Sheet, and its blog, by prop, method, hook, error message or symptom."
    >
      <Head>
        {/* Its results are pages that have addresses. */}
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Search />
    </Layout>
  );
}
