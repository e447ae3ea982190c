// That each page's scripts have their hash, and run, the browser tests find.
import { expect, test } from 'vitest';
import { readSiteEnvironment } from '../../../site/environment';
import { contentSecurityPolicy } from '.';

const BARE = readSiteEnvironment({});

const withSearch = (search: Partial<typeof BARE.search>) =>
  contentSecurityPolicy([], { ...BARE, search: { ...BARE.search, ...search } });

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
