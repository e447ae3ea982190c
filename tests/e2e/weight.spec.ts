import { filesOf } from '../../scripts/weigh/weigh';
import { expect, hydrated, test } from './fixtures';
import { BASE_PATH } from './sites';

for (const route of ['', 'props', 'search', 'no-such-page']) {
  test(`a first visit to /${route} loads the scripts that its HTML names and no others`, async ({
    page,
    allowedProblems,
  }) => {
    if (route === 'no-such-page') {
      allowedProblems.push(/Failed to load resource.*404/);
    }
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const isAhead =
        request.headers()['sec-purpose']?.includes('prefetch') === true;
      if (request.url().endsWith('.js') && !isAhead) {
        loaded.add(new URL(request.url()).pathname);
      }
    });
    // A phone has the sidebar's menu besides, and least time for it.
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(route);
    const named = filesOf((await answer?.text()) ?? '').js;
    await hydrated(page);
    // The not-found page looks by now for what the reader may have meant.
    const later = /\/src_[^/]*\.js$/;
    const ours = [...loaded].filter(
      (file) => !later.test(file) || named.includes(file),
    );
    expect(ours.sort()).toEqual([...named].sort());
    expect(named.length).toBeGreaterThan(1);
    expect(named.every((file) => file.startsWith(BASE_PATH))).toBe(true);
  });
}
