// Ejected because the theme's table of contents has no title, and no name for screen
// readers.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import { TOC_HIGHLIGHT } from './tocHighlight';
import styles from './styles.module.css';

export default function TOC({ className, ...props }: Props): ReactNode {
  return (
    <nav
      aria-label="On this page"
      className={clsx(styles.toc, 'thin-scrollbar', className)}
    >
      <b>On this page</b>
      <TOCItems
        {...props}
        linkClassName={`table-of-contents__link ${TOC_HIGHLIGHT.linkClassName}`}
        linkActiveClassName={TOC_HIGHLIGHT.linkActiveClassName}
      />
    </nav>
  );
}
