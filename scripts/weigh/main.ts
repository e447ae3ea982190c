/**
 * Prints what a first visit to the pages of `build/` loads, in KB of gzip, without what
 * is prefetched, of all pages or of those whose routes are given; fails over a budget.
 *
 *   npm run weigh [usage blog/bottom-sheet-v5]
 */
import { BASE_PATH } from '../../src/site/basePath';
import { runWithNames } from '../lib/runMain';
import { findOverBudget, weighSite } from './weigh';

const toKb = (bytes: number) => Number((bytes / 1000).toFixed(1));

void runWithNames((routes) => {
  const pages = weighSite('build', BASE_PATH);
  const missing = routes.find(
    (one) => !pages.some((page) => page.route === one),
  );
  if (missing !== undefined)
    throw new Error(`build/ has no page "${missing}".`);
  const shown = pages.filter(
    ({ route }) => routes.length === 0 || routes.includes(route),
  );
  console.table(
    Object.fromEntries(
      shown.map(({ route, js, css, html }) => [
        `/${route}`,
        { js: toKb(js), css: toKb(css), html: toKb(html) },
      ]),
    ),
  );
  for (const excess of findOverBudget(pages)) {
    console.error(`Over the budget: ${excess}`);
    process.exitCode = 1;
  }
});
