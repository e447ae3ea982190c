// Overrides Docusaurus' exports of react-router: paths here have no parameters,
// and there is one history.
import { use } from 'react';
import { history, type SiteLocation } from './history';
import { ShownContext } from './shown';

export { matchPath } from './matchPath';

/** Gives the location whose page is shown. */
export function useLocation(): SiteLocation {
  return use(ShownContext).location;
}

/** Gives the site's history. */
export function useHistory(): typeof history {
  return history;
}
