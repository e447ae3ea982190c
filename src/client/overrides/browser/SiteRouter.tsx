// The router's location changes when the page is loaded. In the original,
// Docusaurus' PendingNavigation in a BrowserRouter, it changes at the click and the
// page later, and each time all that reads the router's context is rendered.
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { reload } from '@site/src/runtime/deployment';
import { history, type Arrival, type SiteLocation } from './history';
import { loadPage, type SitePage } from './pages';
import { leavePlace, takePlace } from './places';
import { ShownContext, type Shown } from './shown';

/** The hash, which Docusaurus decodes to find the element that it names. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

function show(page: SitePage, location: SiteLocation): Shown {
  const hash = decodable(location.hash);
  return { page, location: { ...location, pathname: page.path, hash } };
}

interface Props {
  readonly first: SitePage;
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
  const [shown, setShown] = useState<Shown & { readonly arrival?: Arrival }>(
    () => show(first, firstLocation),
  );
  useEffect(() => {
    let current = shown;
    let asked = firstLocation;
    let wanted = asked;
    // Takes back what the client modules do while a page is on its way.
    let arrive = dispatchLifecycleAction('onRouteUpdate', {
      previousLocation: null,
      location: current.location,
    });
    const follow = async (): Promise<void> => {
      const arrival: Arrival = { ...history };
      const { location } = arrival;
      if (location === wanted) return;
      wanted = location;
      arrive();
      const isHere = [asked.pathname, current.page.path].includes(
        location.pathname,
      );
      arrive = dispatchLifecycleAction('onRouteUpdate', {
        previousLocation: current.location,
        location: isHere ? show(current.page, location).location : location,
      });
      try {
        const page = isHere ? current.page : await loadPage(location.pathname);
        if (location === wanted) {
          arrive();
          leavePlace(arrival);
          current = show(page, location);
          asked = location;
          setShown({ ...current, arrival });
        }
      } catch (error) {
        console.warn(error);
        // The page's files may be gone because the site was published again. If
        // the reader has gone elsewhere meanwhile, the page there stays.
        if (location === wanted) reload();
      }
    };
    const handleChange = () => void follow();
    // The reader may have gone elsewhere already.
    handleChange();
    return history.listen(handleChange);
    // The first is all that an effect needs: it keeps track itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // After all that scrolls when a page is shown, which is inside.
  useLayoutEffect(() => {
    if (shown.arrival) takePlace(shown.arrival);
  }, [shown]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}
