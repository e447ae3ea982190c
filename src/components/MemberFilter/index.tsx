import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Question } from './filter';
import styles from './styles.module.css';

interface Props {
  /** How many members the page has; the `member-filter` plugin counts them. */
  readonly count: string;
  /** The releases to choose from; missing where all have every member. */
  readonly releases?: string;
}

/** Puts the question into the address without a new entry in the history. */
function writeHash({ query, release }: Question): void {
  const { pathname, search } = window.location;
  const hash = [
    query && `filter=${encodeURIComponent(query)}`,
    release && `release=${release}`,
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
}

/** What the filter box is made of, and what happens in it. */
function useFilter({ count, releases }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef<HTMLElement | undefined>(undefined);
  const [status, setStatus] = useState(`${count} members`);

  const question = useCallback(
    (): Question => ({
      query: input.current?.value.trim() ?? '',
      release: select.current?.value ?? '',
    }),
    [],
  );

  const apply = useCallback(async () => {
    const { filterMembers, statusOf } = await import('./filter');
    // The island's element is the one among the headings.
    const island = box.current?.parentElement;
    if (island) {
      const filtered = filterMembers(island, question());
      [first.current] = filtered.found;
      setStatus(statusOf(filtered, question()));
    }
  }, [question]);

  const change = useCallback(() => {
    writeHash(question());
    void apply();
  }, [apply, question]);

  const clear = useCallback(() => {
    const { query, release } = question();
    if (query !== '' || release !== '') {
      if (input.current !== null) input.current.value = '';
      if (select.current !== null) select.current.value = '';
      change();
    }
  }, [change, question]);

  useEffect(() => {
    // `#filter=close&release=5.1.8`. Without it, what the reader did before
    // hydration counts.
    const asked = new URLSearchParams(window.location.hash.slice(1));
    const release = asked.get('release') ?? '';
    if (input.current !== null) {
      input.current.value = asked.get('filter') ?? input.current.value;
    }
    if (select.current !== null && releases?.split(' ').includes(release)) {
      select.current.value = release;
    }
    if (question().query !== '' || question().release !== '') {
      void apply();
      box.current?.scrollIntoView();
    }
  }, [apply, question, releases]);
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

  return { box, input, select, status, change, handleKey };
}

/**
 * Narrows a long reference page to the members whose name has what the reader
 * types, and to those that their release has. Enter leads to the first, Escape
 * shows the whole page again, and the address carries both, so that it can be
 * shared.
 */
export default function MemberFilter(props: Props): ReactNode {
  const id = useId();
  const { box, input, select, status, change, handleKey } = useFilter(props);
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
      {props.releases !== undefined && (
        <label>
          Available in
          <select ref={select} autoComplete="off" onChange={change}>
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
