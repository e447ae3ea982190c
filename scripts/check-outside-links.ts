/**
 * Asks for every page of another site that the built site links to.
 *
 *   npm run build && npm run check:links
 *
 * Prints the dead links with the pages that hold them, and those whose host
 * turns programs away. Exits with 1 when a link is dead. It needs the internet,
 * so it is not part of the tests: a workflow runs it every week.
 */
import path from 'node:path';
import { builtPages } from './lib/builtPages';
import { checkLinks } from './lib/outsideLinks';

async function main(): Promise<void> {
  const pagesOf = new Map<string, Set<string>>();
  for (const { file, $ } of builtPages(path.resolve(__dirname, '../build'))) {
    for (const link of $('main a[href^="http"], footer a[href^="http"]')) {
      const url = ($(link).attr('href') ?? '').replace(/#.*/, '');
      const pages = pagesOf.get(url) ?? new Set();
      pagesOf.set(url, pages.add(file));
    }
  }
  const results = await checkLinks([...pagesOf.keys()].sort());
  for (const { url, state, reason } of results) {
    if (state === 'ok') continue;
    const pages = [...(pagesOf.get(url) ?? [])].join(', ');
    console.log(`${state} ${url} (${reason}) in ${pages}`);
    if (state === 'dead') process.exitCode = 1;
  }
  const working = results.filter(({ state }) => state === 'ok').length;
  console.log(`${working} of ${results.length} links work.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
