// Ejected because the theme's table of contents is a plain box, with no name for
// screen readers.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

/** The table of contents: the ruler of the page, a tick for each heading. */
export default function TOC({ className, ...props }: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
  });
  return (
    <nav
      aria-label={label}
      className={clsx(styles.toc, 'thin-scrollbar', className)}
    >
      <b>{label}</b>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
