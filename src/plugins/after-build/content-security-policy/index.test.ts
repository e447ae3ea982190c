import { expect, test } from 'vitest';
import type { SiteEnvironment } from '../../../site/environment';
import { EMBEDDED } from '../../../site/searchSettings';
import { runSteps } from '../../../shared/afterBuild/testing';
import { contentSecurityPolicy, pagePolicies } from '.';

const BARE: SiteEnvironment = {
  siteUrl: 'https://example.com',
  editUrl: 'https://example.com/edit/',
  search: {
    appId: EMBEDDED,
    apiKey: EMBEDDED,
    indexName: 'docs',
    insights: false,
  },
  gtagTrackingId: undefined,
  hasStockClient: false,
};

const withSearch = (search: Partial<SiteEnvironment['search']>) =>
  contentSecurityPolicy([], { ...BARE, search: { ...BARE.search, ...search } });

test('each page carries the hashes of all pages before everything that it rules', async () => {
  const scripts = `<script>alert('Hello, world.');</script><script type=application/ld+json>{}</script><script src=/main.js defer></script>`;
  const pages = await runSteps([pagePolicies(BARE)], {
    'a.html': `<head><meta charset=UTF-8>${scripts}`,
    'b.html': '<head><meta charset="utf-8"><script type="module">b</script>',
  });
  // The first is the example of CSP level 2, section 7.17.1.
  const hashes = `'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0=' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='`;
  for (const page of Object.values(pages)) {
    expect(page).toMatch(
      /^<head><meta charset="?utf-8"?><meta http-equiv="Content-Security-Policy" content="default-src 'self'; /i,
    );
    expect(/script-src 'self' ([^;]*)/.exec(page)?.[1]).toBe(hashes);
  }
});

test('allows the insights only when they are on', () => {
  const insights =
    /cdn\.jsdelivr\.net[^;]*;.*connect-src [^;]*insights\.algolia/;
  expect(withSearch({ appId: 'A' })).not.toMatch(/jsdelivr|insights/);
  expect(withSearch({ appId: 'A', insights: true })).toMatch(insights);
});

test('refuses an id that would add to the policy', () => {
  expect(() => withSearch({ appId: 'x; script-src *' })).toThrow(
    /ALGOLIA_APP_ID/,
  );
});

test('a page without a character set is an error', async () => {
  await expect(
    runSteps([pagePolicies(BARE)], { 'a.html': '<head></head>' }),
  ).rejects.toThrow(/a\.html: .*character set/);
});
