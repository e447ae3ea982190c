import { describe, expect, it } from 'vitest';
import { readSiteEnvironment } from './environment';

describe('readSiteEnvironment', () => {
  it('needs nothing: embedded search, no analytics, the published origin', () => {
    expect(readSiteEnvironment({})).toEqual({
      siteUrl: 'https://gorhom.dev',
      search: {
        indexName: 'react-native-bottom-sheet',
        appId: '',
        apiKey: '',
        insights: false,
      },
      gtagTrackingId: undefined,
      hasStockClient: false,
    });
  });

  it("takes a flag for Docusaurus' own client", () => {
    const stock = (value: string) =>
      readSiteEnvironment({ STOCK_CLIENT: value }).hasStockClient;
    expect(stock('true')).toBe(true);
    expect(stock('false')).toBe(false);
    expect(() => stock('1')).toThrow(/STOCK_CLIENT is neither true nor false/);
  });

  it('counts empty values as unset, as an unset CI variable arrives', () => {
    expect(
      readSiteEnvironment({
        SITE_URL: '',
        ALGOLIA_APP_ID: ' ',
        ALGOLIA_SEARCH_API_KEY: '',
        GTAG_TRACKING_ID: '',
      }),
    ).toEqual(readSiteEnvironment({}));
  });

  // @spec 6.2
  it('publishes the search-only key, and nothing of the key that writes', () => {
    const settings = JSON.stringify(
      readSiteEnvironment({
        ALGOLIA_APP_ID: 'APP',
        ALGOLIA_SEARCH_API_KEY: 'search-only',
        ALGOLIA_ADMIN_API_KEY: 'writes',
      }),
    );
    expect(settings).toContain('search-only');
    expect(settings).not.toContain('writes');
  });

  // @spec 7.4
  it('takes hosted search with the index named after the project', () => {
    expect(
      readSiteEnvironment({ ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'k' })
        .search,
    ).toEqual({
      appId: 'A',
      apiKey: 'k',
      indexName: 'react-native-bottom-sheet',
      insights: false,
    });
  });

  it('takes another index name', () => {
    expect(
      readSiteEnvironment({
        ALGOLIA_APP_ID: 'A',
        ALGOLIA_SEARCH_API_KEY: 'k',
        ALGOLIA_INDEX_NAME: 'other',
      }).search.indexName,
    ).toBe('other');
  });

  // @spec 7.9
  it('reports to the hosted service only when it is told to', () => {
    const hosted = { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'k' };
    const insights = (variables: Record<string, string>) =>
      readSiteEnvironment(variables).search.insights;
    expect(insights({ ...hosted, ALGOLIA_INSIGHTS: 'true' })).toBe(true);
    expect(insights({ ALGOLIA_INSIGHTS: 'true' })).toBe(false);
    expect(() => insights({ ...hosted, ALGOLIA_INSIGHTS: 'yes' })).toThrow(
      /ALGOLIA_INSIGHTS is neither true nor false: "yes"/,
    );
  });

  // @spec 5.4 8.10
  it('stops at half a configuration with the texts of the search client', () => {
    expect(() => readSiteEnvironment({ ALGOLIA_APP_ID: 'A' })).toThrow(
      /^apiKey is missing\.$/,
    );
    expect(() => readSiteEnvironment({ ALGOLIA_SEARCH_API_KEY: 'k' })).toThrow(
      /^appId is missing\.$/,
    );
  });

  it.each(['gorhom.dev', 'ftp://gorhom.dev', 'https://gorhom.dev/docs'])(
    'refuses the site address %s and says what to set',
    (value) => {
      expect(() => readSiteEnvironment({ SITE_URL: value })).toThrow(
        /SITE_URL .*https:\/\/gorhom\.dev/,
      );
    },
  );

  it('refuses a tracking id that would break out of the script', () => {
    expect(() =>
      readSiteEnvironment({ GTAG_TRACKING_ID: "G-1');alert('" }),
    ).toThrow(/GTAG_TRACKING_ID/);
  });
});
