// Tables of pages, in a box that scrolls.
import type { ComponentProps, ReactNode } from 'react';
import { watchOverflow } from '@site/src/shared/watchOverflow';
import styles from './styles.module.css';

const REACHABLE = {
  role: 'group',
  'aria-label': 'Table',
  tabIndex: 0,
} as const;

/**
 * A table in a box that the arrow keys scroll. If the whole table fits, `watchOverflow`
 * removes the box from the tab order after layout.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div
      ref={watchOverflow}
      className={styles.box}
      data-table=""
      {...REACHABLE}
    >
      <table {...props} />
    </div>
  );
}
