import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

const REACHABLE = {
  role: 'group',
  'aria-label': 'Table',
  tabIndex: 0,
} as const;

/** What the columns are, for the name of a table that scrolls. */
function nameOf(box: HTMLElement): string {
  const columns = [...box.querySelectorAll('thead th')].map(
    ({ textContent }) => textContent,
  );
  return `Table: ${columns.join(', ')}`;
}

/**
 * A table that scrolls inside of itself. The box around it can be focused, so
 * that the arrow keys scroll it. Where the whole table fits, the box is taken
 * out of the tab order, once the browser has laid it out: before hydration and
 * far below the screen nobody knows.
 */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (box === null) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) {
        box.tabIndex = 0;
        box.setAttribute('role', 'group');
        box.setAttribute('aria-label', nameOf(box));
      } else if (box !== document.activeElement) {
        box.removeAttribute('tabindex');
        box.removeAttribute('role');
        box.removeAttribute('aria-label');
      }
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={ref} className={styles.box} data-table="" {...REACHABLE}>
      <table {...props} />
    </div>
  );
}
