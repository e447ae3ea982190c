import {
  useEffect,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { Reading } from '../messages';
import { round, type Inspection, type SheetReading } from './inspection';
import { send } from './port';

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

function readingsOf(
  label: string | undefined,
  reading: SheetReading,
  isScrolling: boolean,
): Reading[] {
  const { index, position, detents, containerHeight, gesture, listScrolls } =
    reading;
  const height = containerHeight - position;
  const heights = detents.map((one) => Math.round(containerHeight - one));
  const share = round((100 * height) / containerHeight, 0);
  const rows: [string, string | undefined][] = [
    ['Sheet', label],
    ['Index', round(index, 2)],
    ['Top', `${round(position, 1)} px`],
    ['Height', `${round(height, 0)} px (${share} %)`],
    ['Gesture', OWNERS[isScrolling && gesture === 'none' ? 'list' : gesture]],
    ['List', LIST[String(listScrolls)]],
    ['Keyboard', KEYBOARD[reading.keyboard]],
    // The longest is last: the others are two in a row.
    ['Snap points', `${heights.join(', ')} px`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

/** How long after its last scroll event a list counts as scrolling, in ms. */
const LINGER = 400;

/**
 * Whether a list is scrolling. The browser scrolls lists itself, and takes the
 * gesture away from the sheet for it.
 */
function useScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const onScroll = () => {
      window.clearTimeout(timer);
      setScrolling(true);
      timer = window.setTimeout(() => {
        setScrolling(false);
      }, LINGER);
    };
    // Scroll events do not bubble.
    addEventListener('scroll', onScroll, true);
    return () => {
      window.clearTimeout(timer);
      removeEventListener('scroll', onScroll, true);
    };
  }, []);
  return isScrolling;
}

interface Props {
  readonly inspection: Inspection;
}

/**
 * Over an app that is inspected: a line for each snap point of its topmost sheet.
 * What the sheet does it tells the page.
 */
export default function Inspected({ inspection }: Props): ReactNode {
  const top = useSyncExternalStore(inspection.subscribe, inspection.getTop);
  const isScrolling = useScrolling();
  const reading = top?.reading;
  useEffect(() => {
    const label = top && inspection.labelOf(top.id);
    const readings = reading ? readingsOf(label, reading, isScrolling) : [];
    send({ is: 'readings', readings });
  }, [inspection, top, reading, isScrolling]);
  return (
    <div className="lines" aria-hidden="true" data-snap-lines>
      {reading?.detents.map((position, index) => (
        <div
          key={index}
          style={{ '--position': `${position}px` } as CSSProperties}
        >
          <span>{index}</span>
        </div>
      ))}
    </div>
  );
}
