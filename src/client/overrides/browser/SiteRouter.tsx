// The router's location changes when the page is loaded. In the original,
// Docusaurus' PendingNavigation in a BrowserRouter, it changes at the click and the
// page later, and each time all that reads the router's context is rendered.
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { reload } from '@site/src/runtime/deployment';
import { history, type HistoryTransition, type SiteLocation } from './history';
import { loadPage, type ClientPage } from './pageLoader';
import { saveScrollPosition, restoreScrollPosition } from './scrollRestoration';
import { CurrentPageContext, type CurrentPage } from './currentPageContext';

/** The hash, which Docusaurus decodes to find the element that it names. */
function toDecodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

function show(page: ClientPage, location: SiteLocation): CurrentPage {
  const hash = toDecodableHash(location.hash);
  return { page, location: { ...location, pathname: page.path, hash } };
}

interface Props {
  readonly first: ClientPage;
  /** The location that the first page was loaded for. */
  readonly firstLocation: SiteLocation;
  readonly children: ReactNode;
}

/** Gives the page and the location that are shown. */
export default function SiteRouter({
  first,
  firstLocation,
  children,
}: Props): ReactNode {
  const [shown, setShown] = useState<
    CurrentPage & { readonly arrival?: HistoryTransition }
  >(() => show(first, firstLocation));
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
      const arrival: HistoryTransition = { ...history };
      const { location } = arrival;
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
          ? show(displayed.page, location).location
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
      saveScrollPosition(arrival);
      displayed = show(page, location);
      displayedLocation = location;
      setShown({ ...displayed, arrival });
    };
    const handleChange = () => void navigate();
    // The reader may have gone elsewhere already.
    handleChange();
    return history.listen(handleChange);
    // Runs once on purpose: the effect itself keeps track of the locations.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // After all that scrolls when a page is shown, which is inside.
  useLayoutEffect(() => {
    if (shown.arrival) restoreScrollPosition(shown.arrival);
  }, [shown]);
  return <CurrentPageContext value={shown}>{children}</CurrentPageContext>;
}
