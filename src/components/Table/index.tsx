import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** What the columns are, for the name of a table that scrolls. */
function nameOf(box: HTMLElement): string {
  const columns = [...box.querySelectorAll('thead th')].map(
    ({ textContent }) => textContent,
  );
  return `Table: ${columns.join(', ')}`;
}

/**
 * A table that scrolls inside of itself. While it is wider than the page, the
 * box around it can be focused, so that the arrow keys scroll it; otherwise
 * it is no stop on the way through the page.
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
      } else {
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
    <div ref={ref} className={styles.box} data-table="">
      <table {...props} />
    </div>
  );
}
