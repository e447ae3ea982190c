// Overrides `src/theme/Layout/PageArea`, what is between the navbar and the
// footer. A built page is one piece of HTML that React leaves alone; what has a
// behavior in it starts by itself. Pages with a React component are rendered.
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
import { startIslands } from '@site/src/client/islands/start';
import { PAGE_AREA } from '@site/src/theme/Layout/area';
import Loading from '@theme/Loading';
import { keepSidebar, SidebarMenu, startCategories } from './columns';
import { showHead } from './showHead';
import { prefetchLinks } from './links';
import type { SitePage } from './pages';
import { ShownContext } from './shown';

/** For an element whose children are not React's: it does not hydrate innerHTML. */
const KEEP_HTML = { __html: '' } as const;

/** The first page as it was built, for when React has to start afresh. */
const firstHtml =
  document.getElementById(SkipToContentFallbackId)?.innerHTML ?? '';

/** Puts a page where the shown one is. */
function fill(area: HTMLElement, { built }: SitePage): void {
  const content = built?.getElementById(SkipToContentFallbackId);
  if (content) {
    const copy = document.importNode(content, true);
    if (!keepSidebar(area, copy)) {
      area.replaceChildren(...copy.childNodes);
    }
  } else if (!area.hasChildNodes()) {
    area.innerHTML = firstHtml;
  }
}

/** Starts what has a behavior; returns a function that ends it. */
function start(area: HTMLElement): () => void {
  startCategories(area);
  area
    .querySelectorAll<HTMLElement>('pre, [data-table]')
    .forEach(watchOverflow);
  const ends = [prefetchLinks(area), startIslands(area)];
  return () => {
    for (const end of ends) end();
  };
}

const HIGHLIGHT = {
  linkClassName: 'toc-highlight',
  linkActiveClassName: 'table-of-contents__link--active',
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
};

/** Marks in the table of contents where the reader is. */
function ContentsMark(): null {
  useTOCHighlight(HIGHLIGHT);
  return null;
}

function BuiltPage({ page }: { readonly page: SitePage }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const { savePreferredVersionName } = useDocsPreferredVersion();
  const { name: latest } = useLatestVersion(undefined);
  // A click right after the page has appeared must find what it is on.
  useLayoutEffect(() => {
    const area = ref.current;
    if (area === null) return undefined;
    fill(area, page);
    return start(area);
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
        dangerouslySetInnerHTML={KEEP_HTML}
        onClickCapture={({ target }) => {
          // The reader leaves an old version by its banner.
          if ((target as Element).closest('.theme-doc-version-banner a')) {
            savePreferredVersionName(latest);
          }
        }}
      />
      <ContentsMark key={page.path} />
      {source.querySelector('aside') !== null && (
        <NavbarSecondaryMenuFiller component={SidebarMenu} props={{ page }} />
      )}
    </>
  );
}

function ShownPage(): ReactNode {
  const { page, location } = use(ShownContext);
  const { Component, context, built } = page;
  useLayoutEffect(() => {
    if (built) showHead(built);
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
        <BuiltPage page={page} />
      )}
    </ClientLifecyclesDispatcher>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** The page that is shown, or what is shown instead where the site has crashed. */
export default function PageArea({ children }: Props): ReactNode {
  return children === null ? (
    <ShownPage />
  ) : (
    <div {...PAGE_AREA}>{children}</div>
  );
}
