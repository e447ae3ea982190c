import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import type { SiteEnvironment } from '../../site/environment';
import { pagePolicies } from '.';
import { runSteps } from '../after-build/testing';
import { contentSecurityPolicy, hashOf, inlineScripts } from './policy';

const BARE: SiteEnvironment = {
  siteUrl: 'https://example.com',
  search: { appId: '', apiKey: '', indexName: 'docs', insights: false },
  gtagTrackingId: undefined,
  hasStockClient: false,
};

const HOSTED: SiteEnvironment = {
  ...BARE,
  search: {
    appId: 'ABC123',
    apiKey: 'key',
    indexName: 'docs',
    insights: false,
  },
  gtagTrackingId: 'G-1',
};

describe('inline scripts', () => {
  test('are those that a browser would run, their text as it stands', () => {
    const html = `<head><script>a && "</p>"</script>
      <script type=application/ld+json>{"@type":"Thing"}</script>
      <script src=/main.js defer></script>
      <script type="module">b()</script></head>`;
    expect(inlineScripts(load(html))).toEqual(['a && "</p>"', 'b()']);
  });

  test('hash as the standard says', () => {
    // The example of CSP level 2, section 7.17.1.
    expect(hashOf("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

describe('policy', () => {
  test('names each script once, whatever the order', () => {
    const policy = contentSecurityPolicy(['b', 'a', 'b'], BARE);
    expect(policy).toBe(contentSecurityPolicy(['a', 'b'], BARE));
    expect(policy.split(hashOf('b'))).toHaveLength(2);
  });

  test('never allows unsafe scripts, and no other host without a service', () => {
    const policy = contentSecurityPolicy(['a'], BARE);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(`'self' ${hashOf('a')}`);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('http');
  });

  test('allows the hosts of the services that are on', () => {
    const policy = contentSecurityPolicy([], HOSTED);
    expect(policy).toMatch(
      /connect-src [^;]*https:\/\/abc123-dsn\.algolia\.net/,
    );
    expect(policy).toMatch(/connect-src [^;]*https:\/\/abc123-3\.algolianet/);
    expect(policy).toMatch(/script-src [^;]*googletagmanager/);
  });

  test('allows the insights only when they are on', () => {
    const insights =
      /cdn\.jsdelivr\.net[^;]*;.*connect-src [^;]*insights\.algolia/;
    expect(contentSecurityPolicy([], HOSTED)).not.toMatch(/jsdelivr|insights/);
    const search = { ...HOSTED.search, insights: true };
    expect(contentSecurityPolicy([], { ...HOSTED, search })).toMatch(insights);
  });

  test('refuses an id that would add to the policy', () => {
    const search = { ...HOSTED.search, appId: 'x; script-src *' };
    expect(() => contentSecurityPolicy([], { ...BARE, search })).toThrow(
      /ALGOLIA_APP_ID/,
    );
  });
});

describe('page', () => {
  const step = pagePolicies(BARE);

  test('carries the policy of all pages before everything that it rules', async () => {
    const pages = await runSteps([step], {
      'a.html': '<head><meta charset=UTF-8><script>a</script>',
      'b.html': '<head><meta charset="utf-8"><script>b</script>',
    });
    const policy = contentSecurityPolicy(['a', 'b'], BARE);
    const tags = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="strict-origin-when-cross-origin">`;
    expect(pages).toEqual({
      'a.html': `<head><meta charset=UTF-8>${tags}<script>a</script>`,
      'b.html': `<head><meta charset="utf-8">${tags}<script>b</script>`,
    });
  });

  test('without a character set is an error', async () => {
    await expect(
      runSteps([step], { 'a.html': '<head></head>' }),
    ).rejects.toThrow(/a\.html: .*character set/);
  });
});
