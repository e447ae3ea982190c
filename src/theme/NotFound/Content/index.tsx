// Ejected because the theme's page suggests nothing. This one has the pages with similar
// paths, and a search for the words of the path.
import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { MAX_QUERY_LENGTH } from '@site/src/site/searchSettings';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import type { Suggestions } from './suggestPages';
import styles from './styles.module.css';

/** Suggests pages for the path of the URL, once the page is hydrated. */
function useSuggestions(): Suggestions | undefined {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Suggestions>();
  useEffect(() => {
    const requestedPath = pathname.startsWith(baseUrl)
      ? `/${pathname.slice(baseUrl.length)}`
      : pathname;
    // In a separate task, so that the page can answer a touch before.
    const timer = setTimeout(() => {
      import('./suggestPages').then(
        ({ suggestPages }) => {
          setFound(suggestPages(requestedPath));
        },
        // Without suggestions the page still says what is wrong and can search.
        () => undefined,
      );
    });
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, baseUrl]);
  return found;
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const found = useSuggestions();
  const query = found?.query.slice(0, MAX_QUERY_LENGTH);
  return (
    <main className={clsx('container', styles.page, className)}>
      {/* Inside the docs' routes nothing above sets a title. */}
      <PageMetadata
        title="Page Not Found"
        description="No page of the React Native Bottom Sheet docs has this address. Here are the pages with the most similar addresses."
      />
      <Heading as="h1">Page Not Found</Heading>
      {found === undefined ? (
        <p key="address">There is nothing at this address.</p>
      ) : (
        <p key={found.requestedPath}>
          There is nothing at <code translate="no">{found.requestedPath}</code>.
        </p>
      )}
      <noscript>
        <p>
          The search needs JavaScript, which is off in your browser. The{' '}
          <Link to="/">home page</Link> lists all pages.
        </p>
      </noscript>
      <form
        role="search"
        action={useBaseUrl('/search')}
        className={styles.search}
      >
        <label htmlFor="not-found-search">Search the docs</label>
        <div>
          <input
            key={query}
            id="not-found-search"
            type="search"
            name="q"
            maxLength={MAX_QUERY_LENGTH}
            defaultValue={query}
          />
          <button type="submit" className="button">
            Search
          </button>
        </div>
      </form>
      <div className={styles.suggestions} aria-live="polite">
        {found !== undefined && found.pages.length > 0 && (
          <>
            <h2>Did you mean</h2>
            <ul className="clean-list">
              {found.pages.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>
                    <b>{title}</b>
                    <span translate="no">{path}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>
        Or start at the{' '}
        <Link to="/" className={styles.start}>
          overview
        </Link>
        .
      </p>
    </main>
  );
}
