// The router: its location changes when the page is loaded. In the original, Docusaurus'
// PendingNavigation in a BrowserRouter, the location changes at the click and the page
// later, and each time everything that reads the router's context renders.
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { reload } from '@site/src/runtime/deployment';
import { history, type HistoryTransition, type SiteLocation } from './history';
import { loadPage, type ClientPage } from './pageLoader';
import { saveScrollPosition, restoreScrollPosition } from './scrollRestoration';
import { CurrentPageContext, type CurrentPage } from './currentPageContext';

/** Makes a hash decodable: Docusaurus decodes it to find the element that it names. */
function toDecodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

/** Returns a page with its location, which has the page's canonical path. */
function toCurrentPage(page: ClientPage, location: SiteLocation): CurrentPage {
  const hash = toDecodableHash(location.hash);
  return { page, location: { ...location, pathname: page.path, hash } };
}

interface Props {
  readonly first: ClientPage;
  /** The location that the first page was loaded for. */
  readonly firstLocation: SiteLocation;
  readonly children: ReactNode;
}

/** Provides the current page, and loads the page of each navigation. */
export default function SiteRouter({
  first,
  firstLocation,
  children,
}: Props): ReactNode {
  const [shown, setShown] = useState<
    CurrentPage & { readonly transition?: HistoryTransition }
  >(() => toCurrentPage(first, firstLocation));
  useEffect(() => {
    /** The page that is shown, with its canonical path. */
    let displayed: CurrentPage = shown;
    /** The location that led to it, its path as it was asked for. */
    let displayedLocation = firstLocation;
    /** The location that was asked for last, whose page may be on its way. */
    let latestLocation = firstLocation;
    // Cleanup returned by the client modules' `onRouteUpdate`, to be called before the
    // next update.
    let endRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: null,
      location: displayed.location,
    });
    const navigate = async (): Promise<void> => {
      const transition: HistoryTransition = { ...history };
      const { location } = transition;
      if (location === latestLocation) return;
      latestLocation = location;
      const isSuperseded = () => location !== latestLocation;
      endRouteUpdate();
      const isShownPage =
        location.pathname === displayedLocation.pathname ||
        location.pathname === displayed.page.path;
      endRouteUpdate = dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: displayed.location,
        location: isShownPage
          ? toCurrentPage(displayed.page, location).location
          : location,
      });
      let { page } = displayed;
      try {
        if (!isShownPage) page = await loadPage(location.pathname);
      } catch (error) {
        console.warn(error);
        // The page's files may be gone because the site was published again. If
        // the reader has gone elsewhere meanwhile, the page there stays.
        if (!isSuperseded()) reload();
        return;
      }
      if (isSuperseded()) return;
      endRouteUpdate();
      saveScrollPosition(transition);
      displayed = toCurrentPage(page, location);
      displayedLocation = location;
      setShown({ ...displayed, transition });
    };
    const handleChange = () => void navigate();
    // The reader may have gone elsewhere already.
    handleChange();
    return history.listen(handleChange);
    // Runs once on purpose: the effect itself keeps track of the locations.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // Runs after the effects of the children, which scroll as well.
  useLayoutEffect(() => {
    if (shown.transition) restoreScrollPosition(shown.transition);
  }, [shown]);
  return <CurrentPageContext value={shown}>{children}</CurrentPageContext>;
}
