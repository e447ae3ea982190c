// The budgets weigh the scripts that a page's HTML names.
import { filesOf } from '../../scripts/weigh/weigh';
import { expect, hydrated, test } from './fixtures';
import { resize } from './siteLayout';

for (const route of ['', 'props', 'troubleshooting', 'search']) {
  test(`a first visit to /${route} loads exactly the files that its HTML names`, async ({
    page,
  }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const isPrefetch =
        request.headers()['sec-purpose']?.includes('prefetch') === true;
      if (/\.(?:js|css)$/.test(request.url()) && !isPrefetch) {
        loaded.add(new URL(request.url()).pathname);
      }
    });
    // A phone also loads the menu, and has the least time.
    await resize(page, 390, 844);
    const answer = await page.goto(route);
    const { js, css } = filesOf((await answer?.text()) ?? '');
    const named = js.concat(css);
    await hydrated(page);
    expect(named.length).toBeGreaterThan(1);
    expect([...loaded].sort()).toEqual([...named].sort());
  });
}
