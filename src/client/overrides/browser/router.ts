// Overrides Docusaurus' exports of react-router, which this site needs less of: routes
// have no parameters, and there is one history.
import { use } from 'react';
import { history, type SiteLocation } from './history';
import { CurrentPageContext } from './currentPageContext';

interface Pattern {
  readonly path: string;
  readonly exact?: boolean;
}

const normalizePath = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether a path equals the pattern, or starts with it unless `exact` is set. Unlike
 * react-router, returns a boolean: no caller uses the match object.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: Pattern,
): boolean {
  const actual = normalizePath(pathname);
  const wanted = normalizePath(path);
  return actual === wanted || (!exact && actual.startsWith(`${wanted}/`));
}

/** Returns the location of the current page. */
export const useLocation = (): SiteLocation => use(CurrentPageContext).location;

/** Returns the history of the tab. */
export const useHistory = (): typeof history => history;
