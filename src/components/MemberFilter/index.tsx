// The filter box of reference pages, an island.
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { closest, find, HASH_LINK, LINK } from '@site/src/site/dom';
import type { FilterQuery } from './filter';
import styles from './styles.module.css';

interface Props {
  /** How many members the page has; the `member-filter` plugin counts them. */
  readonly count: string;
  /** The releases to choose from; missing where all have every member. */
  readonly releases?: string;
}

/** Writes the filter into the URL without a new history entry. */
function writeHash({ query, release }: FilterQuery): void {
  const { pathname, search } = window.location;
  const parts = [
    query && `filter=${encodeURIComponent(query)}`,
    release && `release=${release}`,
  ];
  const hash = parts.filter(Boolean).join('&');
  const address = pathname + search + (hash && `#${hash}`);
  window.history.replaceState(window.history.state, '', address);
}

type FilterField = HTMLInputElement | HTMLSelectElement;

const filterFields = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<FilterField>('input, select') ?? []),
];

function readFilterQuery(box: HTMLElement | null): FilterQuery {
  const [query = '', release = ''] = filterFields(box).map(({ value }) =>
    value.trim(),
  );
  return { query, release };
}

/** State of the filter box. */
function useFilter({ count, releases }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLElement | undefined>(undefined);
  const [status, setStatus] = useState(`${count} members`);

  const apply = useCallback(async () => {
    const { filterMembers } = await import('./filter');
    // The island's element is the one among the headings.
    const island = box.current?.parentElement;
    if (!island) return;
    const left = filterMembers(island, readFilterQuery(box.current));
    first.current = left.first;
    setStatus(left.status);
  }, []);

  const change = useCallback(() => {
    writeHash(readFilterQuery(box.current));
    void apply();
  }, [apply]);

  const clear = useCallback(() => {
    const fields = filterFields(box.current).filter(
      ({ value }) => value !== '',
    );
    for (const field of fields) field.value = '';
    if (fields.length > 0) change();
  }, [change]);

  useEffect(() => {
    // `#filter=close&release=5.1.8`. Without it, what the reader did before
    // hydration counts.
    const asked = new URLSearchParams(window.location.hash.slice(1));
    const [input, select] = filterFields(box.current);
    const release = asked.get('release') ?? '';
    if (input) input.value = asked.get('filter') ?? input.value;
    if (select && releases?.split(' ').includes(release))
      select.value = release;
    const { query, release: chosen } = readFilterQuery(box.current);
    if (query + chosen !== '') {
      void apply();
      box.current?.scrollIntoView();
    }
  }, [apply, releases]);

  // The whole page is shown before a link leads to a member that the filter hides.
  useEffect(() => {
    const showTarget = ({ target }: MouseEvent) => {
      const link = closest(target, LINK);
      if (
        link?.pathname === window.location.pathname &&
        document.getElementById(link.hash.slice(1))?.hidden
      ) {
        clear();
      }
    };
    document.addEventListener('click', showTarget, true);
    return () => {
      document.removeEventListener('click', showTarget, true);
    };
  }, [clear]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      first.current?.scrollIntoView();
      find(first.current, HASH_LINK)?.focus();
    }
  };

  return { box, status, change, handleKey };
}

/**
 * Narrows a long reference page to the members whose name has what the reader
 * types, and to those that their release has. Enter leads to the first, Escape
 * shows the whole page again, and the address carries both, so that it can be
 * shared.
 */
export default function MemberFilter(props: Props): ReactNode {
  const id = useId();
  const { box, status, change, handleKey } = useFilter(props);
  return (
    <div ref={box} role="search" aria-label="This page" className={styles.box}>
      <label htmlFor={id}>Filter</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="snap, on, style…"
        aria-describedby={`${id}-status`}
        onChange={change}
        onKeyDown={handleKey}
      />
      {props.releases !== undefined && (
        <label>
          Available in
          <select autoComplete="off" onChange={change}>
            <option value="">any release</option>
            {props.releases.split(' ').map((release) => (
              <option key={release}>{release}</option>
            ))}
          </select>
        </label>
      )}
      <span id={`${id}-status`} role="status">
        {status}
      </span>
    </div>
  );
}
