// That each page's scripts have their hash, and run, the browser tests find.
import { expect, test } from 'vitest';
import { readSiteEnvironment } from '../../../site/environment';
import { contentSecurityPolicy } from '.';

const BARE = readSiteEnvironment({});

const withSearch = (search: Partial<typeof BARE.search>) =>
  contentSecurityPolicy([], { ...BARE, search: { ...BARE.search, ...search } });

test('allows nothing of other hosts without hosted services', () => {
  expect(contentSecurityPolicy(['run()'], BARE).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('adds the hosts of each hosted service to what needs them', () => {
  const policy = contentSecurityPolicy([], {
    ...BARE,
    search: { ...BARE.search, appId: 'APPID' },
    gtagTrackingId: 'G-1',
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' https://www.googletagmanager.com",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://*.google-analytics.com https://www.googletagmanager.com",
    "connect-src 'self' https://appid-dsn.algolia.net https://appid.algolia.net https://appid-1.algolianet.com https://appid-2.algolianet.com https://appid-3.algolianet.com https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
    "object-src 'none'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ]);
});

test('allows the insights only when they are on', () => {
  const insights = /connect-src [^;]*insights\.algolia/;
  expect(withSearch({ appId: 'A' })).not.toMatch(insights);
  expect(withSearch({ appId: 'A', insights: true })).toMatch(insights);
});

test('refuses an id that would add to the policy', () => {
  expect(() => withSearch({ appId: 'x; script-src *' })).toThrow(
    /ALGOLIA_APP_ID/,
  );
});
