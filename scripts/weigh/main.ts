/**
 * Prints what a first visit to the pages of `build/` loads, in KB of gzip,
 * without what is prefetched; fails over a budget. With routes, prints the
 * weight of these pages instead.
 *
 *   npm run weigh [usage blog/bottom-sheet-v5]
 */
import { BASE_PATH } from '../../src/site/basePath';
import { runWithNames } from '../lib/runMain';
import { findOverBudget, median, weighSite, type PageWeight } from './weigh';

const RESOURCE_TYPES = ['js', 'css', 'html'] as const;

const toKb = (bytes: number) => Number((bytes / 1000).toFixed(1));

function printPages(pages: readonly PageWeight[], routes: readonly string[]) {
  const rows = routes.map((route) => {
    const page = pages.find((each) => each.route === route);
    if (page === undefined) {
      throw new Error(`build/ has no page "${route}".`);
    }
    const sizes = RESOURCE_TYPES.map((part) => [part, toKb(page[part])]);
    return [`/${route}`, Object.fromEntries(sizes) as object];
  });
  console.table(Object.fromEntries(rows));
}

function printKinds(pages: readonly PageWeight[]): void {
  const rows = (['docs', 'blog', 'other'] as const).map((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    const columns = RESOURCE_TYPES.flatMap((part) => {
      const sizes = own.map((page) => page[part]);
      return [
        [`${part} max`, toKb(Math.max(...sizes))],
        [`${part} median`, toKb(median(sizes))],
      ];
    });
    const sizes = Object.fromEntries(columns) as object;
    return [kind, { pages: own.length, ...sizes }];
  });
  console.table(Object.fromEntries(rows));
  for (const excess of findOverBudget(pages)) {
    console.error(`Over the budget: ${excess}`);
    process.exitCode = 1;
  }
}

void runWithNames((routes) => {
  const pages = weighSite('build', BASE_PATH);
  if (routes.length > 0) printPages(pages, routes);
  else printKinds(pages);
});
