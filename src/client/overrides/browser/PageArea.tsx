// Shows the current page between the navbar and the footer. A built page is one piece of
// HTML that React leaves alone: listeners and islands make it interactive. Pages with a
// React component are rendered.
import { use, useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  NavbarSecondaryMenuFiller,
  usePrevious,
  SkipToContentFallbackId,
} from '@docusaurus/theme-common';
import { useTOCHighlight } from '@docusaurus/theme-common/internal';
import {
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { watchOverflow } from '@site/src/shared/watchOverflow';
import { reload } from '@site/src/runtime/deployment';
import { hydrateIslands } from '@site/src/client/islands/hydrateIslands';
import { PAGE_AREA } from '@site/src/theme/Layout/pageAreaProps';
import { TOC_HIGHLIGHT } from '@site/src/theme/TOC/tocHighlight';
import Loading from '@theme/Loading';
import {
  reuseSidebar,
  SidebarMenu,
  enableCategoryToggles,
} from './sidebarAndToc';
import { updateDocumentHead } from './documentHead';
import { prefetchLinks } from './links';
import type { ClientPage } from './pageLoader';
import { CurrentPageContext } from './currentPageContext';
import {
  closest,
  findAll,
  TABLE_BOX,
  VERSION_BANNER_LINK,
} from '@site/src/site/dom';

/**
 * Keeps React from hydrating the element's children: it never compares the content of
 * `dangerouslySetInnerHTML`.
 */
const SKIP_HYDRATION = { __html: '' } as const;

/** The HTML of the first page, for when React replaces it after a failed hydration. */
const initialHtml =
  document.getElementById(SkipToContentFallbackId)?.innerHTML ?? '';

/** Replaces the HTML of the shown page by that of another. */
function renderPageHtml(area: HTMLElement, { built }: ClientPage): void {
  const content = built?.getElementById(SkipToContentFallbackId);
  if (content) {
    const copy = document.importNode(content, true);
    if (!reuseSidebar(area, copy)) {
      area.replaceChildren(...copy.childNodes);
    }
  } else if (!area.hasChildNodes()) {
    area.innerHTML = initialHtml;
  }
}

/** Makes a page interactive; returns a function that ends it. */
function activatePage(area: HTMLElement): () => void {
  enableCategoryToggles(area);
  findAll(area, `pre, ${TABLE_BOX}`).forEach(watchOverflow);
  const ends = [prefetchLinks(area), hydrateIslands(area)];
  return () => {
    for (const end of ends) end();
  };
}

const HIGHLIGHT = {
  ...TOC_HIGHLIGHT,
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/** Highlights the section in view in the table of contents. */
function TocHighlight(): null {
  useTOCHighlight(HIGHLIGHT);
  return null;
}

/** Shows a page whose HTML React does not render. */
function BuiltPageArea({ page }: { readonly page: ClientPage }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { name: latest } = useLatestVersion(undefined);
  // A click right after the page appears must find it interactive.
  useLayoutEffect(() => {
    const area = ref.current;
    if (area === null) return undefined;
    renderPageHtml(area, page);
    return activatePage(area);
  }, [page]);
  const source = page.built ?? document;
  return (
    <>
      {page.error !== undefined && (
        <Loading
          error={page.error}
          isLoading={false}
          pastDelay
          timedOut={false}
          retry={reload}
        />
      )}
      <div
        {...PAGE_AREA}
        ref={ref}
        dangerouslySetInnerHTML={SKIP_HYDRATION}
        onClickCapture={({ target }) => {
          // As the theme's banner does: its link leads to the latest version.
          if (closest(target, VERSION_BANNER_LINK)) {
            savePreferredVersionName(latest);
          }
        }}
      />
      <TocHighlight key={page.path} />
      {source.querySelector('aside') !== null && (
        <NavbarSecondaryMenuFiller component={SidebarMenu} props={{ page }} />
      )}
    </>
  );
}

/** Shows the page of `CurrentPageContext`. */
export default function PageArea(): ReactNode {
  const { page, location } = use(CurrentPageContext);
  const { Component, context, built } = page;
  useLayoutEffect(() => {
    if (built) updateDocumentHead(built);
  }, [built]);
  return (
    <ClientLifecyclesDispatcher
      previousLocation={usePrevious(location) ?? null}
      location={location}
    >
      {Component ? (
        <div {...PAGE_AREA}>
          <RouteContextProvider value={context ?? null}>
            <Component key={page.path} />
          </RouteContextProvider>
        </div>
      ) : (
        <BuiltPageArea page={page} />
      )}
    </ClientLifecyclesDispatcher>
  );
}
