// Overrides the theme's DocItem/Layout. It is the same, but the notices of
// drafts, unlisted pages and old versions are loaded with the pages that show
// one; the window's width
// is known at the first render, so a page that you navigate to is not rendered
// twice, and on a phone the hidden table of contents is not hydrated.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type { Props } from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import { notices } from './notices';
import { KEEP_SERVER_HTML, useSideColumn } from './useSideColumn';

const COLUMN_CLASS = 'col col--3';

/** The table of contents, where the window has room for it next to the text. */
function ContentsColumn(): ReactNode {
  const column = useSideColumn();
  if (column === 'static') {
    return (
      <div
        className={COLUMN_CLASS}
        dangerouslySetInnerHTML={KEEP_SERVER_HTML}
      />
    );
  }
  return (
    column === 'interactive' && (
      <div className={COLUMN_CLASS}>
        <DocItemTOCDesktop />
      </div>
    )
  );
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const { Version, Visibility } = notices;
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className="col">
        {Visibility !== undefined && <Visibility metadata={metadata} />}
        {Version !== undefined && <Version.Banner />}
        <div>
          <article>
            <DocBreadcrumbs />
            {Version !== undefined && <Version.Badge />}
            {hasContents && <DocItemTOCMobile />}
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && <ContentsColumn />}
    </div>
  );
}
