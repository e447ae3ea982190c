import { ROUTES } from '../../src/site/routes';
import type { Page } from '../../src/site/mdx';
import type { Problem } from '../lib/problems';
import { checkFrontMatter, checkUniqueDescriptions } from './frontMatter';
import {
  checkLinks,
  missingRoutes,
  type LinkContext,
  type Pending,
} from './links';
import { describePage, problemAtField, type ProsePage } from './page';
import { checkAdmonitions, checkHeadings } from './structure';

export interface ProseResult {
  problems: Problem[];
  /** Pages of the specification that do not exist, with the links to them. */
  pending: Pending[];
}

/**
 * Checks the prose of pages.
 *
 * @param all every page of docs and blog: links and descriptions need them.
 * @param selected files to report on; all of them if left out.
 * @param exists tells whether a file of the repository exists.
 */
export function checkProse(
  all: readonly Page[],
  exists: LinkContext['exists'],
  selected?: ReadonlySet<string>,
): ProseResult {
  const pages = all.map(describePage);
  const chosen = pages.filter(({ file }) => selected?.has(file) ?? true);
  const linked = chosen.map((page) => checkLinks(page, { pages, exists }));
  const problems = [
    ...chosen.flatMap((page) => [
      ...checkFrontMatter(page),
      ...checkRoute(page),
      ...checkHeadings(page),
      ...checkAdmonitions(page),
    ]),
    ...checkUniqueDescriptions(pages).filter(
      ({ file }) => selected?.has(file) ?? true,
    ),
    ...linked.flatMap((result) => result.problems),
  ];
  const missing = selected ? [] : missingRoutes(pages);
  const routes = new Set([
    ...missing,
    ...linked.flatMap(({ pending }) => pending.map(({ route }) => route)),
  ]);
  return {
    problems,
    pending: [...routes].map((route) => ({
      route,
      links: linked.flatMap(({ pending }) =>
        pending.flatMap((entry) => (entry.route === route ? entry.links : [])),
      ),
    })),
  };
}

/** A page's address is a route that the site has; `_partials` have none. */
function checkRoute(page: ProsePage): Problem[] {
  if (/\/_[^/]*$/.test(page.file) || ROUTES.includes(page.route)) {
    return [];
  }
  return [
    problemAtField(
      page,
      'slug',
      'route',
      `The page's address would be /${page.route}, which is not a route of the site. Name the file or its slug after its route. Add the route of a new page to src/site/routes.ts.`,
    ),
  ];
}
