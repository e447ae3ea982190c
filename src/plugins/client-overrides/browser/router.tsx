// Replaces the packages `react-router` and `react-router-dom`, of which
// Docusaurus and its theme need this much: paths without parameters, and one
// history.
import { createContext, use, useEffect } from 'react';
import { history, type SiteLocation } from './history';

export { Link, NavLink } from './RouterLinks';

interface Router {
  readonly location: SiteLocation;
}

/** The location whose page is shown. */
export const __RouterContext = createContext<Router>(history);

/** Gives the location whose page is shown. */
export function useLocation(): SiteLocation {
  return use(__RouterContext).location;
}

/** Gives the site's history. */
export function useHistory(): typeof history {
  return history;
}

/** Goes to another address instead of rendering. */
export function Redirect({ to }: { readonly to: string }): null {
  useEffect(() => {
    history.replace(to);
  }, [to]);
  return null;
}

interface Pattern {
  readonly path?: string;
  readonly exact?: boolean;
}

interface Match {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: object;
}

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/** Whether a path is that of the pattern or, unless it is exact, below it. */
export function matchPath(
  pathname: string,
  { path = '*', exact = false }: Pattern,
): Match | null {
  const [asked, wanted] = [plain(pathname), plain(path)];
  const isExact = path === '*' || asked === wanted;
  return isExact || (!exact && asked.startsWith(`${wanted}/`))
    ? { path, url: pathname.slice(0, path.length), isExact, params: {} }
    : null;
}
