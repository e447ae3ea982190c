import {
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Call, Inspection, SheetReading } from './frame/inspection';
import styles from './inspector.module.css';

/** What the arguments of the callbacks are called. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  onChange: ['index', 'position', 'type'],
  onAnimate: ['fromIndex', 'toIndex', 'fromPosition', 'toPosition'],
};

/** The names of `SNAP_POINT_TYPE`. */
const TYPES: readonly string[] = ['PROVIDED', 'DYNAMIC'];

/** What scrolls must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };

const round = (value: number, digits: number) =>
  String(Number(value.toFixed(digits)));

function show({ name, args }: Call): string {
  const named = args.map((value, index) => {
    const label = ARGUMENTS[name]?.[index];
    const text =
      typeof value === 'number'
        ? ((label === 'type' ? TYPES[value] : undefined) ?? round(value, 1))
        : String(value);
    return label === undefined ? text : `${label}: ${text}`;
  });
  return `${name}(${named.join(', ')})`;
}

const OWNERS: Readonly<Record<SheetReading['gesture'], string>> = {
  none: 'none',
  sheet: 'the sheet',
  list: 'the list',
};

/** The sheet's words for it; another one until the first keyboard shows. */
const KEYBOARD: Readonly<Record<string, string>> = {
  SHOWN: 'shown',
  HIDDEN: 'hidden',
};

/** By whether it may scroll; nothing where there is no list. */
const LIST: Readonly<Record<string, string>> = {
  true: 'scrolls',
  false: 'locked',
};

function rowsOf(
  label: string | undefined,
  reading: SheetReading,
  isScrolling: boolean,
): [name: string, value: string][] {
  const { index, position, containerHeight, gesture, listScrolls } = reading;
  const height = containerHeight - position;
  const share = round((100 * height) / containerHeight, 0);
  const rows: [string, string | undefined][] = [
    ['Sheet', label],
    ['Index', round(index, 2)],
    ['Top', `${round(position, 1)} px`],
    ['Height', `${round(height, 1)} px (${share} %)`],
    ['Gesture', OWNERS[isScrolling && gesture === 'none' ? 'list' : gesture]],
    ['List', LIST[String(listScrolls)]],
    ['Keyboard', KEYBOARD[reading.keyboard]],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** How long after its last scroll event a list counts as scrolling, in ms. */
const LINGER = 400;

/**
 * Whether a list in an element is scrolling. The browser scrolls lists itself,
 * and takes the gesture away from the sheet for it.
 */
function useScrolling(element: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const target = element.current;
    let timer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(timer);
      setScrolling(true);
      timer = window.setTimeout(() => {
        setScrolling(false);
      }, LINGER);
    };
    // Scroll events do not bubble.
    target?.addEventListener('scroll', onScroll, true);
    return () => {
      window.clearTimeout(timer);
      target?.removeEventListener('scroll', onScroll, true);
    };
  }, [element]);
  return isScrolling;
}

interface Props {
  readonly inspection: Inspection;
  /** The frame's screen. */
  readonly screen: RefObject<HTMLElement | null>;
  /** Leaves out the log, where there is little room. */
  readonly compact: boolean;
}

/** Below a demo's frame: what its topmost sheet does, and what it calls. */
export default function Inspector({
  inspection,
  screen,
  compact,
}: Props): ReactNode {
  const { sheets, calls } = useSyncExternalStore(
    inspection.subscribe,
    inspection.get,
  );
  const isScrolling = useScrolling(screen);
  const top = sheets.at(-1);
  const label = top === undefined ? undefined : inspection.labelOf(top.id);
  return (
    <div
      role="group"
      aria-label="Inspector"
      className={compact ? styles.strip : styles.inspector}
    >
      {top?.reading === undefined ? (
        <p className={styles.nothing}>No sheet is mounted.</p>
      ) : (
        <dl className={styles.readings}>
          {rowsOf(label, top.reading, isScrolling).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!compact && <Log calls={calls} onClear={inspection.clear} />}
    </div>
  );
}

interface LogProps {
  readonly calls: readonly Call[];
  readonly onClear: () => void;
}

/** The callbacks that the sheets have called. */
function Log({ calls, onClear }: LogProps): ReactNode {
  const [readsAloud, setReadsAloud] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <span id={id}>Callbacks</span>
        <label>
          <input
            type="checkbox"
            checked={readsAloud}
            onChange={(event) => {
              setReadsAloud(event.target.checked);
            }}
          />
          Announce
        </label>
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      </div>
      <div
        className={styles.log}
        {...REACHABLE}
        role="log"
        aria-labelledby={id}
        aria-live={readsAloud ? 'polite' : 'off'}
      >
        {calls.length === 0 && (
          <p className={styles.nothing}>Drag the sheet, or press a button.</p>
        )}
        {calls.map((call) => (
          <div key={call.id}>
            {call.sheet !== undefined && <span>{`${call.sheet} · `}</span>}
            <code translate="no">{show(call)}</code>
          </div>
        ))}
      </div>
    </>
  );
}
