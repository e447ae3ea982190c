import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Question } from './filter';
import styles from './styles.module.css';

interface Props {
  /** How many members the page has; the `member-filter` plugin counts them. */
  readonly count: string;
  /** The releases to choose from; missing where all have every member. */
  readonly releases?: string;
}

/** Decodes a part of an address; one cut in mid-escape stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads `/props#filter=close&release=5.1.8`. */
function readHash(name: keyof typeof KEYS): string {
  const key = KEYS[name];
  const part = window.location.hash
    .slice(1)
    .split('&')
    .find((part) => part.startsWith(key));
  return decode(part?.slice(key.length) ?? '');
}

const KEYS = { query: 'filter=', release: 'release=' };

/** Puts the question into the address without a new entry in the history. */
function writeHash({ query, release }: Question): void {
  const { pathname, search } = window.location;
  const hash = [
    query && KEYS.query + encodeURIComponent(query),
    release && KEYS.release + release,
  ]
    .filter(Boolean)
    .join('&');
  window.history.replaceState(
    window.history.state,
    '',
    pathname + search + (hash && `#${hash}`),
  );
}

/** Shows the whole page before a link leads to a member that the filter hides. */
function useShownTarget(clear: () => void): void {
  useEffect(() => {
    const showTarget = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (
        link?.pathname === window.location.pathname &&
        document.getElementById(decode(link.hash.slice(1)))?.hidden
      ) {
        clear();
      }
    };
    document.addEventListener('click', showTarget, true);
    return () => {
      document.removeEventListener('click', showTarget, true);
    };
  }, [clear]);
}

/**
 * Narrows a long reference page to the members whose name has what the reader
 * types, and to those that their release has. Enter leads to the first, Escape
 * shows the whole page again, and the address carries both, so that it can be
 * shared.
 */
export default function MemberFilter({ count, releases }: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef<HTMLElement | undefined>(undefined);
  const [status, setStatus] = useState(`${count} members`);

  const apply = useCallback(async () => {
    const { filterMembers, statusOf } = await import('./filter');
    // The island's element is the one among the headings.
    const island = box.current?.parentElement;
    if (island) {
      const question = questionIn(input.current, select.current);
      const filtered = filterMembers(island, question);
      [first.current] = filtered.found;
      setStatus(statusOf(filtered, question));
    }
  }, []);

  const change = useCallback(() => {
    writeHash(questionIn(input.current, select.current));
    void apply();
  }, [apply]);

  const clear = useCallback(() => {
    const { query, release } = questionIn(input.current, select.current);
    if (query !== '' || release !== '') {
      if (input.current !== null) input.current.value = '';
      if (select.current !== null) select.current.value = '';
      change();
    }
  }, [change]);

  useEffect(() => {
    fill(input.current, select.current, releases);
    const asked = questionIn(input.current, select.current);
    if (asked.query !== '' || asked.release !== '') {
      void apply();
      box.current?.scrollIntoView();
    }
  }, [apply, releases]);
  useShownTarget(clear);

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
    <div ref={box} role="search" aria-label="This page" className={styles.box}>
      <label htmlFor={id}>Filter</label>
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="snap, on, style…"
        aria-describedby={`${id}-status`}
        onChange={change}
        onKeyDown={handleKey}
      />
      {releases !== undefined && (
        <Releases ref={select} releases={releases} onChange={change} />
      )}
      <span id={`${id}-status`} role="status">
        {status}
      </span>
    </div>
  );
}

interface ReleasesProps {
  readonly ref: Ref<HTMLSelectElement>;
  readonly releases: string;
  readonly onChange: () => void;
}

/** The releases to choose from. */
function Releases({ ref, releases, onChange }: ReleasesProps): ReactNode {
  return (
    <label>
      Available in
      <select ref={ref} autoComplete="off" onChange={onChange}>
        <option value="">any release</option>
        {releases.split(' ').map((release) => (
          <option key={release}>{release}</option>
        ))}
      </select>
    </label>
  );
}

/** Asks what the address does; else what the reader did before hydration counts. */
function fill(
  input: HTMLInputElement | null,
  select: HTMLSelectElement | null,
  releases = '',
): void {
  const query = readHash('query');
  const release = readHash('release');
  if (query !== '' && input !== null) input.value = query;
  if (select !== null && releases.split(' ').includes(release)) {
    select.value = release;
  }
}

function questionIn(
  input: HTMLInputElement | null,
  select: HTMLSelectElement | null,
): Question {
  return { query: input?.value.trim() ?? '', release: select?.value ?? '' };
}
