// Ejected for its weight: no logo and no button to hide the sidebar.
import { memo, type ReactNode } from 'react';
import Content from '@theme/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop';
import styles from './styles.module.css';

/** The sidebar of wide windows: it stays in view and scrolls by itself. */
function DocSidebarDesktop({ path, sidebar }: Props): ReactNode {
  return (
    <div className={styles.sidebar}>
      <Content path={path} sidebar={sidebar} />
    </div>
  );
}

export default memo(DocSidebarDesktop);
