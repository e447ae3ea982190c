// Ejected because the theme's microdata leaves out categories, which the structured data
// of DocItem/Metadata has, and to add the button that copies the page.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import CopyPage from '@site/src/components/CopyPage';
import { isApiName } from '@site/src/site/apiName';
import styles from './styles.module.css';

/** Renders the breadcrumbs of the page, and the button that copies it. */
export default function DocBreadcrumbsRow(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const page = breadcrumbs?.at(-1)?.label ?? '';
  return (
    <div className={styles.row}>
      {breadcrumbs !== null && (
        <nav
          className={ThemeClassNames.docs.docBreadcrumbs}
          aria-label="Breadcrumbs"
        >
          <ul className="breadcrumbs">
            <HomeBreadcrumbItem />
            {breadcrumbs.slice(0, -1).map(({ label, href }) => (
              <li key={label} className="breadcrumbs__item">
                {href === undefined ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
            <li className="breadcrumbs__item breadcrumbs__item--active">
              <span
                className="breadcrumbs__link"
                aria-current="page"
                translate={isApiName(page) ? 'no' : undefined}
              >
                {page}
              </span>
            </li>
          </ul>
        </nav>
      )}
      <CopyPage />
    </div>
  );
}
