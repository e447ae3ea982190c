import {
  useId,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Call, Inspection, SheetReading } from '@site/src/live/inspection';
import styles from './inspector.module.css';
import { useScrolling } from './useScrolling';

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

function rowsOf(
  reading: SheetReading,
  isScrolling: boolean,
): [name: string, value: string][] {
  const { index, position, containerHeight, listScrolls } = reading;
  const height = containerHeight - position;
  const keyboard = KEYBOARD[reading.keyboard];
  const gesture =
    isScrolling && reading.gesture === 'none' ? 'list' : reading.gesture;
  return [
    ['Index', round(index, 2)],
    ['Top', `${round(position, 1)} px`],
    [
      'Height',
      `${round(height, 1)} px (${round((100 * height) / containerHeight, 0)} %)`,
    ],
    ['Gesture', OWNERS[gesture]],
    ...(listScrolls === undefined
      ? []
      : [['List', listScrolls ? 'scrolls' : 'locked'] as [string, string]]),
    ...(keyboard === undefined
      ? []
      : [['Keyboard', keyboard] as [string, string]]),
  ];
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
  const [readsAloud, setReadsAloud] = useState(false);
  const isScrolling = useScrolling(screen);
  const log = useId();
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
          {label !== undefined && (
            <div>
              <dt>Sheet</dt>
              <dd>{label}</dd>
            </div>
          )}
          {rowsOf(top.reading, isScrolling).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!compact && (
        <>
          <div className={styles.head}>
            <span id={log}>Callbacks</span>
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
            <button
              type="button"
              className={styles.clear}
              onClick={inspection.clear}
            >
              Clear
            </button>
          </div>
          <div
            className={styles.log}
            {...REACHABLE}
            role="log"
            aria-labelledby={log}
            aria-live={readsAloud ? 'polite' : 'off'}
          >
            {calls.length === 0 && (
              <p className={styles.nothing}>
                Drag the sheet, or press a button.
              </p>
            )}
            {calls.map((call) => (
              <div key={call.id}>
                {call.sheet !== undefined && `${call.sheet} · `}
                <code>{show(call)}</code>
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
