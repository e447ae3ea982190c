// Ejected for its weight: the theme's layout carries a sidebar that can be
// hidden, with its buttons, states and styles. Ours cannot.
import { Fragment, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import type { Props } from '@theme/DocRoot/Layout';
import styles from './styles.module.css';

function nothing(): void {
  // The sidebar asks for it; it is called by the button that is not there.
}

/** The sidebar of a docs version next to the page, which is the sheet. */
export default function DocRootLayout({ children }: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      {sidebar !== null && (
        <aside
          className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.aside}`}
        >
          {/* A new sidebar starts afresh: its open categories, its scroll. */}
          <Fragment key={sidebar.name}>
            <DocSidebar
              sidebar={sidebar.items}
              path={pathname}
              onCollapse={nothing}
              isHidden={false}
            />
          </Fragment>
        </aside>
      )}
      <main>
        <div className="container padding-top--md padding-bottom--lg">
          {children}
        </div>
      </main>
    </div>
  );
}
