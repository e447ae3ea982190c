// Overrides the theme's DocItem. A doc's column (banner, breadcrumbs, text,
// footer, pagination) is one piece of HTML; React renders what follows the
// reader, the table of contents next to it. On a phone that is hidden, and is
// not hydrated.
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import {
  DocProvider,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { FoldedContents } from '@site/src/theme/TOCCollapsible';
import type { Props } from '@theme/DocItem';
import DocItemMetadata from '@theme/DocItem/Metadata';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
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

/** Hydrates the table of contents of narrow windows, which is in the column. */
function useFoldedContents({ toc, frontMatter }: Props['content']): void {
  useLayoutEffect(() => {
    const element = document.querySelector('.theme-doc-toc-mobile');
    const root =
      element &&
      hydrateRoot(
        element,
        <FoldedContents
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
        />,
      );
    return () => {
      root?.unmount();
    };
  }, [toc, frontMatter]);
}

/** Remembers the choice of the reader who leaves an old version by its banner. */
function useVersionChoice(): void {
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { name } = useLatestVersion(undefined);
  useEffect(() => {
    const handleClick = ({ target }: Event) => {
      if (
        target instanceof Element &&
        target.closest('.theme-doc-version-banner a') !== null
      ) {
        savePreferredVersionName(name);
      }
    };
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('click', handleClick);
    };
  }, [name, savePreferredVersionName]);
}

export default function DocItem({ content: Column }: Props): ReactNode {
  const { frontMatter, metadata, toc } = Column;
  useFoldedContents(Column);
  useVersionChoice();
  return (
    <DocProvider content={Column}>
      <HtmlClassNameProvider className={`docs-doc-id-${metadata.id}`}>
        {metadata.unlisted && (
          <Head>
            <meta name="robots" content="noindex, nofollow" />
          </Head>
        )}
        <DocItemMetadata />
        <div className="row">
          <Column />
          {!frontMatter.hide_table_of_contents && toc.length > 0 && (
            <ContentsColumn />
          )}
        </div>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
