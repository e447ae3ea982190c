// Overrides Docusaurus' exports of react-router: paths here have no parameters,
// and there is one history.
import { use } from 'react';
import { history, type SiteLocation } from './history';
import { CurrentPageContext } from './currentPageContext';

interface Pattern {
  readonly path: string;
  readonly exact?: boolean;
}

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether a path equals the pattern, or starts with it unless `exact` is set. Unlike
 * react-router, returns a boolean: no caller uses the match object.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: Pattern,
): boolean {
  const [asked, wanted] = [plain(pathname), plain(path)];
  return asked === wanted || (!exact && asked.startsWith(`${wanted}/`));
}

/** Gives the location whose page is shown. */
export const useLocation = (): SiteLocation => use(CurrentPageContext).location;

/** Gives the site's history. */
export const useHistory = (): typeof history => history;
