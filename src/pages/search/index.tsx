import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Answer, Piece } from '@site/src/search/engine';
import styles from './styles.module.css';

/** Limits of sections 5 and 9 of the specification. */
const QUERY_LENGTH = 64;
const HITS_PER_PAGE = 20;

type State =
  | { readonly status: 'idle' | 'loading' | 'error' }
  | { readonly status: 'done'; readonly answer: Answer };

type Engine = (query: string, limit: number) => Answer;

/** Loads the engine and the index of a version when there is a query. */
function useEngine(version: string, wanted: boolean): Engine | 'error' | null {
  const baseUrl = useBaseUrl('/');
  const [engine, setEngine] = useState<{
    readonly version: string;
    readonly search: Engine | 'error';
  } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let isCurrent = true;
    import('@site/src/search/embedded')
      .then(({ loadEngine }) =>
        loadEngine(baseUrl, ['default', `docs-default-${version}`]),
      )
      .then(
        (loaded) => {
          const search: Engine = (query, limit) => loaded.search(query, limit);
          if (isCurrent) setEngine({ version, search });
        },
        () => {
          if (isCurrent) setEngine({ version, search: 'error' });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, version, wanted]);
  return engine?.version === version ? engine.search : null;
}

function stateOf(
  query: string,
  engine: Engine | 'error' | null,
  limit: number,
): State {
  if (query.trim() === '') return { status: 'idle' };
  if (engine === null) return { status: 'loading' };
  if (engine === 'error') return { status: 'error' };
  return { status: 'done', answer: engine(query, limit) };
}

function Snippet({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return (
    <p>
      {pieces.map(({ text, marked }, at) =>
        marked ? <mark key={at}>{text}</mark> : text,
      )}
    </p>
  );
}

function Results({
  query,
  state,
  onMore,
}: {
  readonly query: string;
  readonly state: State;
  readonly onMore: () => void;
}): ReactNode {
  if (state.status === 'error') {
    return (
      <div role="alert">
        <p>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
      </div>
    );
  }
  if (state.status !== 'done') {
    return <p role="status">{state.status === 'loading' ? 'Searching' : ''}</p>;
  }
  const { hits, count } = state.answer;
  return (
    <>
      <p role="status">
        {count === 0
          ? `No results for "${query}"`
          : `${count} ${count === 1 ? 'result' : 'results'}`}
      </p>
      <ol className={styles.hits}>
        {hits.map(({ url, headings, snippet }) => (
          <li key={url} className={styles.hit}>
            <Link to={url} autoAddBaseUrl={false} className={styles.title}>
              {headings.at(-1)}
            </Link>
            <p className={styles.path}>{headings.slice(0, -1).join(' › ')}</p>
            {snippet.length > 0 && <Snippet pieces={snippet} />}
          </li>
        ))}
      </ol>
      {hits.length < count && (
        <button type="button" className="button" onClick={onMore}>
          Show more results
        </button>
      )}
    </>
  );
}

/** The search page: its query is the parameter `q`. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const { search, pathname } = useLocation();
  const versions = useAllDocsData().default?.versions ?? [];
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState('current');
  const [limit, setLimit] = useState(HITS_PER_PAGE);
  const engine = useEngine(version, query !== '');

  // After hydration: the built page knows no query.
  useEffect(() => {
    const asked = new URLSearchParams(search).get('q') ?? '';
    setQuery(asked.slice(0, QUERY_LENGTH));
  }, [search]);

  const ask = (next: string): void => {
    setQuery(next);
    setLimit(HITS_PER_PAGE);
    const parameters = new URLSearchParams(next === '' ? {} : { q: next });
    history.replace({ pathname, search: parameters.toString() });
  };

  return (
    <Layout
      title="Search"
      description="Search the docs of all versions of React Native Bottom Sheet, and its blog, by prop, method, hook, error message or symptom."
    >
      <main className={`container ${styles.page}`}>
        <Heading as="h1">Search the docs</Heading>
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
            value={query}
            onChange={({ target }) => {
              ask(target.value);
            }}
          />
          <select
            className={styles.select}
            aria-label="Version"
            value={version}
            onChange={({ target }) => {
              setVersion(target.value);
            }}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <Results
          query={query}
          state={stateOf(query, engine, limit)}
          onMore={() => {
            setLimit(limit + HITS_PER_PAGE);
          }}
        />
      </main>
    </Layout>
  );
}
