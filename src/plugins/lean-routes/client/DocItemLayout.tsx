// Stands in for the theme's DocItem/Layout. It is the same, but the notices
// of drafts and unlisted pages and the banner of old versions are loaded with
// the pages that show one.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import { notices } from './notices';

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const { Version, Visibility } = notices;
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className="col">
        {Visibility !== undefined && <Visibility metadata={metadata} />}
        {Version !== undefined && <Version />}
        <div>
          <article>
            <DocBreadcrumbs />
            <DocVersionBadge />
            {hasContents && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && windowSize !== 'mobile' && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
