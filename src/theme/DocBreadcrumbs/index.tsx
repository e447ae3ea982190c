// Ejected because the theme's microdata leaves out the categories: the list is in the page's structured data.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import CopyPage from '@site/src/components/CopyPage';
import styles from './styles.module.css';

/** Where the page is, and what can be done with it as a whole. */
export default function DocBreadcrumbsRow(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  return (
    <div className={styles.row}>
      {breadcrumbs !== null && (
        <nav
          className={ThemeClassNames.docs.docBreadcrumbs}
          aria-label="Breadcrumbs"
        >
          <ul className="breadcrumbs">
            <HomeBreadcrumbItem />
            {breadcrumbs.map(({ label, href }, index) =>
              index === breadcrumbs.length - 1 ? (
                <li
                  key={label}
                  className="breadcrumbs__item breadcrumbs__item--active"
                >
                  <span className="breadcrumbs__link" aria-current="page">
                    {label}
                  </span>
                </li>
              ) : (
                <li key={label} className="breadcrumbs__item">
                  {href === undefined ? (
                    <span className="breadcrumbs__link">{label}</span>
                  ) : (
                    <Link className="breadcrumbs__link" href={href}>
                      {label}
                    </Link>
                  )}
                </li>
              ),
            )}
          </ul>
        </nav>
      )}
      <CopyPage />
    </div>
  );
}
