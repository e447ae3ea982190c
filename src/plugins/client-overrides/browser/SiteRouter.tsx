// A page is loaded before its address is shown. In the original, Docusaurus'
// PendingNavigation in a BrowserRouter, the address changes at the click and the
// page later, and each time all that reads the router's context is rendered.
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import preload from '@docusaurus/core/lib/client/preload';
import { canonicalLocation } from './canonicalLocation';
import { history, type SiteLocation } from './history';
import { __RouterContext as RouterContext } from './router';

/** Where the reader came to the site. */
export const firstLocation = canonicalLocation(history.location);

/** What is shown; the last to be wanted wins. */
let shown = firstLocation;
let wanted = history.location;

/** Takes back what the client modules do while a page is on its way. */
let arrive = dispatchLifecycleAction('onRouteUpdate', {
  previousLocation: null,
  location: shown,
});

/**
 * Loads the page of the history's location.
 *
 * @param show - called with the location when its page is there
 */
function follow(show: (location: SiteLocation) => void): void {
  const { location } = history;
  if (location === wanted) {
    return;
  }
  wanted = location;
  const next = canonicalLocation(location);
  arrive();
  arrive = dispatchLifecycleAction('onRouteUpdate', {
    previousLocation: shown,
    location: next,
  });
  preload(next.pathname).then(
    () => {
      if (location === wanted) {
        arrive();
        shown = next;
        show(next);
      }
    },
    (error: unknown) => {
      console.warn(error);
      // The page's files may be gone because the site was published again. If
      // the reader has gone elsewhere meanwhile, the page there stays.
      if (location === wanted) {
        window.location.reload();
      }
    },
  );
}

interface Props {
  readonly children: ReactNode;
}

/** Gives the location whose page is shown. */
export default function SiteRouter({ children }: Props): ReactNode {
  const [location, show] = useState(shown);
  useEffect(() => {
    const handleChange = () => {
      follow(show);
    };
    // What has been rendered may have gone elsewhere already.
    handleChange();
    return history.listen(handleChange);
  }, []);
  const router = useMemo(() => ({ location }), [location]);
  return <RouterContext value={router}>{children}</RouterContext>;
}
