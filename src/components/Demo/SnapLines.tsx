import {
  useSyncExternalStore,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { Inspection } from './frame/inspection';
import styles from './inspector.module.css';

interface Props {
  readonly inspection: Inspection;
}

/** Over a demo's frame: a line for each snap point of its topmost sheet. */
export default function SnapLines({ inspection }: Props): ReactNode {
  const { sheets } = useSyncExternalStore(inspection.subscribe, inspection.get);
  const reading = sheets.at(-1)?.reading;
  return (
    <div className={styles.lines} aria-hidden="true" data-snap-lines>
      {reading?.detents.map((position, index) => (
        <div
          key={index}
          className={styles.line}
          style={{ '--position': `${position}px` } as CSSProperties}
        >
          <span>
            {`${index} · height ${Math.round(reading.containerHeight - position)} px`}
          </span>
        </div>
      ))}
    </div>
  );
}
