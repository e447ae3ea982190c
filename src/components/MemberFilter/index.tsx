import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Filtered } from './filter';
import styles from './styles.module.css';

interface Props {
  /** How many members the page has; the `member-filter` plugin counts them. */
  readonly count: string;
}

/** Marks the query in an address: `/props#filter=close`. */
const PREFIX = '#filter=';

/** Decodes a part of an address; one cut in mid-escape stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function readHash(): string {
  const { hash } = window.location;
  return hash.startsWith(PREFIX) ? decode(hash.slice(PREFIX.length)) : '';
}

/** Puts the query into the address without a new entry in the history. */
function writeHash(query: string): void {
  const { pathname, search } = window.location;
  const hash = query === '' ? '' : PREFIX + encodeURIComponent(query);
  window.history.replaceState(
    window.history.state,
    '',
    pathname + search + hash,
  );
}

function say({ found, total }: Filtered, query: string): string {
  if (query === '') {
    return `${total} members`;
  }
  return found.length === 0
    ? `No member has “${query}” in its name`
    : `${found.length} of ${total} members`;
}

/**
 * Narrows a long reference page to the members whose name has what the reader
 * types. Enter leads to the first, Escape shows the whole page again, and the
 * address carries the query, so that it can be shared.
 */
export default function MemberFilter({ count }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLElement | undefined>(undefined);
  const [status, setStatus] = useState(`${count} members`);

  const apply = useCallback(async (query: string) => {
    const { filterMembers } = await import('./filter');
    if (box.current !== null) {
      const filtered = filterMembers(box.current, query);
      [first.current] = filtered.found;
      setStatus(say(filtered, query));
    }
  }, []);

  const clear = useCallback(() => {
    if (input.current !== null && input.current.value !== '') {
      input.current.value = '';
      writeHash('');
      void apply('');
    }
  }, [apply]);

  useEffect(() => {
    // Without a hash, what the reader typed before hydration counts.
    const query = readHash() || (input.current?.value ?? '');
    if (query !== '' && input.current !== null) {
      input.current.value = query;
      void apply(query);
      box.current?.scrollIntoView();
    }
    // A link to a member that the filter hides shows the whole page first.
    const showTarget = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const aim =
        link !== null && link.pathname === window.location.pathname
          ? document.getElementById(decode(link.hash.slice(1)))
          : null;
      if (aim?.hidden === true) {
        clear();
      }
    };
    document.addEventListener('click', showTarget, true);
    return () => {
      document.removeEventListener('click', showTarget, true);
    };
  }, [apply, clear]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      first.current?.scrollIntoView();
      first.current?.querySelector<HTMLElement>('.hash-link')?.focus();
    }
  };

  return (
    <div
      ref={box}
      role="search"
      aria-label="This page"
      className={styles.box}
      data-island="MemberFilter"
      data-props={JSON.stringify({ count })}
    >
      <label htmlFor={id}>Filter</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="snap, on, style…"
        aria-describedby={`${id}-status`}
        onChange={({ target }) => {
          const query = target.value.trim();
          writeHash(query);
          void apply(query);
        }}
        onKeyDown={handleKey}
      />
      <span id={`${id}-status`} role="status">
        {status}
      </span>
    </div>
  );
}
