// Stands in for the theme's DocItem/Layout. It is the same, but the notices
// of drafts and unlisted pages and the banner of old versions are loaded with
// the pages that show one.
import type { ComponentType, ReactNode } from 'react';
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
import type { Props as NoticeProps } from '@theme/ContentVisibility';

let Notice: ComponentType<NoticeProps> | undefined;

/** Loads the notice that a page shows above itself, if it does. */
export async function loadNotice({
  unlisted,
  frontMatter,
}: NoticeProps['metadata']): Promise<void> {
  if (unlisted || frontMatter.unlisted || frontMatter.draft) {
    const loaded = await import(
      /* webpackChunkName: "unlisted" */ '@theme/ContentVisibility'
    );
    Notice = loaded.default;
  }
}

let Banner: ComponentType | undefined;

/** Loads the banner of a version that is not the newest, if the page has it. */
export async function loadBanner(page: Document): Promise<void> {
  if (page.querySelector('.theme-doc-version-banner') !== null) {
    const loaded = await import(
      /* webpackChunkName: "island-VersionBanner-tsx" */ '@theme/DocVersionBanner'
    );
    Banner = loaded.default;
  }
}

export default function DocItemLayout({ children }: Props): ReactNode {
  const { frontMatter, metadata, toc } = useDoc();
  const windowSize = useWindowSize();
  const isHidden = frontMatter.hide_table_of_contents;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className="col">
        {Notice !== undefined && <Notice metadata={metadata} />}
        {Banner !== undefined && <Banner />}
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
