// Overrides Docusaurus' exports of react-router: paths here have no parameters,
// and there is one history.
import { use } from 'react';
import { history, type SiteLocation } from './history';
import { ShownContext } from './shown';

interface Pattern {
  readonly path: string;
  readonly exact?: boolean;
}

const plain = (path: string) => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether a path is that of the pattern or, unless it is exact, below it. The
 * original tells more, for which nobody asks.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: Pattern,
): boolean {
  const [asked, wanted] = [plain(pathname), plain(path)];
  return asked === wanted || (!exact && asked.startsWith(`${wanted}/`));
}

/** Gives the location whose page is shown. */
export const useLocation = (): SiteLocation => use(ShownContext).location;

/** Gives the site's history. */
export const useHistory = (): typeof history => history;
