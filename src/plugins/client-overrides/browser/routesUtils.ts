// Overrides the module of the same name of Docusaurus' common theme. The
// original looks for the home page in the table of all pages.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** As in the original. */
export function isSamePath(
  path1: string | undefined,
  path2: string | undefined,
): boolean {
  const normalize = (path: string | undefined) =>
    (!path || path.endsWith('/') ? path : `${path}/`)?.toLowerCase();
  return normalize(path1) === normalize(path2);
}

interface HomePageRoute {
  readonly path: string;
  readonly exact: true;
}

/** The home page; `writeTables` refuses a site that has none. */
export function findHomePageRoute({
  baseUrl,
}: {
  readonly baseUrl: string;
}): HomePageRoute {
  return { path: baseUrl, exact: true };
}

/** As in the original. */
export function useHomePageRoute(): HomePageRoute {
  return findHomePageRoute(useDocusaurusContext().siteConfig);
}
