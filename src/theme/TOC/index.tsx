// Ejected because the theme's table of contents is a plain box, with no name for
// screen readers.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

/** The table of contents: the ruler of the page, a tick for each heading. */
export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles.toc, 'thin-scrollbar', className)}
    >
      <b>On this page</b>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
