import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DidYouMean from '@site/src/components/Search/DidYouMean';
import {
  countText,
  missingResultsUrl,
} from '@site/src/components/Search/client';
import { LEVELS } from '@site/src/components/Search/indexFormat';
import type { SearchHit } from '@site/src/components/Search/types';
import type { SearchResults } from './useResults';
import styles from './styles.module.css';

/**
 * Renders a text with its marked parts. Another text is another element: React cannot
 * change text that the browser has translated.
 */
function Marked({ text }: { readonly text: string }): ReactNode {
  return (
    <span key={text}>
      {text
        .split(/<mark>(.*?)<\/mark>/s)
        .map((part, index) =>
          index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
        )}
    </span>
  );
}

function Hit({ hit }: { readonly hit: SearchHit }): ReactNode {
  const { hierarchy, _highlightResult, _snippetResult } = hit;
  // The group is the page's title, which is also the first level.
  const levels = LEVELS.filter(
    (level) =>
      hierarchy[level] !== null &&
      (level !== 'lvl0' || hierarchy.lvl0 !== hierarchy.lvl1),
  );
  const last = levels.at(-1) ?? 'lvl1';
  const path = levels.slice(0, -1).map((level) => hierarchy[level]);
  const title = _highlightResult.hierarchy?.[last]?.value ?? hierarchy[last];
  const snippet = _snippetResult.content?.value;
  return (
    <li className={styles.hit}>
      <Link to={hit.url} autoAddBaseUrl={false} className={styles.title}>
        <Marked text={title ?? ''} />
      </Link>
      <p className={styles.path}>{path.join(' › ')}</p>
      {snippet !== undefined && (
        <p>
          <Marked text={snippet} />
        </p>
      )}
    </li>
  );
}

interface SelfRemovingButtonProps extends ComponentProps<'button'> {
  /** Selects what gets the focus next: the last such element. */
  readonly focusAfterwards: string;
}

/**
 * Renders a button that is removed when pressed. If it has the focus, the last element
 * matching `focusAfterwards` receives it.
 */
function SelfRemovingButton({
  focusAfterwards,
  ...props
}: SelfRemovingButtonProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) {
        [...document.querySelectorAll<HTMLElement>(focusAfterwards)]
          .at(-1)
          ?.focus({ preventScroll: true });
      }
    };
  }, [focusAfterwards]);
  return <button ref={button} type="button" {...props} />;
}

const FIELD = `.${styles.form} input`;

/** Renders a button that is also pressed when it scrolls into view. */
function LoadMoreButton({
  onMore,
}: {
  readonly onMore: () => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [onMore]);
  return (
    <div ref={place}>
      <SelfRemovingButton
        focusAfterwards={`.${styles.hits} a`}
        className="button"
        onClick={onMore}
      >
        Show more results
      </SelfRemovingButton>
    </div>
  );
}

function statusText({ status, query, count }: SearchResults): string {
  if (status === 'stalled') return 'Searching';
  if (query === '') return '';
  if (count === 0) return `No results for "${query}"`;
  return countText(count);
}

/** Renders the results of a search, or why there are none. */
export default function Results({
  results,
  onSuggestion,
}: {
  readonly results: SearchResults;
  /** Searches for another word. */
  readonly onSuggestion: (word: string) => void;
}): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { status, query, hits, count, loadMore, suggestions } = results;
  if (status === 'error') {
    return (
      <div role="alert" className={styles.failure}>
        <p className={styles.title}>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <SelfRemovingButton
          focusAfterwards={FIELD}
          className="button"
          onClick={results.retry}
        >
          Try again
        </SelfRemovingButton>
      </div>
    );
  }
  const isEmpty = status !== 'stalled' && query !== '' && count === 0;
  return (
    <>
      <p role="status">{statusText(results)}</p>
      {isEmpty && (
        <>
          <DidYouMean
            words={suggestions}
            className={styles.suggestion ?? ''}
            onChoose={(word) => {
              document.querySelector<HTMLElement>(FIELD)?.focus();
              onSuggestion(word);
            }}
          />
          <p>
            Believe this query should return results?{' '}
            <Link to={missingResultsUrl(siteConfig, query)}>Let us know.</Link>
          </p>
        </>
      )}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {loadMore && status === 'idle' && <LoadMoreButton onMore={loadMore} />}
    </>
  );
}
