/**
 * Prints what a first visit to the pages of `build/` loads, in KB of gzip,
 * without what is prefetched; fails over a budget.
 *
 *   npm run weigh
 */
import { BASE_PATH } from '../../src/site/basePath';
import { findExcess, median, weighSite } from './weigh';

const pages = weighSite('build', BASE_PATH);
const kb = (bytes: number) => Number((bytes / 1000).toFixed(1));

console.table(
  Object.fromEntries(
    (['docs', 'blog', 'other'] as const).map((kind) => {
      const own = pages.filter((page) => page.kind === kind);
      const columns = (['js', 'css', 'html'] as const).flatMap((part) => {
        const sizes = own.map((page) => page[part]);
        return [
          [`${part} max`, kb(Math.max(...sizes))],
          [`${part} median`, kb(median(sizes))],
        ];
      });
      return [kind, { pages: own.length, ...Object.fromEntries(columns) }];
    }),
  ),
);
for (const excess of findExcess(pages)) {
  console.error(`Over the budget: ${excess}`);
  process.exitCode = 1;
}
