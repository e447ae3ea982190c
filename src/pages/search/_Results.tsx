import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { missingResultsUrl } from '@site/src/search/missing';
import { piecesOf } from '@site/src/search/pieces';
import { LEVELS } from '@site/src/search/records';
import type { SearchHit } from '@site/src/search/types';
import type { Results as Found } from './_useResults';
import styles from './styles.module.css';

function Marked({ html }: { readonly html: string }): ReactNode {
  return piecesOf(html).map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
}

function plain(html: string): string {
  return piecesOf(html)
    .map(({ text }) => text)
    .join('');
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
  const path = levels
    .slice(0, -1)
    .map((level) => plain(hierarchy[level] ?? ''));
  const snippet = _snippetResult.content?.value;
  return (
    <li className={styles.hit}>
      <Link to={hit.url} autoAddBaseUrl={false} className={styles.title}>
        <Marked
          html={
            _highlightResult.hierarchy?.[last]?.value ?? hierarchy[last] ?? ''
          }
        />
      </Link>
      <p className={styles.path}>{path.join(' › ')}</p>
      {snippet !== undefined && (
        <p>
          <Marked html={snippet} />
        </p>
      )}
    </li>
  );
}

/** A button that also presses itself when it is scrolled into view. */
function More({ onMore }: { readonly onMore: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(button.current);
    return () => {
      observer.disconnect();
    };
  }, [onMore]);
  return (
    <button ref={button} type="button" className="button" onClick={onMore}>
      Show more results
    </button>
  );
}

function statusText({ status, query, count }: Found): string {
  if (status === 'stalled') return 'Searching';
  if (query === '') return '';
  if (count === 0) return `No results for "${query}"`;
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

/**
 * What a search found, or why it found nothing.
 *
 * @param onMore - gets the next page of results, or tries again
 * @param onSuggestion - searches for another word
 */
export default function Results({
  results,
  onMore,
  onSuggestion,
}: {
  readonly results: Found;
  readonly onMore: () => void;
  readonly onSuggestion: (word: string) => void;
}): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { status, query, hits, count, hasMore, suggestion } = results;
  if (status === 'error') {
    return (
      <div role="alert" className={styles.failure}>
        <p className={styles.title}>Unable to fetch results</p>
        <p>You might want to check your network connection.</p>
        <button type="button" className="button" onClick={onMore}>
          Try again
        </button>
      </div>
    );
  }
  const isEmpty = status !== 'stalled' && query !== '' && count === 0;
  return (
    <>
      <p role="status">{statusText(results)}</p>
      {isEmpty && suggestion !== undefined && (
        <p>
          Did you mean{' '}
          <button
            type="button"
            className={styles.suggestion}
            onClick={() => {
              onSuggestion(suggestion);
            }}
          >
            {suggestion}
          </button>
          ?
        </p>
      )}
      {isEmpty && (
        <p>
          Believe this query should return results?{' '}
          <Link
            to={missingResultsUrl(
              String(siteConfig.customFields?.repository),
              query,
            )}
          >
            Let us know.
          </Link>
        </p>
      )}
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <Hit key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {hasMore && status === 'idle' && <More onMore={onMore} />}
    </>
  );
}
