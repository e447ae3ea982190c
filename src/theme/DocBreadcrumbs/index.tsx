import type { ReactNode } from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/theme/CopyPage';
import styles from './styles.module.css';

/** Where the page is, and what can be done with it as a whole. */
export default function DocBreadcrumbsRow(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CopyPage />
    </div>
  );
}
